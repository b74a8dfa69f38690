// Texts with which an officer begins an answer to a case: the lender's own where it has some in the borrower's language, else the product's.

import { fillOwnText } from '../../../core/outbox/text-template.ts'
import { serverWordsFor } from '../../../words/server-words.ts'
import type { Deps } from '../../deps.ts'
import { textsIn } from '../../ports/lender/lender-data.ts'

export function caseTexts(
  { config, lender }: Pick<Deps, 'config' | 'lender'>,
  caseNumber: string,
  language: string,
): { name: string; text: string }[] {
  const templates = textsIn(lender, language)?.cases ?? serverWordsFor(language).complaint.templates
  const values = { lender: config.lenderName, caseNumber }
  return Object.entries(templates).map(([name, text]) => ({ name, text: fillOwnText('case', text, values) }))
}
