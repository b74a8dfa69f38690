// What a code from a message must be like before it is sent.

/** A code has at least so many characters (PAYMENT-17). */
export const codeMinCharacters = 6
