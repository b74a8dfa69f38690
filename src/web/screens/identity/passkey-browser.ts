// What a browser does with a passkey: makes one, answers with one. Both ask the person for the phone's own lock.

/** Named as the calls have them. */
export interface PasskeyQuestion {
  readonly challenge: string
  readonly rpId: string
  readonly timeoutSeconds: number
}

export interface NewPasskeyQuestion extends PasskeyQuestion {
  readonly rpName: string
  readonly userHandle: string
  readonly userName: string
  readonly known: readonly string[]
}

/** Whether this browser has passkeys at all. */
export function hasPasskeys(): boolean {
  return typeof window !== 'undefined' && window.isSecureContext && typeof window.PublicKeyCredential === 'function'
}

/** Shows what stands hidden before it, where {@link hasPasskeys} holds, while the page still sleeps. */
export const showWithPasskeys =
  'if(isSecureContext&&self.PublicKeyCredential)document.currentScript.previousElementSibling.hidden=false'

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0))
}

function textOf(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Null where the person cancelled or the browser refused: the browser does not say which. */
async function orNull(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await ask()) as PublicKeyCredential | null
  } catch (error) {
    if (error instanceof DOMException) return null
    throw error
  }
}

/** ES256, Ed25519, RS256: what phones make. */
const algorithms = [-7, -8, -257] as const

/** A new passkey of this phone, as the form that stores it has it. */
export async function makePasskey(asked: NewPasskeyQuestion): Promise<Record<string, string> | null> {
  const made = await orNull(() =>
    navigator.credentials.create({
      publicKey: {
        challenge: bytesOf(asked.challenge),
        rp: { id: asked.rpId, name: asked.rpName },
        user: { id: bytesOf(asked.userHandle), name: asked.userName, displayName: asked.userName },
        pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: asked.known.map((id) => ({ type: 'public-key', id: bytesOf(id) })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        timeout: asked.timeoutSeconds * 1000,
      },
    }),
  )
  if (made === null) return null
  const response = made.response as AuthenticatorAttestationResponse
  return {
    credentialId: made.id,
    clientData: textOf(response.clientDataJSON),
    attestation: textOf(response.attestationObject),
  }
}

/** The answer of one of this phone's passkeys, as the form that logs in has it. */
export async function answerPasskey(asked: PasskeyQuestion): Promise<Record<string, string> | null> {
  const found = await orNull(() =>
    navigator.credentials.get({
      publicKey: {
        challenge: bytesOf(asked.challenge),
        rpId: asked.rpId,
        userVerification: 'required',
        timeout: asked.timeoutSeconds * 1000,
      },
    }),
  )
  if (found === null) return null
  const response = found.response as AuthenticatorAssertionResponse
  return {
    credentialId: found.id,
    clientData: textOf(response.clientDataJSON),
    authenticatorData: textOf(response.authenticatorData),
    signature: textOf(response.signature),
  }
}
