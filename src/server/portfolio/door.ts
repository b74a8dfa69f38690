// The portfolio: what the other rooms may use.

export { askedDay, lastEndedDay, lenderDay, queueDaily } from './days.ts'
export { type LoanOnDay, loansOnDay } from './loans-on-day.ts'
export { oldLists } from './portfolio-list-store.ts'
