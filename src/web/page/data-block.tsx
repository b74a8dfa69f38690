// Data in a page for machines (schema.org), never a script.

import { useCameWithPage } from '../ui/hydrated.ts'
import { useRenderMeans } from './render-means.tsx'

/** JSON that cannot end the element around it, whatever a name holds. */
export function jsonForPage(data: unknown): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

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
