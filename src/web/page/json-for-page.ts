// JSON that can stand in a page without ending its script.

/** JSON that cannot end the element around it, whatever a name holds. */
export function jsonForPage(data: unknown): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
