// What a borrower takes along: the code to pay with, its pictures, the time it holds, and the way to copy it.

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useWords } from '../messages/words-context.tsx'
import { EarlyScript } from '../page/early-script.tsx'
import { clockText, passedMark } from './countdown.ts'
import { useCameWithPage, useHydrated } from './hydrated.ts'
import { Icon } from './icon.tsx'
import { reasonAt, useReasons, useShownReason } from './reasons.tsx'
import { dataMadeAtMs, useNeededAtOnce } from './waking.ts'

/** Digits in fours, eight to a piece that does not break; anything else as it is. */
function codePieces(code: string): string[] {
  if (!/^\d{9,}$/.test(code)) return [code]
  return (code.match(/\d{1,8}/g) ?? []).map((piece) => piece.replace(/(\d{4})(?=\d)/g, '$1 '))
}

/** A code to read out, copy or type off (style part 'slip'). `id` is what a {@link CopyButton} copies. */
export function PayCode({ id, label, code, ended }: { id: string; label: ReactNode; code: string; ended?: boolean }) {
  return (
    <div className={ended ? 'ended' : undefined}>
      <p>{label}</p>
      <p className="paycode" id={id} data-text={code}>
        {codePieces(code).map((piece, index) => (
          <span key={piece + String(index)}>
            {piece.includes(' ')
              ? piece.split(' ').map((four, at) => <span key={four + String(at)}>{four}</span>)
              : piece}
          </span>
        ))}
      </p>
    </div>
  )
}

/** The same code in a line of other words, to be copied as well. */
export function InlineCode({ id, code }: { id: string; code: string }) {
  return (
    <b id={id} data-text={code}>
      {codePieces(code).flatMap((piece, index) => [
        index > 0 ? ' ' : '',
        <span className="num" key={piece + String(index)}>
          {piece}
        </span>,
      ])}
    </b>
  )
}

/** Whether the last try of one copy button failed: the boot script tells the whole page what became of a tap. */
function useCopyFailed() {
  const { copy } = useWords().kit
  const { tell } = useReasons()
  const tapped = useRef(false)
  const [hasFailed, setFailed] = useState(false)
  useShownReason(hasFailed)
  useEffect(() => {
    const said = (event: Event) => {
      if (!tapped.current || !(event instanceof CustomEvent)) return
      if (event.detail !== copy.done && event.detail !== copy.failed) return
      tapped.current = false
      setFailed(event.detail === copy.failed)
      if (event.detail === copy.failed) tell()
    }
    document.addEventListener('candor:say', said)
    return () => document.removeEventListener('candor:say', said)
  }, [copy, tell])
  return { hasFailed, tapped }
}

/**
 * Copies the text of the element `of` and says what really happened: copied, or marked for copying by hand where the phone
 * refuses; the latter stays below the button. The boot script does it, before React runs too.
 */
export function CopyButton({ of, children }: { of: string; children?: ReactNode }) {
  const { kit } = useWords()
  const { hasFailed, tapped } = useCopyFailed()
  return (
    <>
      <button
        type="button"
        className="btn line"
        data-copy={of}
        data-done={kit.copy.done}
        data-failed={kit.copy.failed}
        onClick={() => {
          tapped.current = true
        }}
      >
        <Icon name="copy" />
        {children ?? kit.copy.action}
      </button>
      {hasFailed && (
        <p className="err" tabIndex={-1} {...reasonAt()}>
          <Icon name="warn" small />
          <span>{kit.copy.failed}</span>
        </p>
      )}
    </>
  )
}

/** A bar code or QR code: always black on white, so that a till can read it in the dark scheme too (style part 'slip'). */
export function Plate({ kind, src, children }: { kind: 'barcode' | 'qr'; src?: string; children?: ReactNode }) {
  const { kit } = useWords()
  return (
    <figure className={kind === 'qr' ? 'plate qr' : 'plate'}>
      {src === undefined ? (
        children
      ) : (
        <img src={src} alt={kind === 'qr' ? kit.qrCode : kit.barcode} width={kind === 'qr' ? 200 : 300} />
      )}
    </figure>
  )
}

/** Milliseconds left, by the server's clock: the phone's own may be wrong, so only what passes on it counts. */
function useLeftMs(endsAtMs: number, serverNowMs: number, onEnd: (() => void) | undefined): number {
  const cameWithPage = useCameWithPage()
  const [leftMs, setLeftMs] = useState(endsAtMs - serverNowMs)
  const [firstNowMs] = useState(serverNowMs)
  const ended = useRef(onEnd)
  useEffect(() => {
    ended.current = onEnd
  })
  useEffect(() => {
    // What came with the page is some seconds old when React comes. An answer that was fetched later is as fresh as can be.
    const startedAt = cameWithPage && serverNowMs === firstNowMs ? dataMadeAtMs() : Date.now()
    let timer: ReturnType<typeof setInterval> | undefined
    const look = () => {
      const left = Math.max(0, endsAtMs - serverNowMs - (Date.now() - startedAt))
      setLeftMs(left)
      if (left === 0) {
        clearInterval(timer)
        ended.current?.()
      }
    }
    timer = setInterval(look, 1000)
    look()
    return () => clearInterval(timer)
  }, [endsAtMs, serverNowMs, firstNowMs, cameWithPage])
  return leftMs
}

/**
 * Counts as {@link Countdown} does while the page sleeps, until React has made the words anew. A phone that slept hears the latest words only.
 * At the end React comes: it asks what became of it.
 */
const countsAsleep = String.raw`{let x=document.currentScript.parentElement,b=x.querySelector('b'),words=x.dataset.words.split('|'),was,two=n=>(n>9?':':':0')+n,each=setInterval(()=>{if(!b.isConnected)return clearInterval(each);let s=Math.max(0,Math.ceil((x.dataset.left-Date.now()+performance.timeOrigin)/1e3)),m=s/60|0,i=words.findIndex((w,i)=>w&&s<=i*60);x.querySelector('progress').value=s*1e3;b.textContent=s?b.textContent.replace(/\d[\d:]*/,(m>59?(m/60|0)+two(m%60):m)+two(s%60)):words[0];if(i!=(was??=i)){x.querySelector('[role=status]').textContent=words[was=i];i||document.dispatchEvent(new Event('candor:wake'))}},1e3)}`

/**
 * The time that is left, by the server's clock: both times are epoch milliseconds of the answer that brought them. Changes
 * once a second for the eye; spoken at five minutes, at one, and at the end; a line of script does both while the page sleeps. `until` is
 * the same as a time of day: all there is without script (style part 'slip').
 */
export function Countdown(props: {
  until: ReactNode
  endsAtMs: number
  serverNowMs: number
  /** The whole span, for the bar. Seconds. */
  spanSeconds: number
  onEnd?: () => void
}) {
  const { kit } = useWords()
  const leftMs = useLeftMs(props.endsAtMs, props.serverNowMs, props.onEnd)
  const before = useRef(leftMs)
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    const mark = passedMark(before.current, leftMs)
    before.current = leftMs
    if (mark !== null) setSpoken(mark === 0 ? kit.countdown.ended : kit.countdown.minutesLeft({ minutes: mark }))
  }, [leftMs, kit])
  const hydrated = useHydrated()
  const { ended, minutesLeft } = kit.countdown
  const said = [ended, minutesLeft({ minutes: 1 }), '', '', '', minutesLeft({ minutes: 5 })]
  return (
    <div data-left={props.endsAtMs - props.serverNowMs} data-words={said.join('|')} suppressHydrationWarning>
      <p className="ends">
        <span>{props.until}</span>
        {/* Made anew once React runs: what stands there was counted by the boot script. */}
        <b key={String(hydrated)} role="timer" aria-live="off" suppressHydrationWarning>
          {leftMs <= 0 ? kit.countdown.ended : kit.countdown.left({ clock: clockText(leftMs) })}
        </b>
      </p>
      <progress
        className="count"
        value={Math.max(0, leftMs)}
        max={props.spanSeconds * 1000}
        aria-hidden="true"
        suppressHydrationWarning
      />
      <span className="hide" role="status" suppressHydrationWarning>
        {spoken}
      </span>
      <EarlyScript text={countsAsleep} />
    </div>
  )
}

/** A wait before something can be asked for again: the seconds left, then 0. Starts again whenever `key` of its owner does. */
export function useSecondsLeft(seconds: number): number {
  const [left, setLeft] = useState(seconds)
  useNeededAtOnce(seconds > 0)
  useEffect(() => {
    const endsAt = Date.now() + seconds * 1000
    const look = () => setLeft(Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)))
    look()
    if (seconds <= 0) return
    const timer = setInterval(look, 1000)
    return () => clearInterval(timer)
  }, [seconds])
  return left
}
