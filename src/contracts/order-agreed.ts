// What was agreed about a loan, as every page shows it: promise, plan, moved date, automatic payment.

import { z } from 'zod'
import { as, day, minor, text, url, wire } from './wire.ts'

const agreedKinds = ['planOffered', 'plan', 'promise', 'dateMoved', 'autopay'] as const

/** One thing that was agreed, or a plan that waits for the borrower's answer. */
export const agreedThing = wire({
  kind: z.enum(agreedKinds),
  title: text,
  /** The next date and sum in words, and what the sum is made of; both empty where there is none. */
  next: text,
  why: text,
  dueDate: day.nullable(),
  amount: as('amountMinor', minor.nullable()),
  /** What it stops: charges, reminders; of a plan on offer until when it can be answered. */
  stops: text,
  /** Where it is read whole; empty where this is all. */
  openUrl: url,
  /** Where a borrower says that something has changed; empty where an answer is awaited first. */
  changeUrl: url,
})
