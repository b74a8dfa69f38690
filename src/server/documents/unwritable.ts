// Letters of the lender's own facts that none of our fonts has: found at the start, instead of as boxes in an agreement.

import { isKnown } from './pdf-fonts.ts'

/** The settings that stand in every paper, and the name on the card of shared links. */
const writtenSettings = ['LENDER_NAME', 'LENDER_ADDRESS', 'LENDER_REGISTRATION'] as const

type WrittenSettings = Readonly<Partial<Record<(typeof writtenSettings)[number], string | undefined>>>

/** A sentence for each setting that cannot be written; none where all can. */
export function unwritableSettings(given: WrittenSettings): string[] {
  return writtenSettings.flatMap((name) => {
    const missing = [...new Set(given[name] ?? '')].filter((letter) => !isKnown(letter))
    if (missing.length === 0) return []
    return [
      `${name} has letters that none of our fonts has (${missing.join(' ')}): papers and the card of shared links would show boxes. Write it in Latin letters, in Devanagari or in Chinese.`,
    ]
  })
}
