// Phones that borrowers had before: what the other rooms may use.

export { movePhone, rememberPhone } from './former-phone-store.ts'
