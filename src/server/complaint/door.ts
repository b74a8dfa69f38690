// Cases of complaints: what the other rooms may use.

export { listToldMessages, type ToldMessage } from './case-message-store.ts'
export { type ComplaintCase, caseDueBy, caseSince, listOwnCases } from './complaint-store.ts'
export { ownNameChanges } from './name-change-store.ts'
export { caseNames } from './named-officer.ts'
