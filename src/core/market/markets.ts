// All markets by name. A new one is a file beside this and a line here.

import { india } from './india.ts'
import { indonesia } from './indonesia.ts'
import type { Market, MarketId } from './market.ts'
import { philippines } from './philippines.ts'
import { reference } from './reference.ts'
import { standard } from './standard.ts'

/** Every market the product knows. Their caps are configuration, to be confirmed by the lender's counsel. */
export const markets: Readonly<Record<MarketId, Market>> = { standard, philippines, india, indonesia, reference }
