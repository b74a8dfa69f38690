// Named limits of papers.

/** A link to a paper opens once, within this time. */
export const documentLinkSeconds = 300
