// Sessions of borrowers: what the other rooms may use.

export {
  beganByPasskey,
  createSession,
  endLiveSessions,
  endSession,
  type FoundSession,
  findSession,
  hashOf,
  type LiveSession,
  liveSessions,
  logOutOf,
  secondsSinceLogin,
} from './session-store.ts'
