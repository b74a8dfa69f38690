// Charges of saved cards: what the other rooms may use.

export { noticeLine } from './run-autopay.ts'
