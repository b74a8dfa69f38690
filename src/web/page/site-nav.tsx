// The bar of a laptop: a borrower's own pages beside each other, as on any site. A phone has the start page for it, and hides the bar.

import { addresses } from '../../contracts/addresses.ts'
import { needWords, useWords } from '../messages/words-context.tsx'
import { Link } from '../ui/link.tsx'
import { useAddress } from './page-facts.tsx'

await needWords('site')

const places = [
  ['loans', addresses.orders],
  ['messages', addresses.inbox],
  ['documents', addresses.myDocuments],
  ['me', addresses.me],
] as const

/** `here`: the address of the page, where it is one of these. `left`: pages to which the bar leads by signs of its own. Its screen has the style part 'sitenav'. */
export function SiteNav({ here, left = [] }: { here?: string; left?: readonly string[] }) {
  const words = useWords().site
  const address = useAddress()
  return (
    <nav className="sitenav" aria-label={words.nav}>
      {places
        .filter(([, to]) => !left.includes(to))
        .map(([name, to]) => (
          <Link key={name} to={address(to)} aria-current={to === here ? 'page' : undefined}>
            {words[name]}
          </Link>
        ))}
    </nav>
  )
}
