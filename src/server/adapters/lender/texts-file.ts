// The lender's own texts, a file for each language, and its days of reminders, as they are written.

import { z } from 'zod'
import { marketIds } from '../../../core/market/market.ts'
import { markets } from '../../../core/market/markets.ts'
import { wrongReminderDays } from '../../../core/order/reminder.ts'
import { contactOutcomes } from '../../../core/outbox/contact.ts'
import { type TemplateKind, wrongInTemplate } from '../../../core/outbox/text-template.ts'

function template(kind: TemplateKind, most: number) {
  return z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .max(most, `must have at most ${most} signs`)
    .superRefine((text, context) => {
      const wrong = wrongInTemplate(kind, text)
      if (wrong !== null) context.addIssue(wrong)
    })
}

/** A text message of more would be charged as four. */
const reminderMost = 300
/** What a case or a note can hold. */
const textMost = 2_000
/** As many as one can choose from. */
const textsMost = 40

const name = z.string().trim().min(1, 'must have a name').max(60, 'must have a name of at most 60 signs')
const named = (kind: TemplateKind) =>
  z
    .record(name, template(kind, textMost))
    .refine((texts) => Object.keys(texts).length <= textsMost, `must have at most ${textsMost} texts`)

/** `texts/<language>.json`. What is left out is said in the product's own words. */
export const textsFile = z.strictObject({
  reminders: z
    .strictObject({
      dueSoon: template('dueSoon', reminderMost),
      dueToday: template('dueToday', reminderMost),
      overdue: template('overdue', reminderMost),
    })
    .optional(),
  cases: named('case').optional(),
  letters: named('letter').optional(),
})

/** In `collections.json`: how a note begins, by what came of the contact. Officers read it, so it has one language. */
export const outcomeNotes = z.partialRecord(z.enum(contactOutcomes), template('note', textMost))

const days = (most: number) =>
  z
    .array(z.int().min(1, 'must be 1 or more').max(most, `must be ${most} or less`))
    .refine((list) => new Set(list).size === list.length, 'names a day twice')

/** `reminders.json`, by market. */
export const remindersFile = z
  .partialRecord(
    z.enum(marketIds),
    z.strictObject({ daysBefore: days(30), onTheDay: z.boolean(), daysLate: days(365) }),
  )
  .superRefine((byMarket, context) => {
    for (const market of marketIds) {
      const own = byMarket[market]
      const wrong = own === undefined ? null : wrongReminderDays(own, markets[market])
      if (wrong !== null) context.addIssue({ code: 'custom', path: [market], message: wrong })
    }
  })

/** `words/<language>.json`: the path of a text of the product, and what it says instead. Each is held beside the English one. */
export const wordsFile = z.record(z.string(), z.unknown())
