// Invitations and roles that wait: what the other rooms may use.

export { findInvitation } from './invitation-store.ts'
