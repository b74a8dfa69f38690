// A copy of everything that we keep of a borrower, to take along: their own rows of every table, and what is left out.

import { formSteps } from '../../core/application/application-fields.ts'
import { internationalPhone } from '../../core/identity/phone.ts'
import { openDetails } from '../books/application-book.ts'
import type { Queries } from '../db/database.ts'
import type { Deps, Deps } from '../deps.ts'
import type { Handler } from '../http/call.ts'
import { type ExportedTable, exportedTables } from './export-tables.ts'
import { ownBorrower } from './own-borrower.ts'

type Row = Record<string, unknown>

interface Whose {
  readonly deps: Deps
  readonly borrowerId: string
  readonly sendTo: string
}

/** In one transaction: the parts fit together. */
export const exportData: Handler<'exportData'> = async (_input, call) => {
  const { db, deps, caller, market, words } = call
  const { phone } = await ownBorrower(call)
  const sendTo = phone === null ? '' : internationalPhone(phone, market.phone)
  const whose = { deps, borrowerId: caller.borrowerId, sendTo }
  const parts = await db.transaction(async (tx) => {
    const copied: Record<string, Row[]> = {}
    for (const exported of exportedTables) copied[exported.part] = await rowsOf(tx, exported, whose)
    copied.aboutYou = await toldOfOneself(tx, deps, caller.borrowerId)
    return copied
  })
  return {
    madeAt: deps.clock.now().toISOString(),
    lender: deps.config.lenderName,
    borrowerId: caller.borrowerId,
    parts,
    leftOut: Object.values(words.profile.leftOut),
  }
}

/** What was told in applications, opened. Of the document's number the end: whoever finds the copy must not be able to use it. */
async function toldOfOneself(tx: Queries, deps: Deps, borrowerId: string): Promise<Row[]> {
  const told: Row[] = []
  for (const step of formSteps) {
    const opened = await openDetails(tx, deps, { borrowerId, step })
    if (opened === null) continue
    const { idNumber, ...details } = opened.details
    told.push({ step, ...details, ...(idNumber === undefined ? {} : { idNumber: `•••• ${idNumber.slice(-4)}` }) })
  }
  return told
}

async function rowsOf(tx: Queries, exported: ExportedTable, { deps, borrowerId, sendTo }: Whose): Promise<Row[]> {
  const { table, where, orderBy, columns, sealed } = exported
  const params = [borrowerId, sendTo].slice(0, where.includes('$2') ? 2 : 1)
  const read = sealed === undefined ? columns : [...columns, sealed.column]
  const rows = await tx.query<Row>(`select ${read.join(', ')} from ${table} where ${where} order by ${orderBy}`, params)
  return rows.map((row) => {
    const copied = Object.fromEntries(columns.map((column) => [camel(column), plain(row[column])]))
    if (sealed === undefined) return copied
    return { ...copied, [sealed.as]: opened(deps, borrowerId, row[sealed.column], sealed.butNumbers) }
  })
}

/** What was sealed, without the numbers that a copy does not carry; null once it was erased. */
function opened(deps: Deps, borrowerId: string, seal: unknown, butNumbers: readonly string[]): Row | null {
  if (!(seal instanceof Uint8Array) || seal.length === 0) return null
  const told = JSON.parse(deps.fieldCipher.open(seal, borrowerId)) as Row
  return Object.fromEntries(Object.entries(told).filter(([name]) => !butNumbers.includes(name)))
}

function camel(column: string): string {
  return column.replaceAll(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase())
}

/** As JSON has it: an instant is text, in UTC. */
function plain(value: unknown): unknown {
  return value instanceof Date ? value.toISOString() : value
}
