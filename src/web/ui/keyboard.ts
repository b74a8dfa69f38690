// Whether the phone's keyboard covers a part of the page.

import { useSyncExternalStore } from 'react'

/** A view that lost more height than this has a keyboard over it. Px. */
export const keyboardThresholdPx = 60

let tallestPx = 0

function watchView(changed: () => void): () => void {
  const view = window.visualViewport ?? window
  view.addEventListener('resize', changed)
  return () => view.removeEventListener('resize', changed)
}

/** True where a view of `heightPx` has lost more than the threshold to what stood below it. */
export function isKeyboardOver(heightPx: number, tallestHeightPx: number): boolean {
  return tallestHeightPx - heightPx > keyboardThresholdPx
}

/** True while the on-screen keyboard shrinks the view by more than 60 px: a foot may get out of the way. */
export function useKeyboardIsOpen(): boolean {
  return useSyncExternalStore(
    watchView,
    () => {
      const heightPx = window.visualViewport?.height ?? window.innerHeight
      tallestPx = Math.max(tallestPx, heightPx)
      return isKeyboardOver(heightPx, tallestPx)
    },
    () => false,
  )
}
