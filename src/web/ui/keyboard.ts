// Whether the phone's keyboard covers a part of the page.

import { useSyncExternalStore } from 'react'
import { isKeyboardOver, keyboardThresholdPx } from './keyboard-over.ts'

/** The tallest view seen at a width: turning the phone changes the width, the keyboard does not. Begun by {@link hidesUnderKeyboard}. */
interface SeenViews {
  tallestPx?: Record<number, number>
}

/**
 * A line of script for the page: a tap brings the keyboard before React runs. Notes how tall the view was, and hides the button of `form`
 * meanwhile.
 */
export function hidesUnderKeyboard(form: string): string {
  return `{let v=self.visualViewport||self,h=()=>v.height||innerHeight,t=self.tallestPx={[innerWidth]:h()};v.addEventListener('resize',()=>{let w=innerWidth,b=document.querySelector('button[form=${form}]');t[w]=Math.max(t[w]||0,h());if(b)b.hidden=t[w]-h()>${keyboardThresholdPx}})}`
}

function watchView(changed: () => void): () => void {
  const view = window.visualViewport ?? window
  view.addEventListener('resize', changed)
  return () => view.removeEventListener('resize', changed)
}

/** True while the on-screen keyboard shrinks the view by more than 60 px: a foot may get out of the way. */
export function useKeyboardIsOpen(): boolean {
  return useSyncExternalStore(
    watchView,
    () => {
      const heightPx = window.visualViewport?.height ?? window.innerHeight
      const views = window as SeenViews
      views.tallestPx ??= {}
      const tallest = Math.max(views.tallestPx[window.innerWidth] ?? 0, heightPx)
      views.tallestPx[window.innerWidth] = tallest
      return isKeyboardOver(heightPx, tallest)
    },
    () => false,
  )
}
