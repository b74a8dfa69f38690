// Payments that were taken back: what the other rooms may use.

export { type ReturnPart, takenBackOf } from './return-store.ts'
export { bearableParts, bearReturn, quoteTakeReturn, takeReturn } from './settle-return.ts'
export { backOwed, lockPayment, quoteTakeBack, type ReceivedPayment, takeBack } from './take-back.ts'
