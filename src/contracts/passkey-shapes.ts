// What an authenticator sends, as the calls take it: for borrowers and for officers alike.

import { z } from 'zod'

/** Base64url of the binary answers of an authenticator. */
export const binary = z.string().regex(/^[\w-]{1,4096}$/)
export const credentialId = z.string().regex(/^[\w-]{16,1400}$/)
