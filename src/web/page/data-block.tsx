// Data in a page for machines (schema.org), never a script.

import { useCameWithPage } from '../ui/hydrated.ts'
import { jsonForPage } from './json-for-page.ts'
import { useRenderMeans } from './render-means.tsx'

/** The data block. The server writes it; a page that runs keeps what it came with, and gets none of a page that came later. */
export function DataBlock({ data }: { data: (origin: string) => unknown }) {
  const means = useRenderMeans()
  const cameWithPage = useCameWithPage()
  if (means === null && !cameWithPage) return null
  return (
    <script
      type="application/ld+json"
      nonce={means?.nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the JSON has every character escaped that could end the script element
      dangerouslySetInnerHTML={{ __html: means === null ? '' : jsonForPage(data(means.publicOrigin)) }}
    />
  )
}
