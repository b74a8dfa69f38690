// Parses a multipart form in memory without copying the bytes of its files. Stricter than the standard: accepts only what browsers and
// apps send.

export interface FormPart {
  readonly name: string
  /** The file's own name; null for a field. */
  readonly fileName: string | null
  /** A view of the form's bytes. */
  readonly bytes: Buffer
}

/** More parts than any form of ours has. */
export const partsMax = 100
export const headMaxBytes = 2_048
export const lineEnd = Buffer.from('\r\n')
export const between = Buffer.from('\r\n--')
export const headEnd = Buffer.from('\r\n\r\n')

/** The boundary of a content type, as RFC 2046 allows it; null where there is none. */
export function boundaryOf(contentType: string): string | null {
  const found = /;\s*boundary=(?:"([^"]{1,70})"|([^\s";]{1,70}))\s*(?:;|$)/i.exec(contentType)
  const boundary = found?.[1] ?? found?.[2] ?? ''
  return /^[\w'()+,\-./:=?]{1,70}$/.test(boundary) ? boundary : null
}

/** The names in a part's head; null where it is no part of a form. */
export function namesIn(head: string): Pick<FormPart, 'name' | 'fileName'> | null {
  let names: Pick<FormPart, 'name' | 'fileName'> | null = null
  if (/\p{Cc}/u.test(head.replaceAll('\r\n', ''))) return null
  for (const line of head.split('\r\n')) {
    const disposition = /^content-disposition: ?form-data; ?name="([^"]*)"(?:; ?filename="([^"]*)")?$/i.exec(line)
    if (disposition !== null) {
      if (names !== null) return null
      names = { name: unescaped(disposition[1] ?? ''), fileName: disposition[2] ?? null }
    } else if (
      !/^content-type: ?[\x20-\x7e]+$/i.test(line) &&
      !/^content-transfer-encoding: ?(binary|7bit|8bit)$/i.test(line)
    ) {
      return null
    }
  }
  return names
}

/** Browsers escape three characters of a name like this. */
const unescaped = (name: string): string =>
  name.replace(/%(0A|0D|22)/gi, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** The parts of a form; null for what is none. */
export function readParts(contentType: string, form: Buffer): FormPart[] | null {
  const boundary = boundaryOf(contentType)
  if (boundary === null) return null
  const first = Buffer.from(`--${boundary}`)
  if (!form.subarray(0, first.length).equals(first)) return null
  const parts: FormPart[] = []
  let at = first.length
  for (;;) {
    const rest = form.subarray(at, at + 4).toString('latin1')
    if (rest.startsWith('--')) return /^--(\r\n)?$/.test(form.subarray(at).toString('latin1', 0, 5)) ? parts : null
    if (!form.subarray(at, at + 2).equals(lineEnd) || parts.length === partsMax) return null
    const headAt = at + 2
    const bodyAt = form.indexOf(headEnd, headAt)
    if (bodyAt === -1 || bodyAt - headAt > headMaxBytes) return null
    const names = namesIn(form.subarray(headAt, bodyAt).toString('utf8'))
    if (names === null) return null
    const contentAt = bodyAt + headEnd.length
    // A boundary inside a part makes the form invalid: another parser could split it in another place.
    const next = form.indexOf(boundary, contentAt)
    const end = next - between.length
    if (next === -1 || end < contentAt || !form.subarray(end, next).equals(between)) return null
    parts.push({ ...names, bytes: form.subarray(contentAt, end) })
    at = next + boundary.length
  }
}
