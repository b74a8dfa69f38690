// Repayment code 2: the number to copy, the sum, and every step of every way to pay with it.

import { data, type LoaderFunctionArgs } from 'react-router'
import { needWords, useWords } from '../../messages/words-context.tsx'
import { EarlyScript } from '../../page/early-script.tsx'
import type { RouteHandle } from '../../page/page-facts.tsx'
import { PaidLeaf } from '../../page/paid-leaf.tsx'
import { Go, Head, Leaf, OpenBook, Quiet, Row, Rows } from '../../ui/leaf.tsx'
import { Steps } from '../../ui/ledger.tsx'
import { Brand } from '../../ui/logo.tsx'
import { Note } from '../../ui/note.tsx'
import { CopyButton, PayCode } from '../../ui/slip.tsx'
import { together } from '../../ui/together.ts'
import { NoCodeScreen, StateNote, TimeLeft, useToPay, wasChecked } from './code-parts.tsx'
import { CodeScreen } from './code-screen.tsx'
import { type CodeView, loadSteps, type NoCodeView, statusOf } from './pay-code-view.ts'
import { opensKeptRef, useRefOfThisTab } from './remembered-ref.ts'
import type { LivePayCode } from './use-pay-code.ts'

await needWords('payment', 'paid')

export const handle: RouteHandle = { styles: ['book', 'slip', 'guide', 'status'] }

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
  return (
    <>
      <NoCodeScreen view={view} />
      <EarlyScript text={opensKeptRef} />
    </>
  )
}

function OwnCode({ first }: { first: CodeView }) {
  const words = useWords().payment.steps
  return (
    <CodeScreen first={first} title={words.title}>
      {(live) => (
        <>
          {(live.view.code.state !== 'waiting' || wasChecked(live.view)) && <StateNote view={live.view} />}
          {live.view.paid === null && <Note title={words.keep} icon="doc" />}
          {live.view.code.state === 'waiting' ? (
            <OpenBook
              left={
                <>
                  <ContractSlip live={live} />
                  <ToPicture view={live.view} />
                </>
              }
              right={<Instructions view={live.view} />}
            />
          ) : live.view.paid === null ? (
            <ContractSlip live={live} />
          ) : (
            <PaidLeaf paid={live.view.paid} open />
          )}
        </>
      )}
    </CodeScreen>
  )
}

/** The way to the picture of a code that can be scanned. */
function ToPicture({ view }: { view: CodeView }) {
  const words = useWords().payment.steps
  if (view.code.drawing === null) return null
  return (
    <Leaf list>
      <Go to={view.codePage} icon="camera" note={words.pictureNote} text={words.picture} />
    </Leaf>
  )
}

function ContractSlip({ live: { view, lookAgain } }: { live: LivePayCode }) {
  const words = useWords().payment.steps
  const { code } = view
  const waits = code.state === 'waiting'
  const { label, minor } = useToPay(view)
  return (
    <Leaf slip>
      <Brand src={view.channelLogo} name={code.channel.name} />
      {code.checking && <StateNote view={view} />}
      {code.payCode !== '' && <PayCode id="pay-code" label={words.contract} code={code.payCode} ended={!waits} />}
      {waits && code.payCode !== '' && <CopyButton of="pay-code" />}
      <Rows ruled>
        <Row term={minor === code.amountMinor ? words.total : label} total money={minor} />
      </Rows>
      {waits && <Quiet>{together(code.payNotice)}</Quiet>}
      {waits && <TimeLeft view={view} onEnd={lookAgain} />}
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
