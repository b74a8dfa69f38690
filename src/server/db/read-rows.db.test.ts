// Every row that the code reads by type has the columns that the type names: each query is described by PostgreSQL, and none is run.

import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postgres, type TestDatabase } from '../../../tests/support/databases.ts'
import { oneColumn, typedQueries } from '../../../tests/support/typed-queries.ts'

/** The protocol's own messages, which the driver's types leave out. */
interface Wire {
  parse(message: { name: string; text: string; types: number[] }): void
  describe(message: { type: 'S'; name: string }): void
  sync(): void
}

/** A statement that is parsed and described, and not run: something that the driver submits, as it does with cursors. */
class Described {
  readonly columns: Promise<string[]>
  readonly #text: string
  #names: string[] = []
  #settle!: { resolve: (columns: string[]) => void; reject: (error: Error) => void }

  constructor(text: string) {
    this.#text = text
    this.columns = new Promise((resolve, reject) => {
      this.#settle = { resolve, reject }
    })
  }

  submit(wire: Wire): void {
    wire.parse({ name: '', text: this.#text, types: [] })
    wire.describe({ type: 'S', name: '' })
    wire.sync()
  }

  handleRowDescription(message: { fields: { name: string }[] }): void {
    this.#names = message.fields.map(({ name }) => name)
  }

  handleError(error: Error): void {
    this.#settle.reject(error)
  }

  handleReadyForQuery(): void {
    this.#settle.resolve(this.#names)
  }
}

let opened: TestDatabase
let client: pg.Client
beforeAll(async () => {
  opened = await postgres.open()
  client = new pg.Client({ connectionString: opened.url ?? '' })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await opened.close()
})

/** The columns that a statement answers with. Throws what PostgreSQL says against it. */
async function columnsOf(sql: string): Promise<string[]> {
  const described = new Described(sql)
  client.query(described as unknown as pg.Submittable)
  return await described.columns
}

const all = typedQueries()

describe('rows that are read', () => {
  // Their texts or types are put together; tests of their own read these rows.
  it('can be compared but for a few', () => {
    const composed = all.filter(({ sql, fields }) => sql === null || fields === null)
    expect(composed.map(({ at }) => at.replace(/:\d+$/, ''))).toEqual([
      'src/server/accounting/read-books.ts',
      'src/server/cells/move-borrower.ts',
      'src/server/cells/move-borrower.ts',
      'src/server/cells/move-borrower.ts',
      'src/server/cells/move-borrower.ts',
      'src/server/cells/move-borrower.ts',
      'src/server/complaint/complaint-store.ts',
      'src/server/complaint/complaint-store.ts',
      'src/server/db/ledger/archive-month.ts',
      'src/server/db/ledger/archive-month.ts',
      'src/server/db/ledger/ledger.ts',
      'src/server/demo/table-copy.ts',
      'src/server/demo/table-copy.ts',
      'src/server/desk/bulk-store.ts',
      'src/server/desk/bulk-store.ts',
      'src/server/desk/bulk-store.ts',
      'src/server/desk/late-loan-query.ts',
      'src/server/desk/late-loan-query.ts',
      'src/server/desk/late-loan-query.ts',
      'src/server/desk/old-messages.ts',
      'src/server/desk/work-query.ts',
      'src/server/desk/work-query.ts',
      'src/server/desk/work-query.ts',
      'src/server/desk/work-query.ts',
      'src/server/desk/work-query.ts',
      'src/server/desk/work-query.ts',
      'src/server/jobs/reseal.ts',
      'src/server/jobs/reseal.ts',
      'src/server/jobs/reseal.ts',
      'src/server/order/day/close-loans.ts',
      'src/server/order/reminder/reminder-store.ts',
      'src/server/outbox/sms/sms.ts',
      'src/server/payment/heard/open-payment.ts',
      'src/server/payment/placing/find-candidates.ts',
      'src/server/payment/placing/find-candidates.ts',
      'src/server/portfolio/day-figures.ts',
      'src/server/portfolio/day-figures.ts',
      'src/server/portfolio/loans-on-day.ts',
      'src/server/profile/export-data.ts',
      'src/server/promise/promise-store.ts',
      'src/server/service/site-message-store.ts',
    ])
  })

  it.each(all.filter(({ sql, fields }) => sql !== null && fields !== null))(
    '$at has every field of $row',
    async ({ sql, fields }) => {
      const columns = await columnsOf(sql ?? '')
      if (fields === oneColumn) expect(columns).toHaveLength(1)
      else expect(columns).toEqual(expect.arrayContaining([...(fields ?? [])]))
    },
  )
})
