package search
import ("testing";"fmt";"context";"catanica/catalog")
func TestDbg(t *testing.T){
 ix:=sampleIndex(t)
 us:=ix.parse("feuerwachenhexe",catalog.DE)
 fmt.Printf("%+v\n",us)
 s,_:=ix.score(context.Background(),us)
 fmt.Println(s.total)
 r,_:=ix.Find(context.Background(),Query{Text:"feuerwachenhexe",Lang:catalog.DE})
 for _,h:=range r.Hits{fmt.Println(h.ID,h.Score)}
 for i,d:=range ix.docs{fmt.Println(i,d.ID)}
}
