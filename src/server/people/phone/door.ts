// Phones that borrowers had before, and blocks that are held for a phone: what the other rooms may use.

export { bringHeldBlock } from '../borrower/held-block-store.ts'
export { type FormerPhone, movePhone, phonesLeftSince, rememberPhone } from './former-phone-store.ts'
