// Words for a borrower who cannot pay, and for the plan that is offered, in English.

import type { HardshipReason } from '../../../core/order/hardship.ts'
import { unbrokenDate } from '../../../core/written-date.ts'

const written = unbrokenDate('en')

export const hardship = {
  title: 'I cannot pay',
  lead: "Tell us, and we'll look for a plan that you can keep.",
  next: "Our staff will read this, and you'll get a message with the answer.",
  nextBy: (n: number) =>
    `Our staff will read this and answer within ${n === 1 ? '1 weekday' : `${n} weekdays`}. You'll get a message.`,
  why: "Why can't you pay?",
  reasons: {
    income: 'I earn less, or nothing',
    illness: 'I am ill or hurt',
    family: 'Something happened in my family',
    disaster: 'A storm, flood, fire or quake',
    other: 'Another reason',
  } satisfies Record<HardshipReason, string>,
  own: 'In your own words',
  ownHint: 'Only if you want to. What would help you?',
  canPay: 'How much can you pay each time?',
  canPayHint: 'Write 0 if it is nothing for now.',
  from: 'From when?',
  noReason: 'Please choose a reason.',
  noAmount: 'Please write an amount, or 0.',
  noDay: (a: string, b: string) => `Please choose a day from ${written(a)} to ${written(b)}.`,
  until: 'Until a plan begins, your payment dates stay as they are.',
  send: 'Ask for help',
  waiting: 'We are reading your request',
  waitingText: "We'll answer as soon as we can and send you a message.",
  waitingBy: (by: string) => `We'll answer by ${written(by)} and send you a message.`,
  askedAt: 'Asked',
  withdraw: 'Withdraw request',
  toLoan: 'Go to my loan',
  declined: 'We could not agree to your last request:',
  withdrawn: 'You took your last request back, and nothing has changed. You can ask again.',
  nothingOwed: 'There is nothing to pay on this loan that we could help with.',

  plan: {
    title: 'Your payment plan',
    lead: 'Here is a plan for you. Nothing changes until you accept it.',
    answerBy: (at: string) => `Please answer by ${written(at)}. After that it is no longer on offer.`,
    cost: 'What it costs',
    now: 'Left to pay now',
    leftOn: (day: string) => `Left to pay on ${written(day)}`,
    after: 'With the plan',
    takenBack: 'Late charges removed',
    costs: 'The plan costs',
    noCharges: (a: string, b: string) => `No late charges and no reminders from ${written(a)} to ${written(b)}.`,
    ifBroken: 'If you miss a new date, late charges begin again after it, once these days are over.',
    dates: 'Your new dates',
    stays: (n: number, of: number) => `Payment ${n} of ${of}`,
    was: (n: number, of: number, d: string) => `Payment ${n} of ${of}, was ${written(d)}`,
    left: 'Left to pay',
    accept: 'Accept the plan',
    decline: 'No, thank you',
    stamp: 'Plan begun',
    stampAhead: 'Plan agreed',
    next: (n: number, date: string) => `Next: payment ${n}, by ${written(date)}`,
    begun: 'Your new dates are on your loan. We have sent you a message, too.',
    begunAhead: (from: string) =>
      `Your new dates apply from ${written(from)}. Until then your loan stays as it is. We have sent you a message, too.`,
    again: 'I cannot keep to it',
    againNote: 'Ask again, and we will look once more',
    noLongerFits: 'Your loan has changed since we made you a plan, so it no longer fits. You can ask again.',
    lapsed: 'The plan was not answered in time, and nothing has changed. You can ask again.',
    wasDeclined: 'You declined the plan, and nothing has changed. You can ask again.',
  },
}
