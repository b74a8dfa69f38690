// Officers as rows: what the other rooms may use.

export { holdOfficer, listOfficerRows, type Officer, takeOfficersTurn } from './officer-store.ts'
