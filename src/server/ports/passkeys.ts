// The port by which what an authenticator signed is checked, and what of its answer can be read before.

import { z } from 'zod'
import { readJson } from '../../core/read-json.ts'
import type { Log } from './log.ts'

/** The name under which a device keeps our passkeys: the host of the origin that its owner sees. */
export function rpIdOf(origin: string): string {
  return new URL(origin).hostname
}

/** Where the answer must come from, and the log for why one was not accepted. */
export interface ProofPlace {
  readonly log: Log
  /** The origin that the person sees: `https://loans.example`, `https://desk.loans.example`. */
  readonly origin: string
}

const clientDataShape = z.object({ challenge: z.string().min(1).max(512) })

/** The challenge that was answered, as the answer says it; null for what is no answer. The store says whether it was made by us and is unused. */
export function challengeIn(clientData: string): string | null {
  const said = readJson(Buffer.from(clientData, 'base64url').toString('utf8'))
  return clientDataShape.safeParse(said).data?.challenge ?? null
}

/** What an authenticator sent to log in. */
export interface UncheckedLogin {
  readonly credentialId: string
  readonly clientData: string
  readonly authenticatorData: string
  readonly signature: string
}

interface StoredPasskey {
  readonly id: string
  readonly publicKey: Uint8Array
}

/** What an authenticator sent for a passkey that is made. */
export interface UncheckedEnrolment {
  readonly credentialId: string
  readonly clientData: string
  readonly attestation: string
}

export interface PasskeyProofs {
  /** The new counter; null for an answer that is not by this passkey, of another origin, or without the phone's lock. */
  checkLogin(place: ProofPlace, sent: UncheckedLogin, passkey: StoredPasskey, challenge: string): Promise<number | null>
  /** The new passkey's key and counter; null for what proves none. */
  checkEnrolment(
    place: ProofPlace,
    sent: UncheckedEnrolment,
    challenge: string,
  ): Promise<{ readonly publicKey: Uint8Array; readonly counter: number } | null>
}
