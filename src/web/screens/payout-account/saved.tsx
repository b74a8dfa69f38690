// The account is saved and no other screen waits for it: an app is told and closes the page; a browser shows that it is done.

import { useEffect, useRef } from 'react'
import { addresses } from '../../../contracts/addresses.ts'
import { useHost } from '../../in-app/host-context.tsx'
import { useWords } from '../../messages/words-context.tsx'
import { useNews } from '../../news/use-news.ts'
import { OwnScreen } from '../../page/own-screen.tsx'
import { useAddress } from '../../page/page-facts.tsx'
import { LinkButton, TextLink } from '../../ui/button.tsx'
import { Leaf } from '../../ui/leaf.tsx'
import { LoanLine } from '../../ui/loan-line.tsx'
import { NewsLine } from '../../ui/news-line.tsx'
import { EndHead } from '../../ui/refused.tsx'
import type { SavedView } from './account-view.ts'

export function Saved({ view }: { view: SavedView }) {
  const words = useWords().payoutAccount
  const address = useAddress()
  const host = useHost()
  const wasTold = useRef(false)
  useEffect(() => {
    if (host === null || host.platform === 'browser' || wasTold.current) return
    wasTold.current = true
    host.endBankFlow('success')
    host.closeWebview()
  }, [host])
  return (
    <OwnScreen title={words.title} foot={<LinkButton to={address(addresses.orders)}>{words.done.back}</LinkButton>}>
      <Leaf status="settled">
        <EndHead voice={words.done.voice} picture="done" />
        <p>{words.done.text}</p>
        <TextLink to={view.again}>{words.done.again}</TextLink>
      </Leaf>
      {view.waiting.length > 0 && <Waiting view={view} />}
    </OwnScreen>
  )
}

/** The loans whose money goes to the account: each says by itself when it is on its way. */
function Waiting({ view }: { view: SavedView }) {
  const news = useNews({ of: 'orders', mark: view.mark, watching: true })
  return (
    <Leaf list>
      <ul>
        {view.waiting.map(({ order, logo, to }) => (
          <li key={order.orderId}>
            <LoanLine to={to} logo={logo} order={order}>
              {order.noticeText}
            </LoanLine>
          </li>
        ))}
      </ul>
      <NewsLine to={view.here} heardAt={news.heardAt} />
    </Leaf>
  )
}
