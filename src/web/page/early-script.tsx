// A line of script that stands in the page and runs as it is read: what a part may show is known only in the browser, and is no reason to
// wake React for it. Needs nothing of the page but the element before it.

import { useCameWithPage } from '../ui/hydrated.ts'
import { useRenderMeans } from './render-means.tsx'

/**
 * On a page that the server wrote without knowing what the phone has kept under `name`: where there is anything, the page wakes. A webview
 * that forbids its memory throws there: then nothing was kept, and the page sleeps on.
 */
export function WakesWhereKept({ name }: { name: string }) {
  const wakes = `addEventListener('load',()=>document.dispatchEvent(new Event('candor:wake')))`
  return <EarlyScript text={`try{localStorage['${name}']&&${wakes}}catch{}`} />
}

/** `text` is our own and holds nothing of a borrower. In a part that React makes later nothing runs: React shows what is there itself. */
export function EarlyScript({ text }: { text: string }) {
  const means = useRenderMeans()
  const cameWithPage = useCameWithPage()
  if (means === null && !cameWithPage) return null
  return (
    <script
      nonce={means?.nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, under the page's nonce
      dangerouslySetInnerHTML={{ __html: means === null ? '' : text }}
    />
  )
}
