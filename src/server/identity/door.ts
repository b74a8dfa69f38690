// Changes of phone and e-mail: what the other rooms may use.

export { type MadeChange, madeChanges } from './contact-change-store.ts'
