// Officers, their sessions and acts: what the other rooms may use.

export { type ActOrigin, insertAct, insertSystemAct } from './act-store.ts'
export {
  changes,
  type DeskCall,
  type DeskChange,
  type DeskChanger,
  type DeskPreparer,
  type DeskReader,
  type DeskRoutes,
  deskMoment,
  type PreparedChanger,
  preparedChange,
  reads,
} from './desk-call.ts'
export { findInvitation } from './invitation-store.ts'
export { launchPath } from './launch-address.ts'
export { openByLaunch } from './launch-store.ts'
export { callbackPath, comeBackFromProvider, goToProvider } from './log-in-by-provider.ts'
export type { LoginAnswer, LoginCall } from './login-call.ts'
export { loginRoutes } from './login-routes.ts'
export { findOfficerSession } from './officer-session-store.ts'
export { holdOfficer, listOfficerRows, type Officer, takeOfficersTurn } from './officer-store.ts'
export { freeItem, giveItem, holderOf, refuseTaken, takeItem } from './take-store.ts'
