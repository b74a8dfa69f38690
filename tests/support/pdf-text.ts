// Reads the words of a PDF file back: for files with embedded fonts that say which letter each glyph is.

import { inflateSync } from 'node:zlib'

interface PdfObject {
  readonly dictionary: string
  /** Decoded; empty without a stream. */
  readonly stream: string
}

/** Every object with its stream, by number. */
function objectsOf(file: Buffer): Map<number, PdfObject> {
  const text = file.toString('latin1')
  const objects = new Map<number, PdfObject>()
  const start = /(\d+) 0 obj\s/g
  for (let found = start.exec(text); found !== null; found = start.exec(text)) {
    const end = text.indexOf('endobj', start.lastIndex)
    const streamAt = text.indexOf('stream\n', start.lastIndex)
    const hasStream = streamAt !== -1 && streamAt < end
    const dictionary = text.slice(start.lastIndex, hasStream ? streamAt : end)
    let stream = ''
    if (hasStream) {
      const from = streamAt + 'stream\n'.length
      const bytes = file.subarray(from, from + Number(/\/Length (\d+)/.exec(dictionary)?.[1]))
      stream = (dictionary.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1')
      start.lastIndex = from + bytes.length
    }
    objects.set(Number(found[1]), { dictionary, stream })
  }
  return objects
}

/** The letters of each glyph of a font, by the font's name in the pages. */
function lettersOf(objects: ReadonlyMap<number, PdfObject>): Map<string, Map<number, string>> {
  const fonts = new Map<string, Map<number, string>>()
  for (const { dictionary } of objects.values()) {
    for (const [, name = '', id] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const unicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(Number(id))?.dictionary ?? '')?.[1]
      if (unicode !== undefined) fonts.set(name, glyphsOf(objects.get(Number(unicode))?.stream ?? ''))
    }
  }
  return fonts
}

function glyphsOf(map: string): Map<number, string> {
  const glyphs = new Map<number, string>()
  for (const [, first = '', , entries = ''] of map.matchAll(/<(\w+)> <(\w+)> \[([^\]]*)\]/g)) {
    for (const [index, [, letters = '']] of [...entries.matchAll(/<([\w ]*)>/g)].entries()) {
      glyphs.set(Number.parseInt(first, 16) + index, textOf(letters.replaceAll(' ', '')))
    }
  }
  return glyphs
}

function textOf(utf16: string): string {
  return (utf16.match(/\w{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('')
}

/** The words in the order in which they were drawn: one line for each that was drawn. */
export function pdfLines(file: Buffer): string[] {
  const objects = objectsOf(file)
  const fonts = lettersOf(objects)
  const lines: string[] = []
  for (const { stream } of objects.values()) {
    for (const [block] of stream.matchAll(/\bBT\b[\s\S]*?\bET\b/g)) {
      const glyphs = fonts.get(/\/(F\d+) /.exec(block)?.[1] ?? '')
      const runs = [...block.matchAll(/\[([^\]]*)\] TJ/g)].flatMap(([, run = '']) => run.match(/<\w+>/g) ?? [])
      const codes = runs.flatMap((run) => run.slice(1, -1).match(/\w{4}/g) ?? [])
      lines.push(codes.map((code) => glyphs?.get(Number.parseInt(code, 16)) ?? '?').join(''))
    }
  }
  return lines
}

/** {@link pdfLines} as one text, so that words are found across the ends of lines. */
export function pdfText(file: Buffer): string {
  return pdfLines(file)
    .map((line) => line.trim())
    .join(' ')
    .replaceAll(/ +/g, ' ')
}
