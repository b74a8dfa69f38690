// Changes of phone and e-mail: what the other rooms may use.

export { madeChanges } from './contact-change-store.ts'
export { spendTicket } from './open-page-session.ts'
export { moveChallenge } from './passkey-store.ts'
