// What a loan's page says of the borrower's promise to pay.

import type { CallOutput } from '../../../contracts/endpoints.ts'
import { promiseState } from '../../../core/promise/promise.ts'
import type { Voice } from '../../../words/voice.ts'
import type { Order } from '../../account/record/door.ts'
import type { Call } from '../../http/call.ts'
import { newestPromise } from '../../promise/door.ts'

/** PROMISE-4: the last promise about a loan that runs, in its present state; null where there is none. */
export async function promiseAnswer(
  { db, deps, words }: Call,
  order: Order,
  { money }: Pick<Voice, 'money'>,
): Promise<CallOutput<'getOrder'>['promise']> {
  if (order.disbursedOn === null || order.settledOn !== null) return null
  const promise = await newestPromise(db, order.id)
  if (promise === null) return null
  const state = promiseState(promise, deps.clock.now())
  const { open, kept, broken } = words.hardship.promise
  const said = { amount: money(promise.amountMinor), date: promise.promisedOn }
  switch (state) {
    case 'open':
      return { state, title: open.title(said), text: open.text }
    case 'kept':
      return { state, title: kept(said), text: '' }
    case 'broken':
      return { state, title: broken.title({ ...said, paid: money(promise.paidMinor) }), text: broken.text }
    case 'replaced':
    case 'withdrawn':
      return null
  }
}
