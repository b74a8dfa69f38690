// How officers log in: what the other rooms may use.

export { launchPath, openByLaunch } from './launch-store.ts'
export { callbackPath, comeBackFromProvider, goToProvider } from './log-in-by-provider.ts'
export type { LoginAnswer, LoginCall } from './login-call.ts'
export { loginRoutes } from './login-routes.ts'
export { copyOfficerSession, findOfficerSession } from './officer-session-store.ts'
