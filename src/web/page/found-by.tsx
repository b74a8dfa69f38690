// How a public page is found: its title, its summary, its one address, and the same page in the other languages.

import { languages } from '../../core/language.ts'
import { useRenderMeans } from './render-means.tsx'

/** Stands anywhere in a page; React lifts its parts into the head. Only other servers read them, so only the server writes them. */
export function FoundBy({ title, text, path }: { title: string; text: string; path: string }) {
  const means = useRenderMeans()
  if (means === null) return <title>{title}</title>
  const { publicOrigin } = means
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={text} />
      <link rel="canonical" href={publicOrigin + path} />
      {languages.map((lang) => (
        <link
          key={lang}
          rel="alternate"
          hrefLang={lang}
          href={`${publicOrigin}${path}${path.includes('?') ? '&' : '?'}lang=${lang}`}
        />
      ))}
    </>
  )
}
