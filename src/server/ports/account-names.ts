// The port behind which a bank or a wallet is asked in whose name an account is, before the first money goes there.

import type { Currency } from '../../core/market/market.ts'
import type { CardType } from '../../core/payout-account/account-fields.ts'

interface NameRequest {
  /** Ours, once for each account: the same reference may be asked again, and is the same question. */
  readonly ref: string
  readonly cardType: CardType
  readonly currency: Currency
  readonly number: string
  /** As the lender's `banks.json` names the bank or the wallet. */
  readonly bankCode: string
  /** The name that the account should be in, for providers that compare and answer how well it fits. */
  readonly expectedName: string
}

/**
 * `named`: the name on the account. `compared`: the provider says only how well the expected name fits. `noAccount`: there is none.
 * `cannotTell`: this bank does not say. `refused`: something is wrong between the provider and the lender. `notSent`: no call was made.
 * `unknown`: it may have been asked, and the same reference may be sent again.
 */
export type NameAnswer =
  | { readonly outcome: 'named'; readonly accountName: string }
  | { readonly outcome: 'compared'; readonly match: 'same' | 'similar' | 'other' }
  | { readonly outcome: 'noAccount' | 'cannotTell' | 'notSent' | 'unknown' }
  | { readonly outcome: 'refused'; readonly reason: string }

export interface AccountNames {
  readonly name: string
  /** What it can be asked about: the currencies of its accounts, and whether these are at banks, wallets or both. */
  readonly currencies: readonly Currency[]
  readonly cardTypes: readonly CardType[]
  askName(request: NameRequest): Promise<NameAnswer>
}
