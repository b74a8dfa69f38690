// The rows of loan accounts: found, locked and written: what the other rooms may use.

export {
  applicationUnderWay,
  failedPayoutsOf,
  findApplications,
  findOrder,
  latestOrder,
  listOrders,
  lockOrder,
  lockOwnOrder,
  payoutIsUnderWay,
  storePayoutAccount,
  storeScoreAsked,
  wouldOpenSecond,
} from './order-store.ts'
