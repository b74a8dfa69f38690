// The leaf that ends a payment: what arrived, where it went, what is left, the next date, and the receipt to save and share.

import { useState } from 'react'
import type { CallOutput } from '../../contracts/endpoints.ts'
import { useWords } from '../messages/words-context.tsx'
import { FileButton, FileGo } from '../sending/file-link.tsx'
import { Pair } from '../ui/button.tsx'
import { useHydrated } from '../ui/hydrated.ts'
import { Icon } from '../ui/icon.tsx'
import { Go, Hero, Leaf, OpenBook, Quiet, Row, Rows } from '../ui/leaf.tsx'
import { Money } from '../ui/money.tsx'
import { SpotPicture } from '../ui/spot-picture.tsx'
import { InkStamp, Stamps } from '../ui/stamps.tsx'
import { StatusPicture } from '../ui/status-picture.tsx'
import { wakes } from '../ui/waking.ts'
import { EarlyScript } from './early-script.tsx'
import { Taxes } from './taxes.tsx'

/** A payment that is on the loan. Its addresses may stand in a page. Amounts in minor units. */
type Arrived = NonNullable<CallOutput<'getPayCode'>['arrived']>

export interface PaidShown
  extends Pick<Arrived, 'paidAt' | 'channelName' | 'productName' | 'amountDueMinor' | 'leftMinor' | 'closedOn'>,
    Pick<Arrived['receipt'], 'countedAs' | 'valueDate' | 'amountMinor'> {
  readonly parts: Readonly<
    Record<'principal' | 'interest' | 'fee' | 'penalty' | 'rollover' | 'sentBack' | 'usedBack' | 'credit', number>
  >
  /** Within the parts, as the receipt says them. */
  readonly taxes: readonly { readonly text: string; readonly amountMinor: number }[]
  /** Missing from an early settlement, and waived. */
  readonly shortMinor: number
  readonly next: { readonly n: number; readonly dueDate: string; readonly amountMinor: number } | null
  readonly payments: { readonly all: number; readonly made: number; readonly late: number }
  readonly receipt: { readonly number: string; readonly page: string; readonly pdf: string }
  /** Null while the loan is open. */
  readonly letter: string | null
  /** Null once it is closed. */
  readonly calendar: string | null
}

/**
 * Everything about a payment that arrived (style parts 'status' and 'slip', words 'paid'). `open` where nothing else is on the
 * screen: two pages of it (style part 'book').
 */
export function PaidLeaf({ paid, open }: { paid: PaidShown; open?: boolean }) {
  const first = (
    <>
      <Arrived paid={paid} />
      <WhereItWent paid={paid} />
    </>
  )
  const second = (
    <>
      {paid.next !== null && <WhatIsLeft paid={paid} next={paid.next} />}
      <Receipt paid={paid} />
    </>
  )
  if (open) return <OpenBook left={first} right={second} />
  return (
    <>
      {first}
      {second}
    </>
  )
}

function Arrived({ paid }: { paid: PaidShown }) {
  const { paid: words } = useWords()
  const { payments, closedOn } = paid
  // The payments of the plan that were never made have no stamp.
  const endsEarly = closedOn !== null && paid.countedAs !== 'payment'
  return (
    <Leaf status="settled" labelledBy="arrived">
      <div className="status">
        <div>
          <InkStamp>
            {closedOn === null ? words.stamp({ date: paid.valueDate }) : words.closedOn({ date: closedOn })}
          </InkStamp>
        </div>
        {closedOn === null ? <SpotPicture of="receipt" /> : <StatusPicture status="settled" />}
      </div>
      <Hero
        label={<span id="arrived">{words.arrived}</span>}
        minor={paid.amountMinor}
        note={words.note({ time: paid.paidAt, where: paid.channelName, product: paid.productName })}
      />
      {!endsEarly && <Stamps paid={payments.made} late={payments.late} total={payments.all} />}
    </Leaf>
  )
}

const partNames = ['principal', 'interest', 'fee', 'penalty', 'rollover', 'sentBack', 'usedBack', 'credit'] as const

function WhereItWent({ paid }: { paid: PaidShown }) {
  const { paid: words } = useWords()
  return (
    <Leaf headId="went" head={words.went}>
      <Rows>
        {partNames
          .filter((part) => paid.parts[part] !== 0)
          .map((part) => (
            <Row key={part} term={words.parts[part]} money={paid.parts[part]} />
          ))}
        <Row term={words.paid} total money={paid.amountMinor} />
      </Rows>
      <Taxes of={paid.taxes} />
      {paid.shortMinor > 0 && (
        <p>
          {words.short} <Money minor={paid.shortMinor} />
        </p>
      )}
      <Outcome paid={paid} />
      {paid.parts.credit > 0 && <Quiet>{words.credit}</Quiet>}
    </Leaf>
  )
}

/** What it came to, in a sentence: closed, cancelled, moved, up to date, or what is still to pay today. */
function Outcome({ paid }: { paid: PaidShown }) {
  const { paid: words } = useWords()
  if (paid.closedOn !== null) return <p>{paid.countedAs === 'coolingOffExit' ? words.cancelled : words.closed}</p>
  if (paid.countedAs === 'rollover') return <p>{words.moved}</p>
  if (paid.amountDueMinor === 0) return <p>{words.upToDate}</p>
  return (
    <p>
      {words.dueYet}{' '}
      <b>
        <Money minor={paid.amountDueMinor} />
      </b>
    </p>
  )
}

/** A payment that is due already is shown without its past day. */
function WhatIsLeft({ paid, next }: { paid: PaidShown; next: NonNullable<PaidShown['next']> }) {
  const { paid: words } = useWords()
  return (
    <Leaf headId="left" head={words.left}>
      <Rows>
        <Row
          term={
            paid.amountDueMinor === 0 ? words.next({ n: next.n, date: next.dueDate }) : words.nextDue({ n: next.n })
          }
        >
          <Money minor={next.amountMinor} />
        </Row>
        <Row term={words.whole} money={paid.leftMinor} />
      </Rows>
      {paid.calendar !== null && <FileGo to={paid.calendar}>{words.calendar}</FileGo>}
    </Leaf>
  )
}

/** What is taken along: the receipt, and the letter of a closed loan. */
function Receipt({ paid }: { paid: PaidShown }) {
  const { paid: words } = useWords()
  const { receipt, letter } = paid
  return (
    <Leaf slip headId="receipt" head={words.receipt} aside={receipt.number}>
      <Pair>
        <FileButton to={receipt.pdf}>{words.save}</FileButton>
        <ShareFile address={receipt.pdf} name={`${receipt.number}.pdf`} />
      </Pair>
      <Go icon="doc" to={receipt.page} text={words.read} />
      {letter !== null && <Go icon="doc" to={letter} note={words.letterText} text={words.letter} />}
    </Leaf>
  )
}

/** True where this phone can hand a file of ours to another app. */
function canShareFiles(): boolean {
  const probe = new File([''], 'receipt.pdf', { type: 'application/pdf' })
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [probe] })
}

/** Shows what stands hidden before it, where {@link canShareFiles} holds, while the page still sleeps. An old browser throws: it shares no files. */
const showWhereShared =
  "try{if(navigator.canShare({files:[new File([''],'receipt.pdf',{type:'application/pdf'})]}))document.currentScript.previousElementSibling.hidden=false}catch{}"

/** Hands the file to another app of the phone. Absent where the phone cannot do that. */
function ShareFile({ address, name }: { address: string; name: string }) {
  const { paid: words } = useWords()
  const hydrated = useHydrated()
  const [failed, setFailed] = useState(false)
  const [busy, setBusy] = useState(false)
  if (hydrated && !canShareFiles()) return null
  const share = async () => {
    setBusy(true)
    setFailed(false)
    try {
      const response = await fetch(address)
      if (!response.ok) throw new Error(`the receipt answered ${response.status}`)
      await navigator.share({ files: [new File([await response.blob()], name, { type: 'application/pdf' })] })
    } catch (error) {
      // The borrower closed the phone's list of apps: nothing is shared.
      setFailed(!(error instanceof DOMException && error.name === 'AbortError'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <div className="stack" hidden={!hydrated} suppressHydrationWarning>
        <button
          type="button"
          className="btn line"
          aria-busy={busy || undefined}
          onClick={() => busy || void share()}
          {...wakes(true)}
        >
          <Icon name="share" />
          {words.share}
        </button>
        {failed && (
          <p className="err" role="alert">
            <Icon name="warn" small />
            <span>{words.notShared}</span>
          </p>
        )}
      </div>
      <EarlyScript text={showWhereShared} />
    </>
  )
}
