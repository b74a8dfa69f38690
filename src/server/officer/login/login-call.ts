// What a use case that logs an officer in gets beside its input: no officer is known yet, so acts name the one whom it finds.

import type { DeskLoginInput, DeskLoginName, DeskLoginOutput, DeskLoginRefused } from '../../../contracts/desk-login.ts'
import type { DeskRefusal } from '../../../core/officer/desk-refusal.ts'
import type { Deps } from '../../deps.ts'
import type { Officer } from '../person/officer-store.ts'

export interface LoginCall {
  readonly deps: Deps
  /** The public origin of the desk: `https://desk.example`. */
  readonly deskOrigin: string
  readonly addressHash: string
  /** Who is logged in already in the browser that asks; null for none. */
  readonly session: Officer | null
}

/** What a login answers, and the token of the session that it opened; null where it opened none. */
export interface LoginAnswer<Name extends DeskLoginName> {
  readonly data: DeskLoginOutput<Name>
  readonly session: string | null
}

export type LoginHandler<Name extends DeskLoginName> = (
  input: DeskLoginInput<Name>,
  call: LoginCall,
) => Promise<LoginAnswer<Name> | DeskRefusal<DeskLoginRefused<Name>>>

export type LoginRoutes = { readonly [Name in DeskLoginName]: LoginHandler<Name> }
