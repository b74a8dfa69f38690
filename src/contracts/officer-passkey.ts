// Calls about an officer's own passkeys: listed, added soon after a login, removed.

import { z } from 'zod'
import { deskCall, moment } from './desk-call.ts'
import { madePasskey, newPasskeyQuestion } from './desk-login.ts'
import { credentialId } from './passkey-shapes.ts'

export const listOwnPasskeys = deskCall('GET', 'ownSession', '/desk/me/passkeys', {
  summary: 'The passkeys of the officer who asks, the newest first',
  input: z.strictObject({}),
  output: z.array(z.object({ id: z.string(), label: z.string(), createdAt: moment, lastUsedAt: moment.nullable() })),
})

export const askOwnPasskey = deskCall('POST', 'ownSession', '/desk/me/passkeys/question', {
  summary:
    'What a browser is asked to make another passkey of. Refused where the login of this session is too long ago',
  refusals: ['providerSaysRole', 'loginIsTooLongAgo', 'tooManyPasskeys'],
  input: z.strictObject({}),
  output: newPasskeyQuestion,
})

export const addOwnPasskey = deskCall('POST', 'ownSession', '/desk/me/passkeys', {
  summary: 'Store another passkey of the officer',
  refusals: ['providerSaysRole', 'loginIsTooLongAgo', 'tooManyPasskeys', 'passkeyIsNotAccepted'],
  input: z.strictObject(madePasskey),
  output: z.object({ id: z.string() }),
})

export const removeOwnPasskey = deskCall('POST', 'ownSession', '/desk/me/passkeys/:credentialId/remove', {
  summary: 'Remove an own passkey: it opens nothing any more. The last one stays',
  refusals: ['notFound', 'passkeyIsLast'],
  input: z.strictObject({ credentialId }),
  output: z.object({ id: z.string() }),
})
