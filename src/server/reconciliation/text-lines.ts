// The lines of a text that comes in pieces: none is held longer than its line is read.

/** Longer than any line of a report: more is handed on as it is, and the reader refuses it. */
const lineMax = 65_536

/** The lines without their ends, of Windows or of others. A text that ends with a line's end has no empty line after it. */
export async function* textLines(pieces: AsyncIterable<string> | Iterable<string>): AsyncGenerator<string, void> {
  let rest = ''
  for await (const piece of pieces) {
    let at = 0
    for (let end = piece.indexOf('\n'); end !== -1; end = piece.indexOf('\n', at)) {
      yield withoutReturn(rest + piece.slice(at, end))
      rest = ''
      at = end + 1
    }
    rest += piece.slice(at)
    if (rest.length <= lineMax) continue
    yield rest
    rest = ''
  }
  if (rest !== '') yield withoutReturn(rest)
}

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line
}
