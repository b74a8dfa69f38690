// Payout accounts as rows: what the other rooms may use.

export {
  type AccountChange,
  dropAccountChange,
  endAccountChange,
  findAccountChange,
  insertAccountChange,
} from './account-change-store.ts'
export {
  bindPayoutAccount,
  livePayoutAccount,
  openPayoutAccount,
  type PayoutAccount,
  payoutAccountFace,
} from './payout-account-store.ts'
