// All words in Indonesian, section by section.

import type { Words } from './en.ts'
import { frame } from './id/frame.ts'
import { kit } from './id/kit.ts'
import { loan } from './id/loan.ts'
import { paymentGuide } from './id/payment-guide.ts'
import { payway } from './id/payway.ts'
import { repayment } from './id/repayment.ts'

export const id: Words = { frame, kit, loan, paymentGuide, payway, repayment }
