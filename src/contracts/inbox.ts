// The inbox: what was said to the borrower, each message with the screen it leads to, and up to where it was read.

import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { as, count, flag, input, line, moment, text, url, wire } from './wire.ts'

const messageKinds = [
  'approved',
  'declined',
  'lookedAgain',
  'paidOut',
  'payoutFailed',
  'receipt',
  'takenBack',
  'reminder',
  'closed',
  'refund',
  'refundFailed',
  'creditUsed',
  'creditOffered',
  'caseOpened',
  'caseAnswered',
  'caseAcknowledged',
  'caseAsked',
  'caseEscalated',
  'caseReopened',
  'hardshipAsked',
  'hardshipDeclined',
  'planOffered',
  'planBegun',
  'planLapsed',
  'promiseNoted',
  'relief',
  'phoneChanged',
  'emailChanged',
  'autopayNotice',
  'autopayFailed',
] as const

/**
 * What became of the message that says the same, texted or shown on the phone. `none`: there was none. `waiting`: it leaves in the morning or on the next try.
 * `sent`: it left, and nothing more is known. `notSent`: no provider took it for a week. `stopped`: not wanted, or one too many.
 */
const textDeliveries = ['none', 'waiting', 'sent', 'delivered', 'undelivered', 'notSent', 'stopped'] as const

const message = wire({
  id: text,
  kind: z.enum(messageKinds),
  title: text,
  text,
  time: as('at', moment),
  isNew: flag,
  sms: as('delivery', z.enum(textDeliveries)),
  /** 1: it was not texted, the lender's app showed it on the phone. */
  byPhone: flag,
  url,
})

export const listMessages = endpoint('GET', 'session', '/hazel/v3/inbox/messages', {
  summary: 'What was said to the borrower, newest first: decisions, payouts, receipts, reminders, answers',
  refusals: ['notFound'],
  output: wire({
    list: z.array(message),
    unread: count,
    /** Names the newest message: what `inbox/seen` takes. Empty without messages. */
    mark: text,
    /** The phone that gets the same as text messages, masked; empty where there is none. */
    phone: text,
  }),
})

export const markMessagesSeen = endpoint('POST', 'session', '/hazel/v3/inbox/seen', {
  class: 'account',
  summary: 'Marks every message up to the one that `mark` names as read; what came after it stays new',
  refusals: ['notFound'],
  input: input({ mark: line(40) }),
})
