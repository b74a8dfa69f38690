// The papers shown with an offer: which they are, in which version, and word for word what they say.

import { type AgreementName, agreementNames } from '../../../core/loan/agreement-names.ts'
import type { Offer } from '../../../core/loan/offer.ts'
import type { Market } from '../../../core/market/market.ts'
import { type Voice, voiceAgain } from '../../../words/voice.ts'
import { agreementFigures, type Parties } from '../template/agreement-figures.ts'
import { fillTemplate, legalLanguage, readTemplate, textHash } from '../template/legal-text.ts'

/** One paper that was shown with an offer: which text it came from, and which text that made with the offer's figures. */
export interface ShownAgreement {
  readonly position: number
  readonly document: AgreementName
  readonly title: string
  readonly language: string
  /** The sign before its amounts. */
  readonly currencySymbol: string
  /** sha256 of the text before the figures were filled in. */
  readonly version: string
  /** sha256 of the text as the borrower reads it. */
  readonly textHash: string
}

/** A paper with its words. `shown` is what is stored with the offer. */
export interface WrittenAgreement {
  readonly shown: ShownAgreement
  readonly body: string
}

/** Writes the papers of an offer in the language of `voice`; all of them in English where the lender lacks a text in it. */
export async function writeAgreements(offer: Offer, parties: Parties, voice: Voice): Promise<WrittenAgreement[]> {
  const legal = paperVoice(parties.lender, voice)
  const figures = agreementFigures(offer, parties, legal)
  const written: WrittenAgreement[] = []
  for (const [index, document] of agreementNames.entries()) {
    const template = await readTemplate(parties.lender, legal.market.id, document, legal.language)
    const body = fillTemplate(template.body, figures)
    written.push({
      shown: {
        position: index + 1,
        document,
        title: voice.words.documents[document],
        language: template.language,
        currencySymbol: voice.currencySymbol,
        version: template.version,
        textHash: textHash(body),
      },
      body,
    })
  }
  return written
}

/** The voice of a lender's papers: figures and text speak one language, so that both can be written again alike. */
export function paperVoice(lender: Parties['lender'], voice: Voice): Voice {
  const language = legalLanguage(lender, voice.market.id, voice.language)
  return language === voice.language ? voice : voiceAgain(language, voice.currencySymbol, voice.market)
}

/**
 * The papers of a stored offer, written again as they were: same language, same sign of currency. Where a text or a name has
 * changed since, the hashes differ from the stored ones, and the borrower may not agree to what was not shown.
 */
export async function rewriteAgreements(
  stored: { readonly offer: Offer; readonly agreements: readonly ShownAgreement[] },
  parties: Parties,
  market: Market,
): Promise<WrittenAgreement[]> {
  const first = stored.agreements[0]
  if (first === undefined) throw new Error('an offer was stored without its papers')
  return await writeAgreements(stored.offer, parties, voiceAgain(first.language, first.currencySymbol, market))
}
