// In whose name accounts are at the sandbox: in the name that is expected, but for the numbers that try out the rest.

import type { z } from 'zod'
import { anotherName, type nameAnswer, namedEndings, type nameRequest } from '../http/protocol.ts'

export function nameOf({ accountNumber, expectedName }: z.output<typeof nameRequest>): z.output<typeof nameAnswer> {
  if (accountNumber.endsWith(namedEndings.another)) return { outcome: 'named', accountName: anotherName }
  if (accountNumber.endsWith(namedEndings.untold)) return { outcome: 'cannotTell' }
  if (accountNumber.endsWith(namedEndings.nobody)) return { outcome: 'noAccount' }
  return expectedName === '' ? { outcome: 'cannotTell' } : { outcome: 'named', accountName: expectedName }
}
