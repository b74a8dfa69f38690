// Cases of complaints: what the other rooms may use.

export { type ComplaintCase, listOwnCases } from './complaint-store.ts'
