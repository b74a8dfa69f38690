// Whether the phone's keyboard covers a part of the page.

import { useSyncExternalStore } from 'react'
import { isKeyboardOver } from './keyboard-over.ts'

/** The tallest view seen at a width: turning the phone changes the width, the keyboard does not. */
const tallestPx = new Map<number, number>()

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
      const tallest = Math.max(tallestPx.get(window.innerWidth) ?? 0, heightPx)
      tallestPx.set(window.innerWidth, tallest)
      return isKeyboardOver(heightPx, tallest)
    },
    () => false,
  )
}
