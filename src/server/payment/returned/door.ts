// Payments that were taken back: what the other rooms may use.

export { backOwed } from './back-owed.ts'
export { type ReturnPart, takenBackOf } from './return-store.ts'
export { bearableParts, bearReturn, quoteTakeReturn, takeReturn } from './settle-return.ts'
export { lockPayment, quoteTakeBack, type ReceivedPayment, takeBack } from './take-back.ts'
