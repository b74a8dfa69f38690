// For tests of the books: officers, calls in transactions of their own, and what the replay says of a loan.

import { AsyncLocalStorage } from 'node:async_hooks'
import type { DeskFile } from '../../src/contracts/desk-call.ts'
import { loanBooks } from '../../src/core/accounting/loan-figures.ts'
import { samplePolicy } from '../../src/core/accounting/policy.ts'
import { type BookFigures, postingRuleNames, postingRules } from '../../src/core/accounting/posting-rules.ts'
import type { CalendarDate } from '../../src/core/calendar-date.ts'
import { type DeskRefusal, isDenied } from '../../src/core/officer/desk-refusal.ts'
import { loadLoan, recordEvent } from '../../src/server/account/loan/door.ts'
import { findAnyOrder, knownEvents } from '../../src/server/account/record/door.ts'
import { decideBookClose, proposeBookClose } from '../../src/server/accounting/close-books.ts'
import type { DeskCall, DeskChange } from '../../src/server/officer/call/door.ts'
import { closeDay } from '../../src/server/order/day/close-day.ts'
import { type LendingWorld, openLendingWorld } from './lending.ts'

/** Runs something as another request does: not inside the transaction that is open. */
export const outside = AsyncLocalStorage.snapshot()
const tables = 'book_opening, book_period, book_close, book_balance, book_entry, book_line, book_loan'

/** The rows of a test before: append-only tables are emptied with their triggers off. */
export async function emptied(db: LendingWorld['db']): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.script(`set local session_replication_role = replica; truncate ${tables}, loan_order cascade;
      truncate entry, transfer, closed_day cascade`)
  })
}

export async function withOfficers(world: LendingWorld): Promise<LendingWorld> {
  for (const [id, name] of [
    ['off-pia', 'Pia'],
    ['off-mara', 'Mara'],
    ['off-noel', 'Noel'],
  ])
    await world.db.execute(
      `insert into officer (id, name, role, created_at) values ($1, $2, 'manager', now()) on conflict do nothing`,
      [id ?? '', name ?? ''],
    )
  return world
}

/** A world with empty books and three managers. */
export async function openBookWorld(db: LendingWorld['db']): Promise<LendingWorld> {
  await emptied(db)
  return await withOfficers(await openLendingWorld(db))
}

export function around(world: LendingWorld, id: string): Omit<DeskCall, 'db'> {
  const officer = { id, name: id, role: 'manager' } as DeskCall['officer']
  return { officer, deps: world.deps, language: 'en', token: '', deskOrigin: '', act: async () => {} }
}

/** A call of an officer that changes something, in a transaction of its own; what was refused is taken back, as at the desk. */
export async function change<Input, Output>(
  world: LendingWorld,
  id: string,
  handler: (input: Input, call: DeskChange) => Promise<Output | DeskRefusal>,
  input: Input,
): Promise<Output | DeskRefusal> {
  return await world.db.transaction((tx) => handler(input, { ...around(world, id), db: tx }))
}

export function granted<Output>(of: Output | DeskRefusal): Output {
  if (isDenied(of)) throw new Error(`refused: ${JSON.stringify(of)}`)
  return of
}

export async function textOf(file: DeskFile | DeskRefusal): Promise<string> {
  const { content } = granted(file)
  if (content instanceof Uint8Array) throw new Error('not in parts')
  let text = ''
  for await (const part of content) text += part
  return text
}

/** A file as rows by the names of its columns. No cell of these files has a comma. */
export async function tableOf(file: Promise<DeskFile | DeskRefusal>): Promise<Record<string, string>[]> {
  const [head = '', ...lines] = (await textOf(await file)).trimEnd().split('\r\n')
  const names = head.split(',')
  return lines.map((one) => Object.fromEntries(one.split(',').map((cell, at) => [names[at] ?? '', cell])))
}

/** The close of a day catches up all days before it, loan by loan. */
export async function closeThrough(world: LendingWorld, day: CalendarDate): Promise<void> {
  world.setDay('standard', day)
  await closeDay(world.deps, 'standard', day)
}

export async function pay(
  world: LendingWorld,
  orderId: string,
  key: string,
  amountMinor: number,
  valueDate?: CalendarDate,
) {
  await world.db.transaction((tx) =>
    recordEvent(tx, world.deps, {
      orderId,
      sourceKey: key,
      event: { kind: 'payment', valueDate: valueDate ?? world.deps.clock.today('Asia/Manila'), amountMinor },
    }),
  )
}

export async function figuresIn(world: LendingWorld, orderId: string): Promise<BookFigures> {
  const rows = await world.db.query<{ rule: keyof BookFigures; debit: string; amount: number }>(
    'select rule, debit, amount from book_line where loan_id = $1',
    [orderId],
  )
  return Object.fromEntries(
    postingRuleNames.map((rule) => [
      rule,
      rows
        .filter((row) => row.rule === rule)
        .reduce((sum, { debit, amount }) => sum + (debit === postingRules[rule].debit ? amount : -amount), 0),
    ]),
  ) as BookFigures
}

export async function expected(world: LendingWorld, orderId: string, day: CalendarDate): Promise<BookFigures> {
  const order = await findAnyOrder(world.db, orderId)
  if (order === null) throw new Error('no order')
  const { loan } = await loadLoan(world.db, order)
  if (loan === null) throw new Error('no loan')
  const known = (await knownEvents(world.db, orderId)).filter(({ postingDate }) => postingDate <= day)
  return loanBooks(
    loan,
    known.map(({ event }) => event),
    day,
    samplePolicy,
  ).figures
}

/** Proposes and signs the close of a month by two people. */
export async function closeMonth(world: LendingWorld, month: string): Promise<void> {
  const { id, mark } = granted(await change(world, 'off-pia', proposeBookClose, { month, reason: 'All is there.' }))
  const input = { month, closeId: id, mark, approve: true, reason: 'Read and signed.' }
  granted(await change(world, 'off-mara', decideBookClose, input))
}
