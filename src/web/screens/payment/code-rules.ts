// What a code from a message must be like before it is sent.

/** A code has at least so many characters (spec section 5). */
export const codeMinCharacters = 6
