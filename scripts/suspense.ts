// The operator's way to money in suspense: lists it, and books one payment to a loan, with who decided and why.
//
// Usage:
//   npm run suspense -- list
//   npm run suspense -- book <paymentId> <orderId> --by <who> --reason <why>
//
// `list` uses the settings of the database alone, `book` all that the server has. With the embedded database, the server has to be
// stopped meanwhile.

import type { Deps } from '../src/server/deps.ts'
import { type NotPlaced, placeSuspense } from '../src/server/payment/suspense/place-suspense.ts'
import { listSuspense } from '../src/server/payment/suspense/suspense-store.ts'
import { answerHelp, helpOf } from './help.ts'
import { type OperatorTools, runCommand, runOnServer, typedWords } from './operator-command.ts'

const listedAtMost = 500

const sentences: Readonly<Record<NotPlaced, string>> = {
  reasonIsMissing: 'Say why with --reason: it is kept with the booking.',
  operatorIsMissing: 'Say who decides with --by: it is kept with the booking.',
  paymentIsUnknown: 'There is no such payment.',
  paymentIsNotInSuspense: 'This payment is not in suspense: it is on a loan already.',
  paymentWasTakenBack: 'The provider has taken this payment back.',
  orderIsUnknown: 'There is no such order.',
  orderWasNotPaidOut: 'This order was never paid out: nothing can be paid on it.',
  currencyDiffers: 'The payment is in another currency than the loan.',
}

async function list({ db }: OperatorTools): Promise<boolean> {
  const items = await listSuspense(db, listedAtMost)
  if (items.length === 0) process.stdout.write('Nothing is in suspense.\n')
  for (const item of items) {
    const { paymentId, amountMinor, currency, paidAt, reason, channel, transactionId, reference, orderId } = item
    const facts = [
      paymentId,
      `${(amountMinor / 100).toFixed(2)} ${currency}`,
      `paid ${paidAt.toISOString()}`,
      reason,
      `channel ${channel}`,
      `transaction ${transactionId}`,
      `reference ${reference}`,
      `order ${orderId ?? 'unknown'}`,
    ]
    process.stdout.write(`${facts.join('  ')}\n`)
  }
  return true
}

async function book(deps: Deps, placing: Parameters<typeof placeSuspense>[2]): Promise<boolean> {
  const outcome = await deps.db.transaction((tx) => placeSuspense(tx, deps, placing))
  if (!outcome.placed) {
    process.stderr.write(`${sentences[outcome.why]}\n`)
    return false
  }
  const { amountMinor, currency, leftMinor } = outcome
  const money = (minor: number): string => `${(minor / 100).toFixed(2)} ${currency}`
  process.stdout.write(`Booked ${money(amountMinor)} to ${placing.orderId}. Left to pay there: ${money(leftMinor)}.\n`)
  return true
}

answerHelp(import.meta.filename)
const { words, values } = typedWords(['by', 'reason']) ?? { words: [], values: {} }
const [command, paymentId, orderId] = words
const isBooking = command === 'book' && paymentId !== undefined && orderId !== undefined
if (command === 'list') await runCommand([], list)
else if (isBooking)
  await runOnServer((deps) =>
    book(deps, { paymentId, orderId, placedBy: values.by ?? '', reason: values.reason ?? '' }),
  )
else {
  process.stderr.write(helpOf(import.meta.filename))
  process.exitCode = 1
}
