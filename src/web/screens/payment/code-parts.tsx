// What both code pages share: the state of the payment, its picture, what to do without a code, and the question whether it is paid.

import type { ReactNode } from 'react'
import { addresses } from '../../../contracts/addresses.ts'
import { useWords } from '../../messages/words-context.tsx'
import { OwnScreen, useAddress, usePageFacts } from '../../page/page-facts.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { useHydrated } from '../../ui/hydrated.ts'
import { Go, Leaf } from '../../ui/leaf.tsx'
import { Link } from '../../ui/link.tsx'
import { Note, useOnline, useToast } from '../../ui/note.tsx'
import { ProblemLeaf, Refused } from '../../ui/refused.tsx'
import { Countdown, Plate } from '../../ui/slip.tsx'
import { together } from '../../ui/together.ts'
import { stands } from './code-stands.ts'
import type { CodeView, NoCodeView } from './pay-code-view.ts'
import type { LivePayCode } from './use-pay-code.ts'

/** Says the state of the payment in the page's title too, for those who come back to its tab. */
export function useStateTitle({ code }: CodeView): string {
  const words = useWords().payment.code
  if (stands(code)) return `${words.paidTitle} – ${words.title}`
  return code.state === 'expired' ? `${words.expiredTitle} – ${words.title}` : words.title
}

/** In the address of a page that was asked for by a tap on 'check now'. */
const checkedMark = '&checked=1'

/** Whether the page was asked for by that tap: it says what came of it where React does not. */
export const wasChecked = ({ here }: CodeView): boolean => here.includes(checkedMark)

/** The state of the payment. Spoken when it changes; the leaf of a payment that is on the loan shows it itself. */
export function StateNote({ view }: { view: CodeView }) {
  const { code, paid } = view
  const words = useWords().payment.code
  const told = together(code.payNotice)
  const note = (
    title: string,
    text: ReactNode,
    look: Pick<Parameters<typeof Note>[0], 'tone' | 'icon' | 'waiting'>,
  ) => (
    <Note title={title} live {...look}>
      {text}
    </Note>
  )
  if (code.state === 'paid' && code.overBy === 'partBack') return note(words.partBack, told, { tone: 'overdue' })
  if (code.state === 'paid' && paid !== null) {
    return (
      <p className="hide" role="status">
        {words.paid}
      </p>
    )
  }
  if (code.state === 'paid') return note(words.paid, words.paidText, { tone: 'settled', icon: 'tick' })
  if (code.state === 'expired') {
    if (code.receivedMinor > 0) return note(words.partly, told, { tone: 'overdue' })
    // What ended it is said by the server: that a payment would still count is not true of one that was taken back.
    if (code.overBy !== '') return note(words.over, told, { tone: 'overdue' })
    return note(words.expired, words.expiredText, { tone: 'overdue' })
  }
  if (code.receivedMinor > 0) return note(words.partly, told, { tone: 'active', waiting: true })
  if (code.checking) return note(words.asking, words.askingText, { waiting: true })
  return note(words.waiting, wasChecked(view) ? words.notYet : <WaitingText />, { waiting: true })
}

/** The page looks by itself, also while it sleeps; not where no script runs. */
function WaitingText() {
  const words = useWords().payment.code
  return (
    <>
      <span className="needs-script by-itself">{words.waitingText}</span>
      <noscript>{words.waitingAsk}</noscript>
    </>
  )
}

/** What is still to be paid with a code, and what that sum is called. */
export function useToPay({ code }: CodeView): { readonly label: string; readonly minor: number } {
  const words = useWords().payment.code
  const isPart = code.state !== 'paid' && code.receivedMinor > 0
  return isPart
    ? { label: words.left, minor: code.amountMinor - code.receivedMinor }
    : { label: words.amount, minor: code.amountMinor }
}

/** Without an answer what is shown stays, with its time. While the page sleeps the boot script shows it. */
export function StaleNote({ view, lost }: { view: CodeView; lost: boolean }) {
  const words = useWords().payment.code
  const online = useOnline()
  const hydrated = useHydrated()
  const running = view.code.state === 'waiting'
  return (
    <div role="status">
      {running && (
        // Made anew once React runs: the boot script may have shown it, and the page that wakes may be of another minute.
        <div id="stale" key={String(hydrated)} hidden={!lost && online} suppressHydrationWarning>
          <Note title={words.offline} icon="offline">
            <span suppressHydrationWarning>
              {view.answeredAt === '' ? words.offlineTextNoTime : words.offlineText({ time: view.answeredAt })}
            </span>
          </Note>
        </div>
      )}
    </div>
  )
}

interface Drawn {
  readonly presentation: CodeView['code']['presentation']
  readonly drawing: CodeView['code']['drawing']
  readonly picture: string | null
}

/** The code to be scanned: drawn in the page itself, so that it is there without another question. */
export function CodePicture({ presentation, drawing, picture }: Drawn) {
  const { kit } = useWords()
  if (drawing === null && picture === null) return null
  const kind = presentation === 'qr' ? 'qr' : 'barcode'
  if (drawing === null) return <Plate kind={kind} src={picture ?? undefined} />
  return (
    <Plate kind={kind}>
      <svg
        viewBox={`0 0 ${drawing.width} ${drawing.height}`}
        role="img"
        aria-label={kind === 'qr' ? kit.qrCode : kit.barcode}
        shapeRendering="crispEdges"
      >
        <path d={drawing.path} />
      </svg>
    </Plate>
  )
}

/** The barcode along the long side of the phone, as large as it goes: a scanner reads it in any direction. */
export function TallBarcode({ drawing, picture }: Omit<Drawn, 'presentation'>) {
  const { kit } = useWords()
  if (drawing === null) return <CodePicture presentation="barcode" drawing={drawing} picture={picture} />
  const { width, height, path } = drawing
  return (
    <figure className="plate tall">
      <svg viewBox={`0 0 ${height} ${width}`} role="img" aria-label={kit.barcode} shapeRendering="crispEdges">
        <path d={path} transform={`rotate(90) translate(0 -${height})`} />
      </svg>
    </figure>
  )
}

/** The time that is left, by the server's clock. */
export function TimeLeft({ view, onEnd }: { view: CodeView; onEnd: () => void }) {
  const words = useWords().payment.code
  return (
    <Countdown
      until={words.validUntil({ at: view.code.expiresAt })}
      endsAtMs={view.endsAtMs}
      serverNowMs={view.nowMs}
      spanSeconds={view.code.lifetimeSeconds}
      onEnd={onEnd}
    />
  )
}

/** The one button below a code: asks now, gets a new code, or leads back to the loan. Without script the page is reloaded. */
export function CodeFoot({ live: { view, check } }: { live: LivePayCode }) {
  const words = useWords().payment.code
  const { frame } = useWords()
  const say = useToast()
  if (view.code.state === 'paid') return <LinkButton to={view.order}>{words.toOrder}</LinkButton>
  if (view.code.state === 'expired') return <LinkButton to={view.payAgain}>{words.getNew}</LinkButton>
  const ask = (event: { preventDefault(): void }) => {
    event.preventDefault()
    void check().then((now) => {
      if (now?.code.state === 'waiting') say(now.code.receivedMinor > 0 ? words.partly : words.notYet)
      if (now === null) say(frame.problem.offline)
    })
  }
  const again = wasChecked(view) ? view.here : view.here + checkedMark
  if (view.appLink === null) {
    return (
      <LinkButton to={again} line reload onTap={ask}>
        {words.check}
      </LinkButton>
    )
  }
  return (
    <>
      <LinkButton to={view.appLink} appLink icon="wallet">
        {words.openApp({ name: view.code.channel.name })}
      </LinkButton>
      <p className="center">
        <Link className="link" to={again} reload onTap={ask}>
          {words.check}
        </Link>
      </p>
    </>
  )
}

/** What is shown in place of a code, without telling whether another borrower has one. */
export function NoCodeScreen({ view }: { view: NoCodeView }) {
  const words = useWords().payment.code
  const { toOrders } = useWords().payment.pay
  const address = useAddress()
  return (
    <OwnScreen
      title={words.title}
      back={address(addresses.orders)}
      foot={<LinkButton to={address(addresses.orders)}>{toOrders}</LinkButton>}
    >
      <WhyNoCode view={view} />
      <Leaf list>
        <Go to={address(addresses.customerService)} icon="help" text={words.talk} />
      </Leaf>
    </OwnScreen>
  )
}

function WhyNoCode({ view }: { view: NoCodeView }): ReactNode {
  const words = useWords().payment.code
  switch (view.kind) {
    case 'falseLink':
      return (
        <Leaf>
          <FalseLinkNote />
        </Leaf>
      )
    case 'missing':
      return <Said title={words.none} text={words.noneText} />
    case 'problem':
      return view.isUnknown ? (
        <Said title={words.unknown} text={words.unknownText} />
      ) : (
        <ProblemLeaf problem={view.problem} here={view.here} />
      )
  }
}

function Said({ title, text }: { title: string; text: string }) {
  return (
    <Refused said={title} missing>
      <p>{text}</p>
    </Refused>
  )
}

/** A link without the lender's signature: a warning, and nothing of its content. */
export function FalseLinkNote() {
  const words = useWords().payment.code
  const { lenderName } = usePageFacts()
  return (
    <Note title={words.falseLink} live tone="overdue">
      {words.falseLinkText({ lender: lenderName })}
    </Note>
  )
}
