// The frame of both code pages: one payment of the borrower, asked about until its money is there.

import type { ReactNode } from 'react'
import { addresses } from '../../../contracts/addresses.ts'
import { useWords } from '../../messages/words-context.tsx'
import { EarlyScript } from '../../page/early-script.tsx'
import { useAddress, useBackTo } from '../../page/page-facts.tsx'
import { Screen } from '../../ui/screen.tsx'
import { CodeFoot, StaleNote, useStateTitle } from './code-parts.tsx'
import { stands } from './code-stands.ts'
import type { CodeView } from './pay-code-view.ts'
import { remembersRef, useRememberedRef } from './remembered-ref.ts'
import { type LivePayCode, usePayCode } from './use-pay-code.ts'

/** `first` is what came with the page; `children` show what is known by now: an `OpenBook` as long as money is awaited. */
export function CodeScreen(props: { first: CodeView; title: string; children: (live: LivePayCode) => ReactNode }) {
  const address = useAddress()
  const live = usePayCode(props.first)
  const { view } = live
  const words = useWords().payment.code
  const title = useStateTitle(view)
  useRememberedRef(view.code.ref)
  useBackTo(view.order)
  return (
    <Screen
      title={stands(view.code) ? words.paidTitle : props.title}
      back={view.order}
      help={address(addresses.customerService)}
      foot={<CodeFoot live={live} />}
      wide={view.code.state === 'waiting' || view.paid !== null}
    >
      <title>{title}</title>
      <StaleNote view={view} lost={live.lost} />
      {props.children(live)}
      <EarlyScript text={remembersRef} />
    </Screen>
  )
}
