// One file of the files of all cells: the same columns once, and before each row the cell that it is of.

import type { DeskFileAnswer } from '../desk/origin/door.ts'

type DeskFile = DeskFileAnswer['file']

interface OfCell {
  readonly cell: string
  readonly file: DeskFile
}

/** Files of tables, as text. Streams: no file is held whole. */
export function joinedFile(files: readonly OfCell[]): DeskFile {
  const [first] = files
  if (first === undefined) throw new Error('a file is joined of at least one')
  async function* content(): AsyncIterable<string> {
    for (const [at, { cell, file }] of files.entries()) {
      // A line that is cut between two pieces waits for its end; line breaks within quotes belong to their line.
      let rest = ''
      let isHead = true
      for await (const piece of textOf(file)) {
        const { lines, open } = linesOf(rest + piece)
        rest = open
        let text = ''
        for (const line of lines) {
          if (!isHead) text += `${cell},${line}`
          else if (at === 0) text += withColumn(line)
          isHead = false
        }
        if (text !== '') yield text
      }
    }
  }
  return { ...first.file, content: content() }
}

async function* textOf({ content }: DeskFile): AsyncIterable<string> {
  if (content instanceof Uint8Array) yield Buffer.from(content).toString('utf8')
  else yield* content
}

/** A mark of the byte order stays at the beginning of the file. */
function withColumn(head: string): string {
  return head.startsWith('\uFEFF') ? `\uFEFFcell,${head.slice(1)}` : `cell,${head}`
}

/** Whole lines with their ends, and what is not ended yet. */
function linesOf(text: string): { readonly lines: readonly string[]; readonly open: string } {
  const lines: string[] = []
  let begin = 0
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '"') isQuoted = !isQuoted
    if (text[at] !== '\n' || isQuoted) continue
    lines.push(text.slice(begin, at + 1))
    begin = at + 1
  }
  return { lines, open: text.slice(begin) }
}
