// A copy of everything that we keep of a borrower, to take along: each room's part of it, and what is left out.

import { dateTimeIn } from '../../core/calendar-date.ts'
import { internationalPhone } from '../../core/identity/phone.ts'
import type { Queries } from '../db/database.ts'
import type { Handler } from '../http/call.ts'
import { allParts, type CopiedRow, type CopiedTable } from '../own-data.ts'
import { ownBorrower } from './get-profile.ts'

/** In one transaction: the parts fit together. */
export const exportData: Handler<'exportData'> = async (_input, call) => {
  const { db, deps, caller, market, words } = call
  const { phone } = await ownBorrower(call)
  const sendTo = phone === null ? '' : internationalPhone(phone, market.phone)
  const parts = await db.transaction(async (tx) => {
    const copied: Record<string, CopiedRow[]> = {}
    for (const { tables, opened } of allParts(deps.ownData)) {
      for (const copiedTable of tables)
        copied[copiedTable.part] = await rowsOf(tx, copiedTable, {
          borrowerId: caller.borrowerId,
          sendTo,
          zone: market.zone,
        })
      if (opened !== undefined) copied[opened.part] = [...(await opened.rows(tx, deps, caller.borrowerId))]
    }
    return copied
  })
  return {
    madeAt: dateTimeIn(market.zone, deps.clock.now()),
    lender: deps.config.lenderName,
    borrowerId: caller.borrowerId,
    parts,
    leftOut: Object.values(words.profile.leftOut),
  }
}

interface CopyOf {
  readonly borrowerId: string
  readonly sendTo: string
  /** Of the borrower's market: moments are written on its clock, as on the rest of the wire. */
  readonly zone: string
}

async function rowsOf(tx: Queries, copied: CopiedTable, { borrowerId, sendTo, zone }: CopyOf): Promise<CopiedRow[]> {
  const { table, where, orderBy, columns } = copied
  const params = [borrowerId, sendTo].slice(0, where.includes('$2') ? 2 : 1)
  const rows = await tx.query<Record<string, unknown>>(
    `select ${columns.join(', ')} from ${table} where ${where} order by ${orderBy}`,
    params,
  )
  return rows.map((row) => Object.fromEntries(columns.map((column) => [camel(column), plain(row[column], zone)])))
}

function camel(column: string): string {
  return column.replaceAll(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase())
}

/** As JSON has it: an instant is text. */
function plain(value: unknown, zone: string): unknown {
  return value instanceof Date ? dateTimeIn(zone, value) : value
}
