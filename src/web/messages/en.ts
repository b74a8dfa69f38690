// All words in English, section by section. English is the measure: every other language must have the same sections.

import { frame } from './en/frame.ts'
import { kit } from './en/kit.ts'
import { loan } from './en/loan.ts'
import { paymentGuide } from './en/payment-guide.ts'
import { payway } from './en/payway.ts'
import { repayment } from './en/repayment.ts'

export const en = { frame, kit, loan, paymentGuide, payway, repayment }

/** Every word that a screen can say. A language that lacks one does not compile. */
export type Words = typeof en
