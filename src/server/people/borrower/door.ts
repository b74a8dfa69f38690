// Borrowers as rows: what the other rooms may use.

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
