// Binding payout accounts: what the other rooms may use.

export { nameOfFirstPayout } from './name-check.ts'
export {
  findNameCheck,
  heldOrderOf,
  heldPayouts,
  type NameCheck,
  nameIsChecked,
  openAccountName,
  storeNameDecision,
} from './name-check-store.ts'
