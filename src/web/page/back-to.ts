// The app's own back gesture on screens that have nothing to ask before they are left: it leads where the bar's arrow leads.

import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { useNativeBack } from '../in-app/host-context.tsx'
import { useBusy } from '../ui/busy-context.tsx'

/** While something is being sent the gesture has no effect: nothing is aborted and nothing sent twice. */
export function useBackTo(address: string): void {
  const navigate = useNavigate()
  const busy = useBusy()
  const listener = useCallback(() => {
    if (!busy) void navigate(address)
  }, [busy, navigate, address])
  useNativeBack(listener)
}
