// The statements of an SQL text, so that each is sent by itself: a distributed schema refuses several in one message.

export interface SqlStatement {
  /** Without what stands around it; comments within it stay. */
  readonly sql: string
  /** The line of the text on which it begins, from 1. */
  readonly line: number
}

/** What PostgreSQL reads as one piece, whatever stands in it: quoted texts and names, bodies, comments. In the order in which they are tried. */
const pieces: readonly RegExp[] = [
  /--[^\n]*/y,
  // Quotes within a text are doubled; with an E before it, a backslash takes the next character along.
  /\b[eE]'(?:[^'\\]|\\[\s\S]|'')*'/y,
  /'(?:[^']|'')*'/y,
  /"(?:[^"]|"")*"/y,
  /\$([A-Za-z_]\w*)?\$[\s\S]*?\$\1\$/y,
]

/** Where a piece that begins at `at` ends; null where none does. Throws {@link SyntaxError} for one without an end. */
function endOfPiece(text: string, at: number): number | null {
  if (text.startsWith('/*', at)) return endOfComment(text, at)
  // A word goes on with `$`: `a$b$c` is a name, and not a body.
  if (text[at] === '$' && /[\w$]/.test(text[at - 1] ?? '')) return null
  for (const piece of pieces) {
    piece.lastIndex = at
    if (piece.test(text)) return piece.lastIndex
  }
  if (/^(?:['"]|\$(?:[A-Za-z_]\w*)?\$)/.test(text.slice(at, at + 80))) throw new SyntaxError('a quote has no end')
  return null
}

/** Comments of this kind may stand in each other. Throws {@link SyntaxError} for one without an end. */
function endOfComment(text: string, at: number): number {
  let depth = 0
  for (const { 0: mark, index } of text.slice(at).matchAll(/\/\*|\*\//g)) {
    depth += mark === '/*' ? 1 : -1
    if (depth === 0) return at + index + mark.length
  }
  throw new SyntaxError('a comment has no end')
}

/** Empty but for comments. */
function isNothing(text: string): boolean {
  for (let at = 0; at < text.length; ) {
    if (/\s/.test(text[at] ?? '')) at += 1
    else if (text.startsWith('--', at) || text.startsWith('/*', at)) at = endOfPiece(text, at) ?? text.length
    else return false
  }
  return true
}

/**
 * The statements of a text, in order. Throws {@link SyntaxError} for a quote or a comment without an end, and for a body between `begin
 * atomic` and `end`, which has semicolons without quotes: write it between dollar signs.
 */
export function statementsIn(text: string): SqlStatement[] {
  const found: SqlStatement[] = []
  let begin = 0
  const take = (end: number): void => {
    const whole = text.slice(begin, end)
    if (!isNothing(whole)) {
      const sql = whole.trim()
      found.push({ sql, line: text.slice(0, begin + whole.indexOf(sql)).split('\n').length })
    }
    begin = end + 1
  }
  for (let at = 0; at < text.length; ) {
    const end = endOfPiece(text, at)
    if (end !== null) {
      at = end
      continue
    }
    if (/^begin\s+atomic\b/i.test(text.slice(at, at + 30)) && !/\w/.test(text[at - 1] ?? ''))
      throw new SyntaxError('a body between begin atomic and end: write it between dollar signs')
    if (text[at] === ';') take(at)
    at += 1
  }
  take(text.length)
  return found
}

/** A statement in a few words: its first line with words, without its comments. */
export function inBrief({ sql }: SqlStatement): string {
  const line = sql.split('\n').find((one) => !/^\s*(--|$)/.test(one)) ?? ''
  return line.trim().slice(0, 80)
}
