// Binds the typed account, unless money is on its way; where a payout failed, it is tried again with the new one.

import type { CallInput, CallRefused } from '../../contracts/endpoints.ts'
import { type AccountDetails, decideAccount, needsCode, type TypedAccount } from '../../core/payout-account/account.ts'
import { accountFieldCodes } from '../../core/payout-account/account-fields.ts'
import { type Done, done, isRefusal, type Refusal, type RefusalName, refuse } from '../../core/refusal.ts'
import type { ServerWords } from '../../words/server-words.ts'
import { failedPayoutsOf, payoutIsUnderWay } from '../account/order/door.ts'
import type { Tx } from '../db/database.ts'
import { withIdempotency } from '../db/idempotency.ts'
import { type Call, type Handler, keyScope } from '../http/call.ts'
import { enqueue } from '../jobs/queue.ts'
import { lockBorrower } from '../people/borrower/door.ts'
import { bindPayoutAccount, livePayoutAccount, openPayoutAccount } from '../people/payout-account/door.ts'
import { confirmChange, type Decided, startChange } from './change-account.ts'
import { offeredInstitutions } from './refresh-bank-lists.ts'

type Input = CallInput<'saveAccount'>
export const saveAccount: Handler<'saveAccount'> = (input, call) => save('saveAccount', input, call)

/** The change from the loan's page follows the same rules: what differs is where the borrower came from. */
export const changeAccount: Handler<'changeAccount'> = (input, call) => save('changeAccount', input, call)

/** The loan's jobs take it from here: `{orderId, accountId}`. */
const retryPayoutTopic = 'retryPayout'

/**
 * Refusals: `payoutAccountIsFrozen` while money is on its way, those of the fields, and `accountChangeNeedsCode` for another
 * account than the one that is bound: the same call again with the code saves it.
 */
async function save(
  name: 'saveAccount' | 'changeAccount',
  input: Input,
  call: Call,
): Promise<Done | Refusal<CallRefused<'saveAccount'> | 'requestKeyWasUsedForSomethingElse' | 'sessionIsMissing'>> {
  const { smsToken = '', code = '' } = input
  if (smsToken !== '' && code !== '') {
    return await confirmChange(call, { smsToken, code, decide, bind, typed: typedFrom(input) })
  }
  let wanted: AccountDetails | null = null
  const work = async (tx: Tx): Promise<Done | Refusal<CallRefused<'saveAccount'> | 'sessionIsMissing'>> => {
    const decided = await decide(tx, call, typedFrom(input))
    if (isRefusal(decided)) return decided
    if (needsCode(decided.bound, decided.wanted)) {
      wanted = decided.wanted
      return refuse('accountChangeNeedsCode')
    }
    await bind(tx, call, decided.wanted)
    return done
  }
  const saved = await once(name, call, work)
  return wanted === null ? saved : await startChange(call, { details: wanted, smsToken })
}

/**
 * One binding for one Idempotency-Key. A binding that needs a code leaves this transaction first: the sending is counted even if the
 * binding fails.
 */
function once<Answer>(
  name: 'saveAccount' | 'changeAccount',
  call: Call,
  work: (tx: Tx) => Promise<Answer>,
): Promise<Answer | Refusal<'requestKeyWasUsedForSomethingElse'>> {
  const inTransaction = (): Promise<Answer> => call.db.transaction(work)
  if (call.idempotencyKey === null) return inTransaction()
  const record = {
    owner: call.keyOwner,
    scope: `${keyScope(call.keyOwner, name)}:bound`,
    key: call.idempotencyKey,
    // The call's own record has compared what was asked.
    requestHash: '',
    now: call.deps.clock.now(),
    mode: 'transaction' as const,
  }
  return withIdempotency(call.db, record, (db) => db.transaction(work))
}

/** What is wanted and what is bound, under the borrower's lock. */
async function decide(
  tx: Tx,
  call: Call,
  typed: TypedAccount,
): Promise<Decided | Refusal<CallRefused<'saveAccount'> | 'sessionIsMissing'>> {
  const { deps, market, caller } = call
  const borrower = await lockBorrower(tx, caller.borrowerId)
  if (borrower === null || borrower.deletedAt !== null) return refuse('sessionIsMissing')
  if (await payoutIsUnderWay(tx, caller.borrowerId)) return refuse('payoutAccountIsFrozen')
  const account = await livePayoutAccount(tx, caller.borrowerId)
  const bound =
    account === null
      ? null
      : await openPayoutAccount(tx, deps, { accountId: account.id, borrowerId: caller.borrowerId })
  const wanted = decideAccount(typed, {
    market,
    institutions: await offeredInstitutions(tx, deps, market.id),
    today: deps.clock.today(market.zone),
    bound,
  })
  return isRefusal(wanted) ? inWords(wanted, call.words) : { bound, wanted }
}

async function bind(tx: Tx, call: Call, details: AccountDetails): Promise<void> {
  const accountId = await bindPayoutAccount(tx, call.deps, call.caller.borrowerId, details)
  await retryFailedPayouts(tx, call, accountId)
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

function typedFrom(input: Input): TypedAccount {
  const typed: TypedAccount = {}
  for (const code of accountFieldCodes) {
    const value = input[code]
    if (value !== undefined) typed[code] = value
  }
  return typed
}

/** Gives a refusal the field's title and the length in words. */
function inWords<Name extends RefusalName>(refusal: Refusal<Name>, { payoutAccount }: ServerWords): Refusal<Name> {
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
