// A loan has the same columns wherever it is read for a change: the table's, those of its view, and those that payments are opened with.

import { expect, it } from 'vitest'
import { onPostgres } from '../../../tests/support/databases.ts'
import { orderColumns } from './record/order-record.ts'

onPostgres('the columns of a loan', (database) => {
  const columnsOf = async (relation: string): Promise<string[]> => {
    const rows = await database().query<{ column: string }>(
      `select attname || ' ' || format_type(atttypid, null) as column from pg_attribute
        where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum`,
      [relation],
    )
    return rows.map(({ column }) => column)
  }

  it('are those of its table, its view, and the function that opens payments', async () => {
    const view = await columnsOf('loan_to_change')
    const table = await columnsOf('loan_order')
    expect(view.slice(0, table.length)).toEqual(table)
    const [opened] = await database().query<{ columns: string[] }>(
      `select array_agg(name || ' ' || format_type(type, null) order by place) as columns
         from pg_proc, unnest(proargnames, proallargtypes, proargmodes) with ordinality as a (name, type, mode, place)
        where proname = 'open_payments' and mode = 't'`,
    )
    expect(opened?.columns.slice(-view.length)).toEqual(view)
    const read = orderColumns.split(',').map((column) => column.trim().split(' ')[0])
    expect(table.map((column) => column.split(' ')[0])).toEqual(expect.arrayContaining(read))
  })
})
