// What an authenticator signed, checked by the library: the challenge, our origin, our name, that a person unlocked it, the counter.

import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { z } from 'zod'
import type { Log } from './log.ts'

/** Loaded with the first passkey: a third of a second that a start does not wait for. */
const library = () => import('@simplewebauthn/server')

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
  try {
    const read = clientDataShape.safeParse(JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8')))
    return read.success ? read.data.challenge : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/** What an authenticator sent to log in. */
export interface UncheckedLogin {
  readonly credentialId: string
  readonly clientData: string
  readonly authenticatorData: string
  readonly signature: string
}

/** The new counter; null for an answer that is not by this passkey, of another origin, or without the phone's lock. */
export async function checkLogin(
  { log, origin }: ProofPlace,
  sent: UncheckedLogin,
  passkey: { readonly id: string; readonly publicKey: Uint8Array },
  challenge: string,
): Promise<number | null> {
  const response: AuthenticationResponseJSON = {
    id: sent.credentialId,
    rawId: sent.credentialId,
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: sent.clientData,
      authenticatorData: sent.authenticatorData,
      signature: sent.signature,
    },
  }
  // The counter is compared where it is stored, under a lock: here every one fits.
  const credential = { id: passkey.id, publicKey: new Uint8Array(passkey.publicKey), counter: 0 }
  const checked = await orNull(log, async () =>
    (await library()).verifyAuthenticationResponse({
      response,
      credential,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpIdOf(origin),
      requireUserVerification: true,
    }),
  )
  return checked?.verified === true ? checked.authenticationInfo.newCounter : null
}

/** The new passkey's key and counter; null for what proves none. */
export async function checkEnrolment(
  { log, origin }: ProofPlace,
  sent: { readonly credentialId: string; readonly clientData: string; readonly attestation: string },
  challenge: string,
): Promise<{ readonly publicKey: Uint8Array; readonly counter: number } | null> {
  const response: RegistrationResponseJSON = {
    id: sent.credentialId,
    rawId: sent.credentialId,
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON: sent.clientData, attestationObject: sent.attestation },
  }
  const checked = await orNull(log, async () =>
    (await library()).verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpIdOf(origin),
      requireUserVerification: true,
    }),
  )
  if (checked?.verified !== true || checked.registrationInfo === undefined) return null
  const { id, publicKey, counter } = checked.registrationInfo.credential
  return id === sent.credentialId ? { publicKey, counter } : null
}

/** The library throws for every answer that it does not accept: that is a refusal, and its reason is for the log only. */
async function orNull<Checked>(log: Log, check: () => Promise<Checked>): Promise<Checked | null> {
  try {
    return await check()
  } catch (error) {
    log.info({ err: error }, 'a passkey was not accepted')
    return null
  }
}
