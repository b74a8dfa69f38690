// The titles of messages in the inbox, in English.

import { writtenDate } from '../../../core/written-date.ts'

const written = writtenDate('en')

export const inbox = {
  approved: (v: { product: string }) => `Your ${v.product} was approved`,
  declined: (v: { product: string }) => `Your application for ${v.product} was declined`,
  lookedAgain: (v: { product: string }) => `A person looked at your ${v.product} application again`,
  paidOut: (v: { amount: string }) => `We sent you ${v.amount}`,
  payoutFailed: (v: { amount: string }) => `${v.amount} did not reach your account`,
  receipt: (v: { amount: string }) => `Receipt: ${v.amount} arrived`,
  reminder: (v: { product: string; date: string }) => `Reminder: a payment of ${v.product} by ${written(v.date)}`,
  reminderLate: (v: { product: string; days: number }) =>
    v.days === 1 ? `A payment of ${v.product} was 1 day late` : `A payment of ${v.product} was ${v.days} days late`,
  closed: (v: { product: string }) => `${v.product} is closed`,
  closedText: 'Closure letter',
  refund: (v: { amount: string }) => `We began sending ${v.amount} back to you`,
  refundPaid: (v: { amount: string }) => `We sent ${v.amount} back to you`,
  takenBack: (v: { amount: string }) => `A payment of ${v.amount} was reversed`,
  partBack: (v: { amount: string }) => `${v.amount} of a payment was reversed: we are looking into it`,
  refundFailed: (v: { amount: string }) => `${v.amount} could not be sent back to you`,
  creditUsed: (v: { amount: string; product: string }) => `${v.amount} of your credit went to ${v.product}`,
  creditOffered: (v: { amount: string; product: string }) => `You can use ${v.amount} of your credit for ${v.product}`,
  caseOpened: 'We got your complaint',
  caseAnswered: 'We answered your complaint',
  caseAcknowledged: 'We read your complaint',
  caseAsked: 'We asked you about your complaint',
  caseEscalated: 'We passed your complaint on',
  caseReopened: 'Your complaint was opened again',
  dataAsked: 'We got your request about your data',
  dataAnswered: 'We answered your request about your data',
  dataNews: 'News about your request about your data',
  phoneChanged: 'Your phone number was changed',
  emailChanged: 'Your e-mail address was changed',
  autopayNotice: (v: { amount: string; date: string }) =>
    `Notice: automatic repayment of ${v.amount} on ${written(v.date)}`,
  autopayFailed: (v: { amount: string }) => `Your bank declined ${v.amount} from your card`,
  autopayUnclear: (v: { amount: string }) => `It was unclear whether ${v.amount} was taken from your card`,
  autopayMissed: (v: { amount: string }) => `We could not take ${v.amount} from your card`,
  caseNumber: (v: { number: string }) => `Number ${v.number}`,
}
