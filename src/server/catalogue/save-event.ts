// Counting what borrowers tap: by day, event and product, never by person, and never more than a day's share.

import type { CallInput } from '../../contracts/endpoints.ts'
import { done } from '../../core/refusal.ts'
import type { Call, Handler } from '../http/call.ts'
import { countedEventsAtMost } from './limits.ts'

export const saveEvent: Handler<'saveEvent'> = async (event, call) => {
  await countEvent(event, call)
  return done
}

/** Counts an event. What is beyond a day's limit, or names a product that is not there, is answered alike and not counted. */
export async function countEvent(
  { productId = '', moduleId, positionId }: CallInput<'saveEvent'>,
  { db, deps, market }: Pick<Call<unknown>, 'db' | 'deps' | 'market'>,
): Promise<void> {
  await db.execute(
    `insert into event_count (day, module_id, position_id, product_id, times)
      select $1::date, $2::integer, $3::integer, $4::text, 1
        where ($4 = '' or exists (select 1 from product where id = $4))
          and ((select count(*) from event_count where day = $1::date) < $5
            or exists (select 1 from event_count
              where day = $1::date and module_id = $2 and position_id = $3 and product_id = $4))
      on conflict (day, module_id, position_id, product_id) do update set times = event_count.times + 1`,
    [deps.clock.today(market.zone), moduleId, positionId, productId, countedEventsAtMost],
  )
}
