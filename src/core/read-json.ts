// Text that came from outside, read as JSON.

/** What a text says as JSON; `undefined`, which JSON cannot say, for a text that is none, such as a proxy's page. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
