// Payout accounts in tests: saved as a borrower saves them, with the code from the phone where one is asked for.

import { isRefusal, type Refusal } from '../../src/core/refusal.ts'
import { saveAccount } from '../../src/server/payout-account/save-account.ts'
import { newestCode } from './codes.ts'
import type { People, Person } from './people.ts'

/** An account at a bank, as its form sends it. */
export const islands = {
  cardType: '1',
  channelNumber: '90006',
  bankCode: 'ISLANDS',
  accountNumber: '009876543210',
  accountName: 'Ana Reyes',
}

/** The token of an answer that asks for a code. Throws for any other answer. */
export function tokenOf(answer: object | Refusal): string {
  if (!isRefusal(answer) || answer.refused !== 'accountChangeNeedsCode') {
    throw new Error(`no code was asked for: ${JSON.stringify(answer)}`)
  }
  return String(answer.values?.smsToken)
}

/** Saves an account; types the code where it is another one than is bound. */
export async function saveWithCode(people: People, person: Person, input: object): Promise<object | Refusal> {
  const first = await people.ask(saveAccount, input, { person })
  if (!isRefusal(first) || first.refused !== 'accountChangeNeedsCode') return first
  people.pass(1)
  const code = await newestCode(people, person.phone)
  return await people.ask(saveAccount, { ...input, smsToken: tokenOf(first), code }, { person })
}
