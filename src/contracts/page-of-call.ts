// Demo mode: which page a call is made for, so that a page that wakes is told what it was told before. Without schemas.

/** Header of a page's calls in demo mode: the seed of the page, and ` wakes` behind it where the page asks for its data once more. */
export const pageOfCallHeader = 'x-page'
