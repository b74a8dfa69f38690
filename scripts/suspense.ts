// The operator's way to money in suspense: lists it, and proposes the loan of one payment in the name of an officer. A manager signs the
// proposal at the desk, or rejects it: money is moved by two people.
//
// Usage:
//   npm run suspense -- list
//   npm run suspense -- propose <paymentId> <orderId> --by <officerId> --reason <why>
//
// `npm run officer -- list` has the ids of officers. `list` uses the settings of the database alone, `propose` all that the server has.
// With the embedded database, the server has to be stopped meanwhile.

import { type DeskRefusal, isDenied } from '../src/core/officer/desk-refusal.ts'
import { mayDo } from '../src/core/officer/rights.ts'
import { plainText } from '../src/core/plain-text.ts'
import type { Deps } from '../src/server/deps.ts'
import { insertAct } from '../src/server/officer/act/door.ts'
import { holdOfficer } from '../src/server/officer/person/door.ts'
import { listSuspense } from '../src/server/payment/suspense/suspense-store.ts'
import { propose } from '../src/server/proposal/proposals.ts'
import { serverWordsFor } from '../src/words/server-words.ts'
import { answerHelp, helpOf } from './help.ts'
import { type OperatorTools, runCommand, runOnServer, typedWords } from './operator-command.ts'

const listedAtMost = 500
const longestReason = 500

function refuse(sentence: string): false {
  process.stderr.write(`${sentence}\n`)
  return false
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

interface Asked {
  readonly paymentId: string
  readonly orderId: string
  readonly officerId: string
  readonly reason: string
}

async function proposeLoan(deps: Deps, { paymentId, orderId, officerId, reason: typed }: Asked): Promise<boolean> {
  const reason = plainText(typed)
  if (reason === '' || reason.length > longestReason) return refuse('Say why with --reason, in 1 to 500 characters.')
  return await deps.db.transaction(async (tx) => {
    const officer = await holdOfficer(tx, officerId)
    if (officer === null) return refuse('There is no such officer: name one of `npm run officer -- list` with --by.')
    if (!mayDo(officer.role, 'proposePayment')) return refuse(`As ${officer.role}, ${officer.name} places no payments.`)
    // A reader of the audit sees that no session of the officer did it.
    const origin = { officer, addressHash: 'operator' }
    const answer = await propose(
      { kind: 'placeSuspense', paymentId, orderId, reason },
      {
        db: tx,
        deps,
        officer,
        token: '',
        language: 'en',
        deskOrigin: '',
        act: (act) => insertAct(tx, deps, origin, act),
      },
    )
    if (isDenied(answer)) {
      const after = { call: 'propose', why: answer.refused }
      await insertAct(tx, deps, origin, { act: 'refused', subject: paymentId, after })
      return refuse(sentenceOf(answer))
    }
    process.stdout.write(
      `Proposed as ${answer.id}, in the name of ${officer.name}: another manager signs it at /proposals/${answer.id} of the desk.\n`,
    )
    return true
  })
}

function sentenceOf({ refused, more }: DeskRefusal): string {
  const { refusals, whys } = serverWordsFor('en').desk
  if (refused === 'notFound') return 'There is no such payment, or no such order.'
  const why = typeof more?.why === 'string' ? (whys as Readonly<Record<string, string>>)[more.why] : undefined
  return why === undefined ? refusals[refused] : `${refusals[refused]} ${why}`
}

answerHelp(import.meta.filename)
const { words, values } = typedWords(['by', 'reason']) ?? { words: [], values: {} }
const [command, paymentId, orderId] = words
if (command === 'list') await runCommand([], list)
else if (command === 'propose' && paymentId !== undefined && orderId !== undefined)
  await runOnServer((deps) =>
    proposeLoan(deps, { paymentId, orderId, officerId: values.by ?? '', reason: values.reason ?? '' }),
  )
else {
  process.stderr.write(helpOf(import.meta.filename))
  process.exitCode = 1
}
