// Repayment code 2: the number to copy, the sum, and every step of every way to pay with it.

import { useCallback } from 'react'
import { data, type LoaderFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import { useBackTo } from '../../back-to.ts'
import { needWords } from '../../messages/client-words.ts'
import { useWords } from '../../messages/words-context.tsx'
import { useAddress } from '../../page-facts.tsx'
import type { RouteHandle } from '../../root.tsx'
import { Go, Head, Leaf, Quiet } from '../../ui/leaf.tsx'
import { Steps } from '../../ui/ledger.tsx'
import { Brand } from '../../ui/logo.tsx'
import { Money } from '../../ui/money.tsx'
import { Note } from '../../ui/note.tsx'
import { Row, Rows } from '../../ui/rows.tsx'
import { Screen } from '../../ui/screen.tsx'
import { CopyButton, PayCode } from '../../ui/slip.tsx'
import { CodeFoot, NoCodeScreen, StaleNote, StateNote, TimeLeft, useStateTitle } from './code-parts.tsx'
import { type CodeView, loadSteps, type NoCodeView, statusOf } from './pay-code-view.ts'
import { useRefOfThisTab, useRememberedRef } from './remembered-ref.ts'
import { Dated } from './row-value.tsx'
import { type LivePayCode, usePayCode } from './use-pay-code.ts'

await needWords('repayment')

export const handle: RouteHandle = { styles: ['slip', 'guide'] }

export async function loader({ url, context }: LoaderFunctionArgs) {
  const view = await loadSteps(url, context)
  return data(view, { status: statusOf(view) })
}

export default function PayCodeSteps({ loaderData }: { loaderData: CodeView | NoCodeView }) {
  if (loaderData.kind === 'code') return <OwnCode key={loaderData.code.ref} first={loaderData} />
  return loaderData.kind === 'missing' ? <LastCode view={loaderData} /> : <NoCodeScreen view={loaderData} />
}

/** Without a reference in the address: the payment that this tab showed last. */
function LastCode({ view }: { view: NoCodeView }) {
  useRefOfThisTab()
  return <NoCodeScreen view={view} />
}

function OwnCode({ first }: { first: CodeView }) {
  const words = useWords().repayment.steps
  const address = useAddress()
  const live = usePayCode(first)
  const { view } = live
  const title = useStateTitle(view)
  useRememberedRef(view.code.ref)
  useBackTo(view.order)
  return (
    <Screen
      title={words.title}
      back={view.order}
      help={address(addresses.customerService)}
      foot={<CodeFoot live={live} />}
    >
      <title>{title}</title>
      <StaleNote view={view} lost={live.lost} />
      {view.code.state !== 'waiting' && <StateNote view={view} />}
      <Note title={words.keep} icon="doc" />
      <ContractSlip live={live} />
      {view.code.drawing !== null && view.code.state === 'waiting' && (
        <Leaf list>
          <Go to={view.codePage} icon="camera" note={words.pictureNote}>
            {words.picture}
          </Go>
        </Leaf>
      )}
      {view.code.state === 'waiting' && <Instructions view={view} />}
    </Screen>
  )
}

function ContractSlip({ live: { view, check } }: { live: LivePayCode }) {
  const words = useWords().repayment.steps
  const { code } = view
  const waits = code.state === 'waiting'
  const onEnd = useCallback(() => void check(), [check])
  return (
    <Leaf slip>
      <Brand src={view.channelLogo} name={code.channel.name} />
      {code.payCode === '' ? (
        <StateNote view={view} />
      ) : (
        <PayCode id="pay-code" label={words.contract} code={code.payCode} ended={!waits} />
      )}
      {waits && code.payCode !== '' && <CopyButton of="pay-code" />}
      <Rows ruled>
        <Row term={words.total} total>
          <Money minor={code.amountMinor} />
        </Row>
      </Rows>
      {waits && (
        <Quiet>
          <Dated text={code.payNotice} />
        </Quiet>
      )}
      {waits && <TimeLeft view={view} onEnd={onEnd} />}
    </Leaf>
  )
}

/** The groups of steps as the channel gives them: a title, and below it what to do, one after the other. */
function Instructions({ view: { code } }: { view: CodeView }) {
  return code.instructions.map((group, index) => (
    <Leaf key={group.title} labelledBy={`way-${index}`}>
      <Head id={`way-${index}`}>{group.title}</Head>
      <Steps
        steps={group.items.map(({ name, steps }) => ({
          title: name,
          more: steps.map((step) => <small key={step}>{step}</small>),
        }))}
      />
    </Leaf>
  ))
}
