// Who asks for a one-time code: a session, which has its own codes, or a stranger, identified by device or network.

import type { CodePurpose } from '../../../core/identity/code-rules.ts'
import type { Market } from '../../../core/market/market.ts'
import type { Queries } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'

/** A session is authenticated. A stranger knows only a phone number, and any caller can send any device id. */
export type CodeAsker =
  | { readonly kind: 'session'; readonly deviceId: string }
  | {
      readonly kind: 'stranger'
      /** Keyed hashes of the networks that count (core/identity/network.ts). */
      readonly addressHash: string
      readonly wideAddressHash: string
      /** Empty where none is named. */
      readonly deviceId: string
    }

export interface CodeTarget {
  readonly purpose: CodePurpose
  readonly market: Market
  /** National digits. */
  readonly phone: string
  /** What else it is bound to, such as a payment; left out where the asker is all. */
  readonly subject?: string
  readonly asker: CodeAsker
}

interface Asking {
  readonly caller: { readonly deviceId: string } | null
  readonly addressHash: string
  readonly wideAddressHash: string
}

/** The asker of a call without a session, or of one whose session proves nothing for the phone that it names. */
export function stranger({ addressHash, wideAddressHash }: Asking, deviceId = ''): CodeAsker {
  return { kind: 'stranger', addressHash, wideAddressHash, deviceId }
}

/** The session where there is one, otherwise a stranger. The phone must be the session's own. */
export function askerOf(call: Asking, deviceId = ''): CodeAsker {
  return call.caller === null ? stranger(call, deviceId) : { kind: 'session', deviceId: call.caller.deviceId }
}

/** The rate limits on which a code or a guess counts. */
export interface Counted {
  /** In keys of budgets: no phone, address or device in clear. */
  readonly mark: string
  /** False for strangers: their codes and guesses also count on one limit of the phone, for all strangers together. */
  readonly isKnown: boolean
}

/**
 * A session counts by its device, a device that the phone's borrower has logged in on by itself, all others by network: an
 * unknown device is a text that a caller has chosen.
 */
export async function countedAs(db: Queries, deps: Deps, target: CodeTarget): Promise<Counted> {
  const { asker } = target
  const device = markOf(deps, `device:${asker.deviceId}`)
  if (asker.kind === 'session') return { mark: `own:${device}`, isKnown: true }
  if (asker.deviceId !== '' && (await isDeviceOf(db, target, asker.deviceId))) {
    return { mark: `known:${device}`, isKnown: true }
  }
  return { mark: `net:${asker.addressHash}`, isKnown: false }
}

/** True where the account of this phone has logged in on this device. */
async function isDeviceOf(db: Queries, { market, phone }: CodeTarget, deviceId: string): Promise<boolean> {
  const rows = await db.query(
    `select 1 from borrower b join session s on s.borrower_id = b.id
     where b.market = $1 and b.phone = $2 and b.deleted_at is null and s.device_id = $3 limit 1`,
    [market.id, phone, deviceId],
  )
  return rows.length > 0
}

/** Which code of a phone and purpose is this asker's: a stranger's guesses meet the stranger's own code. */
export function subjectOf(deps: Deps, { subject, asker }: CodeTarget): string {
  if (subject !== undefined) return subject
  if (asker.kind === 'session') return 'own'
  return asker.deviceId === '' ? `net:${asker.addressHash}` : `device:${markOf(deps, `device:${asker.deviceId}`)}`
}

/** A keyed hash that stands for a text in keys. */
export function markOf(deps: Deps, text: string): string {
  return shortHex(deps.codeHasher.fingerprint(text))
}

function shortHex(hash: Uint8Array): string {
  return Buffer.from(hash).toString('hex').slice(0, 32)
}

/** What stands for a phone where the phone itself is not kept. */
export function phoneKey(deps: Deps, { market, phone }: Pick<CodeTarget, 'market' | 'phone'>): Uint8Array {
  return deps.codeHasher.fingerprint(`${market.id}:${phone}`)
}

/** {@link phoneKey} as it stands in keys of budgets. */
export function phoneMark(deps: Deps, target: Pick<CodeTarget, 'market' | 'phone'>): string {
  return shortHex(phoneKey(deps, target))
}
