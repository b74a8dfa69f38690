// Messages to a borrower: what the other rooms may use.

export { unreadCount } from './list-messages.ts'
