// The calls of this room that need no session: they open one.

import { askJoin, join } from './join.ts'
import { askLogIn, logIn } from './log-in.ts'
import type { LoginRoutes } from './login-call.ts'

export const loginRoutes: LoginRoutes = { askLogIn, logIn, askJoin, join }
