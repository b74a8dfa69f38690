// A look-up of host names that answers only addresses of the public network.

import type { LookupFunction } from 'node:net'
import { isPublicAddress } from '../../../settings/webhooks.ts'

/** What a guarded lookup says of a name that leads elsewhere than to the public network. */
export const notPublic = 'EADDRNOTPUBLIC'

/**
 * Finds addresses of the public network only. The connection goes to what is answered here: a second answer of the name server that
 * differs is never asked for. A name with one address that is not public is refused whole.
 */
export function publicLookup(find: LookupFunction): LookupFunction {
  return (hostname, options, answer) => {
    find(hostname, { ...options, all: true }, (error, found) => {
      const addresses = typeof found === 'string' ? [] : found
      if (error !== null) return answer(error, [])
      if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address)))
        return answer(Object.assign(new Error('the host is not of the public network'), { code: notPublic }), [])
      const [first] = addresses
      if (options.all === true) answer(null, [...addresses])
      else answer(null, first?.address ?? '', first?.family)
    })
  }
}
