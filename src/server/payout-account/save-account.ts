// Binds the typed account, unless money is on its way; where a payout failed, it is tried again with the new one.

import type { CallInput } from '../../contracts/endpoints.ts'
import { decideAccount, type TypedAccount } from '../../core/payout-account/account.ts'
import { accountFieldCodes } from '../../core/payout-account/account-fields.ts'
import { isRefusal, type Refusal, refuse } from '../../core/refusal.ts'
import { failedPayoutsOf, payoutIsUnderWay } from '../account/door.ts'
import { institutionsOf } from '../adapters/lender/lender-data.ts'
import type { Tx } from '../db/database.ts'
import type { Call, Handler } from '../http/call.ts'
import { enqueue } from '../jobs/queue.ts'
import type { ServerWords } from '../messages/words.ts'
import { bindPayoutAccount, livePayoutAccount, lockBorrower, openPayoutAccount } from '../people/door.ts'

export const saveAccount: Handler<'saveAccount'> = (input, call) => bind(input, call)

/** The change from the loan's page follows the same rules: what differs is where the borrower came from. */
export const changeAccount: Handler<'changeAccount'> = (input, call) => bind(input, call)

/** The loan's jobs take it from here: `{orderId, accountId}`. */
export const retryPayoutTopic = 'retryPayout'

function bind(input: CallInput<'saveAccount'>, call: Call): Promise<Record<never, never> | Refusal> {
  return call.db.transaction(async (tx) => {
    const { deps, market, caller } = call
    const borrower = await lockBorrower(tx, caller.borrowerId)
    if (borrower === null || borrower.deletedAt !== null) return refuse('sessionIsMissing')
    if (await payoutIsUnderWay(tx, caller.borrowerId)) return refuse('payoutAccountIsFrozen')
    const account = await livePayoutAccount(tx, caller.borrowerId)
    const bound =
      account === null
        ? null
        : await openPayoutAccount(tx, deps, { accountId: account.id, borrowerId: caller.borrowerId })
    const decided = decideAccount(typedFrom(input), {
      market,
      institutions: institutionsOf(deps.lender, market.id),
      today: deps.clock.today(market.zone),
      bound,
    })
    if (isRefusal(decided)) return inWords(decided, call.words)
    const accountId = await bindPayoutAccount(tx, deps, caller.borrowerId, decided)
    await retryFailedPayouts(tx, call, accountId)
    return {}
  })
}

/** Every loan whose money came back is sent to the new account, not only the latest. */
async function retryFailedPayouts(tx: Tx, { caller, deps }: Call, accountId: string): Promise<void> {
  for (const order of await failedPayoutsOf(tx, caller.borrowerId)) {
    await enqueue(tx, {
      topic: retryPayoutTopic,
      key: `${order.id}:${accountId}`,
      payload: { orderId: order.id, accountId },
      runAt: deps.clock.now(),
    })
  }
}

function typedFrom(input: CallInput<'saveAccount'>): TypedAccount {
  const typed: TypedAccount = {}
  for (const code of accountFieldCodes) {
    const value = input[code]
    if (value !== undefined) typed[code] = value
  }
  return typed
}

/** Gives a refusal the field's title and the length in words. */
function inWords(refusal: Refusal, { payoutAccount }: ServerWords): Refusal {
  const [code] = refusal.fields ?? []
  const field = accountFieldCodes.find((known) => known === code)
  const { least, most, typed } = refusal.values ?? {}
  const digits = least === most ? least : payoutAccount.digitRange({ least: Number(least), most: Number(most) })
  return {
    ...refusal,
    values: {
      ...(field === undefined ? {} : { name: payoutAccount[field].title }),
      ...(digits === undefined || typed === undefined ? {} : { digits, typed }),
    },
  }
}
