// The host app for screens: one connection, made after hydration.

import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { addresses } from '../../contracts/addresses.ts'
import type { Host } from '../../host/host.ts'
import { useWords } from '../messages/words-context.tsx'
import { fetchPart } from '../ui/fetch-part.ts'

const HostContext = createContext<Host | null>(null)

/** Shows a message in the page's toast; the toast region listens for it. */
function say(text: string): void {
  document.dispatchEvent(new CustomEvent('candor:say', { detail: text, cancelable: true }))
}

/** Connects once, in the browser. Before that, and without script, links and forms work as plain HTML. */
export function HostProvider({ demo, children }: { demo: boolean; children: ReactNode }) {
  const [host, setHost] = useState<Host | null>(null)
  const thanks = useWords().frame.thanksForRating
  useEffect(() => {
    let sent = 0
    let left = false
    let stopFollowing = (): void => undefined
    // A page can be seen and used without the bridge: it is loaded after hydration.
    const connect = async (): Promise<void> => {
      const { connectHost, demoPlatform } = await fetchPart(() => import('../../host/connect-host.ts'))
      const asked = demo && demoPlatform(window.location.search) !== null
      const pretend = asked ? (await fetchPart(() => import('../../host/recording.ts'))).installRecordingHost : null
      const connected = connectHost(window, {
        addresses: { home: addresses.borrowerHome, mine: addresses.me, login: addresses.login },
        pretend,
        newId: () => `${Date.now().toString(36)}-${++sent}`,
        go: (address) => window.location.assign(address),
        thank: () => say(thanks),
      })
      const links = connected.platform === 'browser' ? null : await fetchPart(() => import('./host-links.ts'))
      if (left) return
      if (links !== null) stopFollowing = links.followInApp(connected)
      setHost(connected)
    }
    void connect()
    return () => {
      left = true
      stopFollowing()
    }
  }, [demo, thanks])
  // Effects of a screen run before those of what is around it: once this runs, the screen listens, too.
  useEffect(() => {
    if (host !== null) document.documentElement.dataset.host = host.platform
  }, [host])
  return <HostContext value={host}>{children}</HostContext>
}

/** The host app; null until hydration. */
export function useHost(): Host | null {
  return useContext(HostContext)
}

/** Runs when the app reports its back gesture (iOS sends it instead of leaving the page). */
export function useNativeBack(listener: () => void): void {
  const host = useHost()
  useEffect(() => host?.onNativeBack(listener), [host, listener])
}

/** The host app; null in a browser, and until hydration. */
export function useApp(): Host | null {
  const host = useHost()
  return host === null || host.platform === 'browser' ? null : host
}
