// News by e-mail and messages of visitors: what the other rooms may use.

export { endVisitorMessage, newsConfirmedAt, stopNewsOf } from './site-message-store.ts'
