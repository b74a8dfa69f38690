// There is no connection: the one page that a phone keeps. It knows nothing of a borrower and needs no script.

import { addresses } from '../../../contracts/addresses.ts'
import { needWords, useWords } from '../../messages/words-context.tsx'
import { type RouteHandle, usePageFacts } from '../../page/page-facts.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Go, Leaf, Quiet, Voice } from '../../ui/leaf.tsx'
import { Num } from '../../ui/money.tsx'
import { Screen } from '../../ui/screen.tsx'

await needWords('legal')

export const handle: RouteHandle = { styles: [], script: false }

export default function Offline() {
  const words = useWords().legal.offline
  const { supportPhone } = usePageFacts()
  return (
    <Screen
      title={words.title}
      foot={
        // biome-ignore lint/a11y/useValidAnchor: an empty address is the page's own, the one that was wanted
        <a className="btn" href="">
          <Icon name="refresh" />
          {words.again}
        </a>
      }
    >
      <title>{words.title}</title>
      <Leaf>
        <Voice>{words.voice}</Voice>
        <p>{words.text}</p>
        <Quiet>{words.counts}</Quiet>
      </Leaf>
      <Leaf list>
        <Go
          to={`tel:${supportPhone.replace(/[^+0-9]/g, '')}`}
          icon="phone"
          note={words.call}
          text={<Num>{supportPhone}</Num>}
        />
        <Go to={addresses.home} icon="home" text={words.home} />
      </Leaf>
    </Screen>
  )
}
