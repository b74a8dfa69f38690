// Which of the two quotes a closing screen is about, by its address: the loader, the action and the words must agree.

import { addresses } from '../../../contracts/addresses.ts'

/** Also for an address with a slash at its end, or of the screen's data: the router takes both for the same screen. */
export const closingAt = ({ pathname }: { readonly pathname: string }): 'coolingOff' | 'settlement' =>
  pathname.startsWith(addresses.coolingOff) ? 'coolingOff' : 'settlement'
