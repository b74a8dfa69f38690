// Says where the manifest is: on the pages from which the product may be installed, and on no other.

import { manifestAddress, touchIconAddress } from '../install/install-addresses.ts'

/** Stands anywhere in a page; React lifts its parts into the head. */
export function Installable() {
  return (
    <>
      <link rel="manifest" href={manifestAddress} />
      <link rel="apple-touch-icon" href={touchIconAddress} />
    </>
  )
}
