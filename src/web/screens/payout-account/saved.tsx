// The account is saved and nobody waits for it: an app is told and closes the page; a browser shows that it is done.

import { useEffect, useRef } from 'react'
import { addresses } from '../../../contracts/addresses.ts'
import { useHost } from '../../in-app/host-context.tsx'
import { useWords } from '../../messages/words-context.tsx'
import { useAddress } from '../../page/page-facts.tsx'
import { LinkButton, TextLink } from '../../ui/button.tsx'
import { Leaf, Voice } from '../../ui/leaf.tsx'
import { Screen } from '../../ui/screen.tsx'

export function Saved({ again }: { again: string }) {
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
    <Screen
      title={words.title}
      help={address(addresses.customerService)}
      foot={<LinkButton to={address(addresses.orders)}>{words.done.back}</LinkButton>}
    >
      <title>{words.title}</title>
      <Leaf status="settled">
        <Voice>{words.done.voice}</Voice>
        <p>{words.done.text}</p>
        <TextLink to={again}>{words.done.again}</TextLink>
      </Leaf>
    </Screen>
  )
}
