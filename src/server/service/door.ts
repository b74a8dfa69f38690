// News by e-mail: what the other rooms may use.

export { newsAskedAt, stopNews } from './site-message-store.ts'
