// The privacy policy for anybody: the same words that every borrower gets with a loan.

import type { Caller, Handler } from '../http/call.ts'
import { lenderFigures } from './agreement-figures.ts'
import { blocksOf, fillTemplate, readTemplate, textHash } from './legal-text.ts'
import { voiceOf } from './voice.ts'

export const readPrivacyPolicy: Handler<'readPrivacyPolicy', Caller | null> = async (_input, call) => {
  const { market, language, deps } = call
  const template = await readTemplate(market.id, 'privacy', language)
  const body = fillTemplate(template.body, lenderFigures(deps.config, voiceOf(call, market)))
  return { language: template.language, hash: textHash(body), blocks: blocksOf(body) }
}
