// Pull to refresh, with a link beside it for those who cannot pull (style part 'pull').

import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useWords } from '../messages/words-context.tsx'
import { EarlyScript } from '../page/early-script.tsx'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import { dampPull, type PullState, pullDistancePx, pullFinishSeconds, pullStateAt } from './pull.ts'

/** Follows the finger. The height goes into a custom property of the element, not through React, at every move. */
function usePull(box: RefObject<HTMLDivElement | null>, onRefresh: () => Promise<unknown>): PullState {
  const [state, setState] = useState<PullState>('rest')
  const refresh = useRef(onRefresh)
  useEffect(() => {
    refresh.current = onRefresh
  })

  useEffect(() => {
    const element = box.current
    if (element === null) return
    let startY: number | null = null
    let pulledPx = 0
    let isLoading = false
    let rest: ReturnType<typeof setTimeout> | undefined

    function show(px: number, next: PullState) {
      pulledPx = px
      element?.style.setProperty('--pulled', `${px}px`)
      setState(next)
    }
    function start(event: TouchEvent) {
      const touch = event.touches[0]
      const isAtTop = (document.scrollingElement?.scrollTop ?? 0) <= 0
      startY = !isLoading && isAtTop && event.touches.length === 1 && touch !== undefined ? touch.clientY : null
    }
    function move(event: TouchEvent) {
      const touch = event.touches[0]
      if (startY === null || touch === undefined) return
      const pulled = dampPull(touch.clientY - startY)
      // The page follows the finger instead of the browser's own overscroll.
      if (pulled > 0 && event.cancelable) event.preventDefault()
      show(pulled, pullStateAt(pulled))
    }
    async function end() {
      if (startY === null) return
      startY = null
      if (pulledPx < pullDistancePx) return show(0, 'rest')
      isLoading = true
      show(44, 'loading')
      try {
        await refresh.current()
      } finally {
        show(44, 'finish')
        rest = setTimeout(() => {
          isLoading = false
          show(0, 'rest')
        }, pullFinishSeconds * 1000)
      }
    }
    const ended = () => void end()
    element.addEventListener('touchstart', start, { passive: true })
    element.addEventListener('touchmove', move, { passive: false })
    element.addEventListener('touchend', ended)
    element.addEventListener('touchcancel', ended)
    return () => {
      clearTimeout(rest)
      element.removeEventListener('touchstart', start)
      element.removeEventListener('touchmove', move)
      element.removeEventListener('touchend', ended)
      element.removeEventListener('touchcancel', ended)
    }
  }, [box])
  return state
}

/** Of a page that sleeps: pulled down, the part before this line is loaded anew with its page. */
const pulledAsleep =
  "{let y,b=document.currentScript.previousElementSibling;b.addEventListener('touchstart',e=>y=scrollY>0?NaN:e.touches[0].clientY);b.addEventListener('touchend',e=>document.querySelector('[type=\"text/wake\"]')&&e.changedTouches[0].clientY-y>150&&location.reload())}"

/** A page part that is refreshed by pulling it down. `address` is this page's own, for the link that does the same. */
export function PullToRefresh(props: { address: string; onRefresh: () => Promise<unknown>; children: ReactNode }) {
  const { kit } = useWords()
  const box = useRef<HTMLDivElement>(null)
  const state = usePull(box, props.onRefresh)
  const isMoving = state === 'pull' || state === 'release'
  return (
    <>
      <div className={isMoving ? 'pull' : 'pull rest'} ref={box} data-pull={state}>
        <p className="said" role="status">
          {state !== 'rest' && (
            <>
              <span className={state === 'release' ? 'turn' : undefined}>
                <Icon
                  name={isMoving ? 'down' : state === 'finish' ? 'tick' : 'refresh'}
                  small
                  waiting={state === 'loading'}
                />
              </span>
              {kit.pull[state]}
            </>
          )}
        </p>
        {props.children}
        <Link className="link" to={props.address} replace>
          <Icon name="refresh" small />
          {kit.refresh}
        </Link>
      </div>
      <EarlyScript text={pulledAsleep} />
    </>
  )
}
