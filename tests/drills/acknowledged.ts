// What borrowers at work were told, compared with what the database holds.

import type { Queries } from '../../src/server/db/database.ts'
import type { BorrowersAtWork } from './borrowers-at-work.ts'

/** What was acknowledged against what is there: how much is missing, and how much is there twice. */
export async function accountsOf(db: Queries, atWork: BorrowersAtWork): Promise<{ lost: string[]; doubled: string[] }> {
  const { pushes, codes, notices } = atWork.acknowledged
  const names = async (sql: string): Promise<string[]> =>
    (await db.query<{ name: string }>(sql)).map(({ name }) => name)
  const kept = new Set([
    ...(await names('select id as name from loan_order')),
    ...(await names('select ref as name from payment_intent')),
    ...(await names(`select provider || ':' || transaction_id as name from payment`)),
  ])
  const doubled = [
    ...(await names('select borrower_id as name from loan_order group by borrower_id having count(*) > 1')),
    ...(await names('select offer_id as name from loan_order group by offer_id having count(*) > 1')),
    // A loan of these drills is paid in sums that are never the same.
    ...(await names(
      'select order_id as name from payment where order_id is not null group by order_id, amount_minor having count(*) > 1',
    )),
    ...(await names(`select order_id as name from payment_intent group by order_id, amount_minor having count(*) > 1`)),
  ]
  return { lost: [...pushes.keys(), ...codes.keys(), ...notices].filter((name) => !kept.has(name)), doubled }
}
