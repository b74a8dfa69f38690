// A copy of everything that we keep of a borrower, to take along: their own rows of every table, and what is left out.

import { formSteps } from '../../core/application/application-fields.ts'
import { internationalPhone } from '../../core/identity/phone.ts'
import { openDetails } from '../application/door.ts'
import type { Queries } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import type { Handler } from '../http/call.ts'
import { type ExportedTable, exportedTables } from './export-tables.ts'
import { ownBorrower } from './own-borrower.ts'

type Row = Record<string, unknown>

/** In one transaction: the parts fit together. */
export const exportData: Handler<'exportData'> = async (_input, call) => {
  const { db, deps, caller, market, words } = call
  const { phone } = await ownBorrower(call)
  const sendTo = phone === null ? '' : internationalPhone(phone, market.phone)
  const parts = await db.transaction(async (tx) => {
    const copied: Record<string, Row[]> = {}
    for (const exported of exportedTables) copied[exported.part] = await rowsOf(tx, exported, caller.borrowerId, sendTo)
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

async function rowsOf(tx: Queries, exported: ExportedTable, borrowerId: string, sendTo: string): Promise<Row[]> {
  const { table, where, orderBy, columns } = exported
  const params = [borrowerId, sendTo].slice(0, where.includes('$2') ? 2 : 1)
  const rows = await tx.query<Row>(
    `select ${columns.join(', ')} from ${table} where ${where} order by ${orderBy}`,
    params,
  )
  return rows.map((row) => Object.fromEntries(columns.map((column) => [camel(column), plain(row[column])])))
}

function camel(column: string): string {
  return column.replaceAll(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase())
}

/** As JSON has it: an instant is text, in UTC. */
function plain(value: unknown): unknown {
  return value instanceof Date ? value.toISOString() : value
}
