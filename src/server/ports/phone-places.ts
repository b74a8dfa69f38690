// The port that says whether a phone may become that of a borrower here: of several databases another may have it.

import type { MarketId } from '../../core/market/market.ts'

export interface PhonePlaces {
  /**
   * Asked once a change of the phone is proved, and outside of transactions. False where another database has an account of the
   * phone, or is to have it; otherwise it is this one's from now on, with the block that is held for the phone elsewhere.
   */
  claim(phone: { readonly market: MarketId; readonly phone: string }): Promise<boolean>
}

/** Of a database that is alone. */
export const onlyPlace: PhonePlaces = { claim: async () => true }
