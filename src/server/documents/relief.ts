// The letter about an act of the lender: what was forgiven, paused, agreed or ended, by the figures of the day on which it was booked.

import { startOfDayIn } from '../../core/calendar-date.ts'
import type { LoanEvent } from '../../core/loan/loan-event.ts'
import type { LoanState } from '../../core/loan/loan-state.ts'
import { replayLoan } from '../../core/loan/replay.ts'
import { knownEvents, reliefLetters } from '../account/record/door.ts'
import type { Queries } from '../db/database.ts'
import type { AccountSource } from './account-source.ts'
import { type DocumentBlock, documentOf, heading, type LoanDocument, paragraph, row } from './document.ts'

interface Told {
  readonly event: LoanEvent
  readonly before: LoanState
  readonly after: LoanState
}

/**
 * DOCUMENTS-13: the replay of what was known when the act was recorded, without it and with it, on that day or, where it is later, on its
 * first day. What is learned later, a late notice
 * included, leaves the letter as it is. Null for a number that no act of this loan has, or whose act was taken back.
 */
export async function reliefDocument(db: Queries, source: AccountSource, number: string): Promise<LoanDocument | null> {
  const { order, loan, words, money, lender, language, market } = source
  const letter = (await reliefLetters(db, [order.id])).find((one) => one.number === number)
  if (letter === undefined) return null
  const known = (await knownEvents(db, order.id))
    .filter((one) => one.number <= letter.recorded)
    .map(({ event }) => event)
  const event = known.find(({ id }) => id === letter.eventId)
  if (event === undefined) throw new Error(`the letter ${number} is about an event that its loan does not have`)
  const { postingDate } = letter
  // Of a pause or a plan that begins later: what it comes to on its first day.
  const isAhead = event.valueDate > postingDate
  const figuresOn = isAhead ? event.valueDate : postingDate
  const others = known.filter(({ id }) => id !== letter.eventId)
  const told = { event, before: replayLoan(loan, others, figuresOn), after: replayLoan(loan, known, figuresOn) }
  const { rows, relief } = words
  const madeAt = startOfDayIn(market.zone, postingDate)
  return documentOf({ title: relief.titles[letter.kind], number, language, madeAt }, [
    paragraph(saidOf(told, source)),
    row(rows.number, number),
    row(rows.orderNumber, order.id),
    row(rows.product, source.productName),
    row(relief.before, money(told.before.owedMinor)),
    row(rows.leftToPay, money(told.after.owedMinor)),
    ...detailsOf(told, source),
    paragraph(isAhead ? relief.figuresAhead({ day: figuresOn }) : relief.figures({ day: postingDate })),
    paragraph(words.contact(lender)),
  ])
}

function saidOf(told: Told, { words: { relief }, money, lender: { name: lender }, borrower }: AccountSource): string {
  const { event } = told
  const day = event.valueDate
  switch (event.kind) {
    case 'waiver': {
      const amountMinor = forgivenLines(told).reduce((sum, one) => sum + one.amountMinor, 0)
      return relief.waived({ lender, borrower, amount: money(amountMinor), day })
    }
    case 'chargeHoliday':
      return relief.paused({ lender, from: day, to: event.lastDay })
    case 'hardshipPlan':
      return relief.planned({ lender, borrower, from: day, to: event.lastDay })
    case 'writeOff':
      return relief.ended({ lender, day })
    default:
      throw new Error(`there is no letter about a ${event.kind}`)
  }
}

/** The forgiven amount of each payment; or the payments of the new plan. */
function detailsOf(told: Told, { words, money }: AccountSource): DocumentBlock[] {
  const { relief } = words
  if (told.event.kind === 'waiver') {
    const lines = forgivenLines(told).map(({ n, part, amountMinor }) =>
      row(words.partOfPayment({ n, part }), money(amountMinor)),
    )
    return [heading(relief.what), ...lines]
  }
  if (told.event.kind !== 'hardshipPlan') return []
  const open = told.after.instalments.filter(({ unpaidMinor }) => unpaidMinor > 0)
  const lines = open.map(({ n, dueDate, unpaidMinor }) => row(relief.payment({ n, day: dueDate }), money(unpaidMinor)))
  return [heading(relief.payments), ...lines]
}

function forgivenLines({ before, after }: Told) {
  return after.instalments.flatMap(({ n, waivedMinor }, index) =>
    after.loan.terms.allocation
      .map((part) => ({
        n,
        part,
        amountMinor: waivedMinor[part] - (before.instalments[index]?.waivedMinor[part] ?? 0),
      }))
      .filter(({ amountMinor }) => amountMinor > 0),
  )
}
