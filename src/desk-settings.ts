// The settings of the lender's desk: where it listens, and the origin that officers see.

/** Where the desk is. */
export interface DeskPlace {
  /** 0 takes a free one. */
  readonly port: number
  /** The origin that officers see; null where it is the one that the desk listens on (the demo). */
  readonly origin: string | null
}

interface DeskEnvironment {
  readonly MODE: 'demo' | 'production'
  readonly PORT: number
  readonly DESK_PORT: number | null
  readonly DESK_ORIGIN: string | null
}

/** What cannot be: in production officers have no way to log in yet, and a desk that nobody or anybody enters must not start. */
export function problemsOfDesk({ MODE, PORT, DESK_PORT, DESK_ORIGIN }: DeskEnvironment): Map<string, string> {
  const problems = new Map<string, string>()
  if (MODE === 'production' && DESK_ORIGIN !== null)
    problems.set(
      'DESK_ORIGIN',
      'must not be set yet: officers have no login in production (passkeys and OpenID Connect are not built), so the desk does not start',
    )
  if (MODE === 'demo' && DESK_ORIGIN !== null)
    problems.set(
      'DESK_ORIGIN',
      'must not be set in demo mode, whose desk is on this machine (is MODE=production missing?)',
    )
  if (DESK_PORT !== null && DESK_PORT !== 0 && DESK_PORT === PORT)
    problems.set('DESK_PORT', 'must be another port than PORT')
  return problems
}

/** The desk of this process. The demo's listens on the port after PORT, production's only where DESK_ORIGIN says so. */
export function deskOf({ MODE, PORT, DESK_PORT, DESK_ORIGIN }: DeskEnvironment): DeskPlace | null {
  const next = PORT === 0 || PORT === 65_535 ? 0 : PORT + 1
  if (MODE === 'demo') return { port: DESK_PORT ?? next, origin: null }
  return DESK_ORIGIN === null ? null : { port: DESK_PORT ?? next, origin: DESK_ORIGIN }
}
