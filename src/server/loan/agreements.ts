// The papers shown with an offer: which they are, in which version, and word for word what they say.

import type { Market } from '../../core/market/market.ts'
import { documentNames } from '../messages/en/loan.ts'
import { agreementFigures, type Parties } from './agreement-figures.ts'
import { fillTemplate, readTemplate, textHash } from './legal-text.ts'
import type { ShownAgreement, StoredOffer } from './offer-store.ts'
import type { Voice } from './voice.ts'

/** A paper with its words. `shown` is what is stored with the offer. */
export interface WrittenAgreement {
  readonly shown: ShownAgreement
  readonly body: string
}

/** Writes the papers of an offer in the language of `voice` (English where a text is missing in it). */
export async function writeAgreements(
  offer: StoredOffer['offer'],
  parties: Parties,
  voice: Voice,
): Promise<WrittenAgreement[]> {
  const figures = agreementFigures(offer, parties, voice)
  const written: WrittenAgreement[] = []
  for (const [index, document] of documentNames.entries()) {
    const template = await readTemplate(voice.market.id as Market['id'], document, voice.language)
    const body = fillTemplate(template.body, figures)
    written.push({
      shown: {
        position: index + 1,
        document,
        title: voice.words.documents[document],
        language: template.language,
        version: template.version,
        textHash: textHash(body),
      },
      body,
    })
  }
  return written
}

/**
 * The papers of a stored offer, written again: null when one of them would now read differently than when the offer was
 * shown (a new text, another name of the lender), because nobody may agree to words that were not shown.
 */
export async function rewriteAgreements(
  stored: Pick<StoredOffer, 'offer' | 'agreements'>,
  parties: Parties,
  voice: Voice,
): Promise<WrittenAgreement[] | null> {
  const written = await writeAgreements(stored.offer, parties, voice)
  const isSame =
    written.length === stored.agreements.length &&
    written.every(({ shown }, index) => shown.textHash === stored.agreements[index]?.textHash)
  return isSame ? written : null
}
