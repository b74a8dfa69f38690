// What is wrong between cells, for the operator: a phone that has accounts in two of them. Reads every phone, page by page.

import type { Queries } from '../db/database.ts'

interface Named {
  readonly name: string
  readonly db: Queries
}

/** One phone with its account in each of two cells. */
export interface DoublePhone {
  /** The last digits. */
  readonly phoneEnd: string
  readonly accounts: readonly { readonly cell: string; readonly borrowerId: string }[]
}

interface Row {
  readonly id: string
  readonly market: string
  readonly phone: string
}

const page = 5_000

export async function doublePhones(cells: readonly Named[]): Promise<readonly DoublePhone[]> {
  const found: DoublePhone[] = []
  for (const [at, cell] of cells.entries()) {
    const later = cells.slice(at + 1)
    if (later.length === 0) continue
    for (let after = ''; ; ) {
      const rows = await cell.db.query<Row>(
        'select id, market, phone from borrower where phone is not null and id > $1 order by id limit $2',
        [after, page],
      )
      for (const other of later) found.push(...(await inBoth(cell.name, rows, other)))
      after = rows.at(-1)?.id ?? ''
      if (rows.length < page) break
    }
  }
  return found
}

async function inBoth(cell: string, rows: readonly Row[], other: Named): Promise<DoublePhone[]> {
  const same = await other.db.query<{ here: string; there: string; phone: string }>(
    `select asked.id as here, b.id as there, b.phone
      from unnest($1::text[], $2::text[], $3::text[]) as asked (id, market, phone)
        join borrower b on b.market = asked.market and b.phone = asked.phone`,
    [rows.map(({ id }) => id), rows.map(({ market }) => market), rows.map(({ phone }) => phone)],
  )
  return same.map(({ here, there, phone }) => ({
    phoneEnd: phone.slice(-4),
    accounts: [
      { cell, borrowerId: here },
      { cell: other.name, borrowerId: there },
    ],
  }))
}
