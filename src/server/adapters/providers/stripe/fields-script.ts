// The script of ours that draws Stripe's fields in our page: sent to the browser as text, so it refers to nothing outside itself.

import { drawFields } from './draw-fields.ts'

/** What the browser is given. */
export const ownScript = `(${drawFields.toString()})(document, window.Stripe)\n`
