module catanica

go 1.26.0
