// What search engines, assistants and shared links read of a public page: title, summary, picture, and the other language.

import { socialCardSize } from '../../brand/social-card.ts'
import { socialCardAddress, tabIconAddress } from '../../install/install-addresses.ts'
import { useWords } from '../../messages/words-context.tsx'
import { FoundBy } from '../../page/found-by.tsx'
import { usePageFacts } from '../../page/page-facts.tsx'
import { useRenderMeans } from '../../page/render-means.tsx'
import { Installable } from '../../ui/installable.tsx'

/** Stands anywhere in a page; React lifts its parts into the head. Only other servers read them, so only the server writes them. */
export function Sharing({ title, text, path, lender }: { title: string; text: string; path: string; lender: string }) {
  const words = useWords().marketing.share
  const { language } = usePageFacts()
  const means = useRenderMeans()
  if (means === null) return <FoundBy title={title} text={text} path={path} />
  const { publicOrigin } = means
  return (
    <>
      <FoundBy title={title} text={text} path={path} />
      <Installable />
      <link rel="icon" href={tabIconAddress} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={lender} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={text} />
      <meta property="og:url" content={publicOrigin + path} />
      <meta property="og:locale" content={language} />
      <meta property="og:image" content={publicOrigin + socialCardAddress} />
      <meta property="og:image:width" content={String(socialCardSize.width)} />
      <meta property="og:image:height" content={String(socialCardSize.height)} />
      <meta property="og:image:alt" content={words.card} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
