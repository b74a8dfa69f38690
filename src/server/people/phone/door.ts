// Phones that borrowers had before, and blocks that are held for a phone: what the other rooms may use.

export { bringHeldBlock } from '../borrower/held-block-store.ts'
export { movePhone, rememberPhone } from './former-phone-store.ts'
