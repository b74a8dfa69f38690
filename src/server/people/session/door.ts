// Sessions of borrowers: what the other rooms may use.

export {
  beganByPasskey,
  createSession,
  endLiveSessions,
  endSession,
  findSession,
  hashOf,
  type LiveSession,
  liveSessions,
  logOutOf,
  secondsSinceLogin,
} from './session-store.ts'
