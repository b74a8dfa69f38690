// Whether React runs this page yet.

import { useState, useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and while the page is being hydrated, true from then on: upgrades wait for it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/** True where this part came with the page from the server, false where React made it later. Never changes. */
export function useCameWithPage(): boolean {
  const hydrated = useHydrated()
  return useState(!hydrated)[0]
}
