// The boot script as a file of its own: sent once, kept for good, instead of with every page. On the server only.

import { createHash } from 'node:crypto'
import { bootScript } from '../ui/boot-script.ts'

export { bootScript }

/** Its address changes with its text, so that it may be kept for ever. */
export const bootAddress = `/assets/boot-${createHash('sha256').update(bootScript).digest('base64url').slice(0, 8)}.js`
