// What an authenticator signed, checked by the library: the challenge, our origin, our name, that a person unlocked it, the counter.

import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Log } from '../../ports/log.ts'
import {
  type PasskeyProofs,
  type ProofPlace,
  rpIdOf,
  type UncheckedEnrolment,
  type UncheckedLogin,
} from '../../ports/passkeys.ts'

/** The signatures that our pages ask a phone for: ES256, EdDSA, RS256. Asked for all of its own, the library tries one at which Node warns. */
const offeredAlgorithms = [-7, -8, -257]

/** Loaded with the first passkey: a third of a second that a start does not wait for. */
const library = () => import('@simplewebauthn/server')

/** The new counter; null for an answer that is not by this passkey, of another origin, or without the phone's lock. */
async function checkLogin(
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
async function checkEnrolment(
  { log, origin }: ProofPlace,
  sent: UncheckedEnrolment,
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
      supportedAlgorithmIDs: offeredAlgorithms,
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

export const passkeyProofs: PasskeyProofs = { checkLogin, checkEnrolment }
