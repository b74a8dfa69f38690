// Whether a complaint about conduct names an officer: then somebody else has to read and answer it (DESK-23).

import type { CaseSubType, CaseType } from './complaint-types.ts'

/** Shorter parts of a name, such as an initial, name no person. */
const namePartMin = 3

/** True for a complaint about how somebody behaved: collection, but for a payment that was made already. */
export function isAboutConduct(about: { readonly type: CaseType; readonly subType: CaseSubType | null }): boolean {
  return about.type === 'collection' && about.subType !== 'paidAlready'
}

/** In one case and without accents. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
}

function wordsOf(text: string): string[] {
  return folded(text)
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '')
}

/** Script without blanks between words. */
const unspaced = /\p{Script=Han}/u

/**
 * True where one of these texts has a part of the officer's name as a whole word, whatever its case and accents. A first name is
 * enough: that somebody else answers costs little, that the wrong one reads it costs the borrower's trust.
 */
export function isNamedIn(texts: readonly string[], officerName: string): boolean {
  const said = new Set(texts.flatMap(wordsOf))
  const all = folded(texts.join('\n'))
  return wordsOf(officerName).some((part) =>
    unspaced.test(part) ? all.includes(part) : part.length >= namePartMin && said.has(part),
  )
}
