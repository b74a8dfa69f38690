// News by e-mail: what the other rooms may use.

export { newsConfirmedAt, stopNewsOf } from './site-message-store.ts'
