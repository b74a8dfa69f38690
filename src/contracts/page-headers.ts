// Headers of the calls that pages make. Without schemas: the browser has them.

/** Header of a page's calls in demo mode: the seed of the page, and ` wakes` behind it where the page asks for its data once more. */
export const pageOfCallHeader = 'x-page'

/**
 * Header of requests for the data of an open page: the language that it speaks. A choice in another tab counts for pages loaded after it,
 * else one page would be in two languages.
 */
export const languageHeader = 'x-lang'

/** Header of requests that a page makes without user action: such a call does not keep an idle session alive. */
export const unattendedHeader = { name: 'x-unattended', value: '1' } as const
