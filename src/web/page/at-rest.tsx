// Tasks that a page runs when it is idle, with code that is loaded only then.

import { useEffect } from 'react'
import { offlineLanguageParam, serviceWorkerAddress } from '../install/install-addresses.ts'
import { OutcomeSeeker } from '../sending/outcome-seeker.tsx'
import { IdleGuard } from '../session/idle-guard.tsx'
import { usePageFacts } from './page-facts.tsx'

/** The kind of address that a browser with trusted types takes. */
interface ScriptUrls {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL(url: string): string
  }
}

/** Registers the worker that keeps the page for no connection. A webview without workers goes without. */
function keepOfflinePage(language: string): void {
  if (!('serviceWorker' in navigator)) return
  const address = `${serviceWorkerAddress}?${new URLSearchParams({ [offlineLanguageParam]: language })}`
  const { trustedTypes } = globalThis as { trustedTypes?: ScriptUrls }
  const policy = trustedTypes?.createPolicy('worker', { createScriptURL: (url) => url })
  navigator.serviceWorker.register(policy?.createScriptURL(address) ?? address).catch((error: unknown) => {
    // Storage may be full or forbidden: then a page that cannot be had is the browser's own, as before.
    if (!(error instanceof DOMException || error instanceof TypeError)) throw error
  })
}

export function AtRest() {
  const { language, signedIn } = usePageFacts()
  useEffect(() => keepOfflinePage(language), [language])
  return (
    <>
      <OutcomeSeeker />
      {signedIn && <IdleGuard />}
    </>
  )
}
