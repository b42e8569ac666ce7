package templates

// APIPage is the reference of the API. Everything in it comes from the registered operations.
type APIPage struct {
	Topics   []APITopic
	Problems []APIProblem
}

// APITopic is a group of operations.
type APITopic struct {
	ID, Name, About string
	Operations      []APIOperation
}

// APIOperation is one call.
type APIOperation struct {
	ID, Method, Path, Summary, About string
	Params, Body, Answer             []APIField
	Examples                         []APIExample
	Problems                         []APIProblem
	Deprecated                       bool
}

// APIField is a parameter, or a field of a body or an answer.
type APIField struct {
	Name, Type, Default, About string
	Required                   bool
	Values                     []string
}

// APIExample is a request that a reader can send: a link, or a form if it has an Action.
type APIExample struct {
	About, Href  string
	Action, Curl string
	Fields       []APIFormField
}

// APIFormField is a field of an example's form.
type APIFormField struct {
	ID, Name, Value string
	Lines           int // more than 1 for a text
}

// APIProblem is a kind of error.
type APIProblem struct {
	Code   string
	Status int
}

// Head implements View.
func (p APIPage) Head(f Frame) Head {
	return Head{Title: f.Say(textAPI), Description: f.Say(textAPILead), Section: "api"}
}
