// What a field for a phone says of the market's numbers.

import { markets } from '../../core/market/markets.ts'
import type { PhoneFacts } from '../ui/text-fields.tsx'
import { type Context, pageContext } from './request-context.ts'

/** How many digits a number of the market has, and one that could be. */
export function phoneFacts(context: Context): PhoneFacts {
  const { maxDigits: digits, example } = markets[context.get(pageContext).market].phone
  return { digits, example }
}
