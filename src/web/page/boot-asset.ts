// The boot script as a file of its own: sent once, kept for good, instead of with every page. On the server only.

import { createHash } from 'node:crypto'
import { addresses } from '../../contracts/addresses.ts'
import { offlineLanguageParam, serviceWorkerAddress } from '../install/install-addresses.ts'
import { bootScript as withoutAddresses } from '../ui/boot-script.ts'

export const bootScript = withoutAddresses
  .replace('%still%', addresses.stillHere)
  .replace('%worker%', `${serviceWorkerAddress}?${offlineLanguageParam}=`)

/** Its address changes with its text, so that it may be kept for ever. */
export const bootAddress = `/assets/boot-${createHash('sha256').update(bootScript).digest('base64url').slice(0, 8)}.js`
