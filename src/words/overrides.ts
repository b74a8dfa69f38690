// The lender's own texts: `LENDER_DIR/words/<language>.json` has the path of a text and what it says instead.

import { createHash } from 'node:crypto'
import { textsByPath, wrongText } from './check.ts'
import { languagesOf, type Part, parts, readSection, type SectionCatalogue, sectionFiles } from './files.ts'
import type { Catalogue } from './icu.ts'
import { markOwnWords } from './own-mark.ts'

/** By language: the path of a text, `web.payment.pay.title`, and the lender's own. */
export type OwnTexts = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The path of a text begins with its part and its section; texts without a section stand beside them. */
function pathsOf(part: Part, section: string): string {
  return section === 'index' ? `${part}.` : `${part}.${section}.`
}

/** Every text of the product in a language by its path. */
export function allTexts(language: string): Map<string, string> {
  return new Map(
    parts.flatMap((part) =>
      Object.entries(sectionFiles(part, language)).flatMap(([section, file]) =>
        [...textsByPath(readSection(file))].map(([at, text]) => [pathsOf(part, section) + at, text] as const),
      ),
    ),
  )
}

/** What is wrong with the texts of one language: the path and why. */
export function wrongOwnTexts(language: string, own: Readonly<Record<string, unknown>>): [path: string, why: string][] {
  const english = allTexts('en')
  return Object.entries(own).flatMap(([path, text]): [string, string][] => {
    const source = english.get(path)
    if (source === undefined) return [[path, 'is no text of the product: docs/schemas/words.schema.json lists them']]
    const part = parts.find((one) => path.startsWith(`${one}.`)) ?? 'web'
    if (!languagesOf(part).includes(language)) return [[path, `is a text of a part that does not speak ${language}`]]
    const why = wrongText(text, source, language)
    return why === null ? [] : [[path, why]]
  })
}

let ownTexts: OwnTexts = {}

const markLength = 12

/** Sets the lender's own texts, which have been checked, before the first word is spoken. */
export function speakAs(texts: OwnTexts): void {
  ownTexts = texts
  const hasSome = Object.values(texts).some((own) => Object.keys(own).length > 0)
  const hash = createHash('sha256').update(JSON.stringify(texts)).digest('hex')
  markOwnWords(hasSome ? hash.slice(0, markLength) : undefined)
}

function replaced(node: Catalogue, path: string, own: Readonly<Record<string, string>>): Catalogue {
  if (typeof node === 'string') return own[path] ?? node
  if (Array.isArray(node)) return (node as readonly Catalogue[]).map((one, n) => replaced(one, `${path}.${n}`, own))
  return Object.fromEntries(Object.entries(node).map(([key, one]) => [key, replaced(one, `${path}.${key}`, own)]))
}

/** A section's catalogue with the lender's own texts in it. */
export function overridden(
  part: Part,
  language: string,
  section: string,
  catalogue: SectionCatalogue,
): SectionCatalogue {
  const own = ownTexts[language]
  if (own === undefined) return catalogue
  return replaced(catalogue, pathsOf(part, section).slice(0, -1), own) as SectionCatalogue
}
