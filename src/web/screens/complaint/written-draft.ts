// The text form of a draft, and how it is read back.

/** A draft expires after this time. */
const keptHours = 24

export interface Draft {
  readonly text: string
  /** Addresses of pictures that were sent already. */
  readonly pictures: readonly string[]
}

/** How a draft is kept. `owner` names borrower and loan. */
export function writtenDraft(draft: Draft, owner: string, nowMs: number): string {
  return JSON.stringify({ owner, savedAtMs: nowMs, text: draft.text, pictures: draft.pictures })
}

/** Reads what {@link writtenDraft} wrote; null for another borrower's, an expired or empty one, and for anything else. */
export function readDraft(kept: string | null, owner: string, nowMs: number): Draft | null {
  const found = parsed(kept)
  if (found === null || found.owner !== owner) return null
  const { savedAtMs, text, pictures } = found
  if (typeof savedAtMs !== 'number' || savedAtMs > nowMs || nowMs - savedAtMs > keptHours * 3_600_000) return null
  if (typeof text !== 'string' || !Array.isArray(pictures)) return null
  const urls = pictures.filter((url): url is string => typeof url === 'string' && /^\/uploads\/[\w.]+$/.test(url))
  return text === '' && urls.length === 0 ? null : { text, pictures: urls }
}

function parsed(kept: string | null): Readonly<Record<string, unknown>> | null {
  if (kept === null) return null
  try {
    const found: unknown = JSON.parse(kept)
    return typeof found === 'object' && found !== null ? (found as Readonly<Record<string, unknown>>) : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
