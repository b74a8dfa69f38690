// The evidence file of a borrower: what was agreed, what happened, what was said and what was decided, each as it was stored.

import { createHash } from 'node:crypto'
import type { DeskFile } from '../../../contracts/desk-call.ts'
import { paperNames } from '../../../contracts/documents.ts'
import { dateTimeIn } from '../../../core/calendar-date.ts'
import { type Columns, csvHead, csvRow } from '../../../core/csv.ts'
import { markets } from '../../../core/market/markets.ts'
import { deny } from '../../../core/officer/desk-refusal.ts'
import { serverWordsFor } from '../../../words/server-words.ts'
import { loadLoan } from '../../account/loan/door.ts'
import { listOrders } from '../../account/order/door.ts'
import { knownEvents, type Order } from '../../account/record/door.ts'
import type { Queries } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { ownPaper, renderPdf } from '../../documents/door.ts'
import type { DeskReader } from '../../officer/call/door.ts'
import { type Borrower, findBorrower } from '../../people/borrower/door.ts'
import { allDecided, allPassed, type Decided, sealedLines, sealsThrough } from './evidence-tables.ts'
import { type ZipEntry, zipOf } from './zip.ts'

interface Means {
  readonly deps: Deps
  readonly db: Queries
}

/**
 * DESK-60: taking the file is an act with a reason, under the seals like every other. `notFound` for an unknown borrower, and once the data of a
 * borrower is erased: what is kept then is in the journal.
 */
export const exportEvidence: DeskReader<'exportEvidence'> = async ({ userId, reason }, { db, deps, officer, act }) => {
  const borrower = await findBorrower(db, userId)
  if (borrower === null || borrower.deletedAt !== null) return deny('notFound')
  const at = deps.clock.now()
  const files = await filesOf({ db, deps }, borrower)
  const { zone } = markets[borrower.market]
  const contents = contentsOf(files, [
    ['lender', deps.config.lenderName],
    ['borrower', borrower.id],
    ['taken at', `${dateTimeIn(zone, at)} ${zone}`],
    ['taken by', `${officer.name} (${officer.role})`],
    ['reason', reason],
  ])
  const bytes = zipOf([{ name: 'contents.txt', bytes: Buffer.from(contents) }, ...files], at)
  const hash = createHash('sha256').update(bytes).digest('hex')
  await act({
    act: 'exportEvidence',
    subject: userId,
    borrowerId: userId,
    reason,
    after: { hash, files: files.length },
  })
  return { mediaType: 'application/zip', saveAs: `evidence-${userId}.zip`, content: bytes } satisfies DeskFile
}

/** What the file holds, with the hash of each part: the act keeps the hash of the whole. */
function contentsOf(files: readonly ZipEntry[], facts: readonly (readonly [string, string])[]): string {
  const said = facts.map(([name, value]) => `${name}: ${value.replaceAll(/\s+/g, ' ')}`)
  const hashes = files.map(({ name, bytes }) => `${createHash('sha256').update(bytes).digest('hex')}  ${name}`)
  return `${[...said, '', 'sha256 of each file:', ...hashes].join('\n')}\n`
}

async function filesOf({ db, deps }: Means, borrower: Borrower): Promise<ZipEntry[]> {
  const { zone } = markets[borrower.market]
  const moment = (at: Date | null): string => (at === null ? '' : dateTimeIn(zone, at))
  const passed = await allPassed(db, borrower)
  const decided = await allDecided(db, borrower.id)
  const files: ZipEntry[] = [
    table('contacts-and-messages.csv', passed, {
      at: ({ at }) => moment(at),
      notedAt: ({ notedAt }) => moment(notedAt),
      kind: ({ kind }) => kind,
      channel: ({ channel }) => channel,
      direction: ({ direction }) => direction,
      outcome: ({ outcome }) => outcome,
      by: ({ by }) => by,
      loan: ({ orderId }) => orderId,
      againstRule: ({ against }) => against,
      withWhom: ({ withWhom }) => withWhom,
      words: ({ words }) => words,
    }),
    table('decisions.csv', decided, {
      id: ({ id }) => id,
      kind: ({ kind }) => kind,
      loan: ({ orderId }) => orderId,
      reason: ({ reason }) => reason,
      proposedBy: ({ proposedBy }) => proposedBy,
      proposedAt: ({ proposedAt }) => moment(proposedAt),
      decidedBy: ({ decidedBy }) => decidedBy,
      decidedAt: ({ decidedAt }) => moment(decidedAt),
      outcome: ({ outcome }) => outcome,
      why: ({ why }) => why,
      decisionReason: ({ decisionReason }) => decisionReason,
    }),
    ...decided.map(effectFile),
  ]
  const seals = new Set<number>()
  for (const order of await listOrders(db, borrower.id)) {
    files.push(...(await agreedFiles(deps, borrower, order)), ...(await loanTables(db, order)))
    const lines = await sealedLines(db, order.id)
    for (const { seal } of lines) if (seal !== null) seals.add(seal)
    if (lines.length === 0) continue
    files.push(
      table(`loans/${order.id}/ledger.csv`, lines, {
        entry: ({ entryId }) => entryId,
        seal: ({ seal }) => seal,
        postingDate: ({ postingDate }) => postingDate,
        valueDate: ({ valueDate }) => valueDate,
        kind: ({ kind }) => kind,
        key: ({ key }) => key,
        line: ({ line }) => line,
        debit: ({ debit }) => debit,
        credit: ({ credit }) => credit,
        amountMinor: ({ amountMinor }) => amountMinor,
        currency: ({ currency }) => currency,
      }),
    )
  }
  const hashes = await sealsThrough(db, [...seals])
  return [...files, table('seals.csv', hashes, { seal: ({ number }) => number, sha256: ({ hash }) => hash })]
}

function table<Row>(name: string, rows: readonly Row[], columns: Columns<Row>): ZipEntry {
  return { name, bytes: Buffer.from([csvHead(columns), ...rows.map((row) => csvRow(columns, row))].join('')) }
}

function effectFile({ id, asked, effect, signedEffect }: Decided): ZipEntry {
  const read = (text: string | null): unknown => (text === null ? null : JSON.parse(text))
  const facts = { id, asked, proposed: read(effect), signed: read(signedEffect) }
  return { name: `decisions/${id}.json`, bytes: Buffer.from(`${JSON.stringify(facts, null, 2)}\n`) }
}

/** Word for word as the borrower agreed to them, Key Facts among them; and the closure letter of a loan that is paid. */
async function agreedFiles(deps: Deps, { id: borrowerId, language }: Borrower, order: Order): Promise<ZipEntry[]> {
  const files: ZipEntry[] = []
  for (const paper of paperNames) {
    const kept = await ownPaper(deps, { borrowerId, orderId: order.id, paper, language, system: undefined })
    if (kept === null) continue
    const words = serverWordsFor(kept.language).documents.frame
    const bytes = await renderPdf(kept, { lenderName: deps.config.lenderName, words })
    files.push({ name: `loans/${order.id}/${paper}.pdf`, bytes })
  }
  return files
}

/** The schedule as it was agreed to, and every event since, with the day on which it became known. */
async function loanTables(db: Queries, order: Order): Promise<ZipEntry[]> {
  const { loan } = await loadLoan(db, order)
  if (loan === null) return []
  const events = await knownEvents(db, order.id)
  return [
    table(`loans/${order.id}/schedule.csv`, loan.schedule, {
      n: ({ n }) => n,
      dueDate: ({ dueDate }) => dueDate,
      principalMinor: ({ principalMinor }) => principalMinor,
      interestMinor: ({ interestMinor }) => interestMinor,
      feeMinor: ({ feeMinor }) => feeMinor,
      currency: () => loan.terms.currency,
    }),
    table(`loans/${order.id}/events.csv`, events, {
      number: ({ number }) => number,
      kind: ({ event }) => event.kind,
      valueDate: ({ event }) => event.valueDate,
      postingDate: ({ postingDate }) => postingDate,
      amountMinor: ({ event }) => ('amountMinor' in event ? event.amountMinor : null),
      id: ({ event }) => event.id,
      facts: ({ data }) => JSON.stringify(data),
    }),
  ]
}
