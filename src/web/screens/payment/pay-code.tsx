// Repayment code: what to show at the counter, type or scan, how long it holds, and whether the money is there.

import { data, type LoaderFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import { needWords, useWords } from '../../messages/words-context.tsx'
import { type RouteHandle, useAddress } from '../../page/page-facts.tsx'
import { PaidLeaf } from '../../page/paid-leaf.tsx'
import { FileButton } from '../../sending/file-link.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Go, Hero, Leaf, OpenBook, Quiet } from '../../ui/leaf.tsx'
import { type Step, Steps } from '../../ui/ledger.tsx'
import { Brand } from '../../ui/logo.tsx'
import { CopyButton, InlineCode, PayCode } from '../../ui/slip.tsx'
import { together } from '../../ui/together.ts'
import { CodePicture, NoCodeScreen, StateNote, TallBarcode, TimeLeft, useToPay } from './code-parts.tsx'
import { CodeScreen } from './code-screen.tsx'
import { GuidePicture } from './guide-pictures.tsx'
import { type CodeView, loadPayCode, type PayCodeView, statusOf } from './pay-code-view.ts'
import { SignedLinkScreen } from './signed-link-screen.tsx'
import type { LivePayCode } from './use-pay-code.ts'

await needWords('payment', 'paid')

export const handle: RouteHandle = { styles: ['book', 'cross', 'slip', 'guide', 'status'] }

export async function loader({ url, context }: LoaderFunctionArgs) {
  const view = await loadPayCode(url, context)
  return data(view, { status: statusOf(view) })
}

export default function PayCodePage({ loaderData }: { loaderData: PayCodeView }) {
  switch (loaderData.kind) {
    case 'code':
      return <OwnCode key={loaderData.code.ref} first={loaderData} />
    case 'link':
      return <SignedLinkScreen link={loaderData.link} />
    default:
      return <NoCodeScreen view={loaderData} />
  }
}

function OwnCode({ first }: { first: CodeView }) {
  const words = useWords().payment.code
  return (
    <CodeScreen first={first} title={words.title}>
      {(live) => (
        <>
          <StateNote view={live.view} />
          {live.view.code.state === 'waiting' ? (
            <OpenBook left={<CodeSlip live={live} />} right={<HowToPay view={live.view} />} />
          ) : live.view.paid === null ? (
            <CodeSlip live={live} />
          ) : (
            <PaidLeaf paid={live.view.paid} open />
          )}
        </>
      )}
    </CodeScreen>
  )
}

/** What is taken along. A QR code is scanned first and typed only where that fails; the others stand as they are read out. */
function CodeSlip({ live: { view, lookAgain } }: { live: LivePayCode }) {
  const words = useWords().payment.code
  const { code } = view
  const toPay = useToPay(view)
  const waits = code.state === 'waiting'
  const scanFirst = code.presentation === 'qr'
  const hasNoCode = code.payCode === '' && !code.checking && !scanFirst
  const picture = waits && (
    <CodePicture presentation={code.presentation} drawing={code.drawing} picture={view.picture} />
  )
  return (
    <Leaf slip>
      <Brand
        src={view.channelLogo}
        name={code.channel.name}
        note={waits ? words.how[hasNoCode ? 'page' : code.presentation] : undefined}
      />
      <Hero label={toPay.label} minor={toPay.minor} long torn />
      {scanFirst && picture}
      {code.payCode !== '' && (
        <PayCode
          id="pay-code"
          label={waits && scanFirst ? words.orType : words.code}
          code={code.payCode}
          ended={!waits}
        />
      )}
      {waits && code.payCode !== '' && <CopyButton of="pay-code" />}
      {!scanFirst && picture}
      {waits && scanFirst && view.photo !== null && <FileButton to={view.photo}>{words.savePicture}</FileButton>}
      {waits && code.presentation === 'barcode' && code.payCode !== '' && <ScanToPay view={view} />}
      {waits && <TimeLeft view={view} onEnd={lookAgain} />}
    </Leaf>
  )
}

/** The barcode alone, for the scanner; the cashier sees code and amount below it. */
function ScanToPay({ view }: { view: CodeView }) {
  const words = useWords().payment.code
  const { code } = view
  const { minor } = useToPay(view)
  return (
    <>
      <Button line opens="scanToPay">
        {words.showLarge}
      </Button>
      <Dialog id="scanToPay" title={words.scanToPay} cross bright>
        <TallBarcode drawing={code.drawing} picture={view.picture} />
        <Hero label={<InlineCode id="scan-code" code={code.payCode} />} minor={minor} long />
        <Quiet>{words.scanToPayText}</Quiet>
      </Dialog>
    </>
  )
}

/** The channel's own steps, shortly; all of them stand on the next page. */
function HowToPay({ view }: { view: CodeView }) {
  const words = useWords().payment.code
  const address = useAddress()
  const { code } = view
  const [firstWay] = code.instructions
  const steps: readonly Step[] = firstWay?.items.map(({ name, steps: [note] }) => ({ title: name, note })) ?? []
  return (
    <>
      <Leaf headId="how" head={code.presentation === 'qr' ? words.scanAndPay : words.steps}>
        {code.receivedMinor === 0 && <Quiet>{together(code.payNotice)}</Quiet>}
        {code.presentation === 'code' && code.payCode !== '' && <GuidePicture scene="phoneCode" alt={words.picture} />}
        <Steps steps={steps} />
      </Leaf>
      <Leaf list>
        <Go to={view.stepsPage} icon="doc" note={words.allStepsNote} text={words.allSteps} />
        <Go to={address(addresses.paidNotShown, { orderId: code.orderId })} icon="clock" text={words.paidNotShown} />
      </Leaf>
    </>
  )
}
