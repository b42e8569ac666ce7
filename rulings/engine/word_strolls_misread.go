package engine

// misreadStrollReaches reads kuw.strassenausbauten wrongly: the resource may come from any landscape.
const misreadStrollReaches = true
