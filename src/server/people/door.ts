// Borrowers, their sessions, codes, blocks, consents and payout accounts: what the other rooms may use.

export {
  type AccountChange,
  dropAccountChange,
  endAccountChange,
  findAccountChange,
  insertAccountChange,
} from './account-change-store.ts'
export { agreementText, keepAgreementText } from './agreement-text-store.ts'
export {
  type Borrower,
  createBorrower,
  findBorrower,
  findBorrowerByPhone,
  keepPerson,
  lockBorrower,
  lockBorrowerToErase,
  saveLanguageOf,
  shortNameOf,
  storeBlock,
  storeEmail,
  storeName,
} from './borrower-store.ts'
export { askerOf, type CodeTarget, phoneKey, stranger } from './code-asker.ts'
export { checkCode, secondsUntilNextCode, sendCode } from './code-store.ts'
export { changesConsent, type DataConsent, listDataConsents, sayDataConsent, wordsHash } from './data-consent-store.ts'
export { deviceHash } from './device-hash.ts'
export { movePhone, rememberPhone } from './former-phone-store.ts'
export {
  bindPayoutAccount,
  livePayoutAccount,
  openPayoutAccount,
  type PayoutAccount,
  payoutAccountFace,
} from './payout-account-store.ts'
export {
  beganByPasskey,
  createSession,
  endLiveSessions,
  endSession,
  type FoundSession,
  findSession,
  hashOf,
  type LiveSession,
  liveSessions,
  logOutOf,
  secondsSinceLogin,
} from './session-store.ts'
export { isOurToken, newToken } from './token-mark.ts'
