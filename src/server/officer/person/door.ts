// Officers as rows: what the other rooms may use.

export {
  copyOfficers,
  holdOfficer,
  listOfficerRows,
  type Officer,
  refreshOfficers,
  stillMay,
  takeOfficersTurn,
} from './officer-store.ts'
