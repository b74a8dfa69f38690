// Cases of complaints: what the other rooms may use.

export { listToldMessages, type ToldMessage } from './case-message-store.ts'
export { type ComplaintCase, listOwnCases } from './complaint-store.ts'
export { caseDueBy, caseSince } from './due-next.ts'
export { ownNameChanges } from './name-change-store.ts'
export { caseNames } from './named-officer.ts'
