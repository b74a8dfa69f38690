// The privacy policy for anybody: the same words that every borrower gets with a loan.

import { voiceOf } from '../../words/voice.ts'
import { termsOnOffer } from '../catalogue/product/door.ts'
import type { Caller, Handler } from '../http/call.ts'
import { paperVoice } from '../papers/agreement/door.ts'
import { blocksOf, fillTemplate, lenderFigures, readTemplate, textHash } from '../papers/template/door.ts'

export const readPrivacyPolicy: Handler<'readPrivacyPolicy', Caller | null> = async (_input, call) => {
  const { market, deps, db } = call
  const voice = paperVoice(deps.lender, voiceOf(call, market))
  const template = await readTemplate(deps.lender, market.id, 'privacy', voice.language)
  const of = { company: deps.config, lender: deps.lender, published: await termsOnOffer(db, deps.lender, market) }
  const body = fillTemplate(template.body, lenderFigures(of, voice))
  return { language: template.language, hash: textHash(body), blocks: blocksOf(body) }
}
