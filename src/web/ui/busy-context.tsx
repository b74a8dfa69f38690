// Whether something is being sent, for every part within: buttons lock while it is.

import { createContext, type ReactNode, useContext } from 'react'

const BusyContext = createContext(false)

/** True while a form of this page is on its way. */
export function useBusy(): boolean {
  return useContext(BusyContext)
}

/** For parts that send by themselves (a fetcher, an upload): locks the buttons within. */
export function Busy({ when, children }: { when: boolean; children: ReactNode }) {
  const around = useBusy()
  return <BusyContext value={around || when}>{children}</BusyContext>
}
