// What stands in a field at this moment, also what was typed or filled in before React ran.

import { useSyncExternalStore } from 'react'

function watchTyping(changed: () => void): () => void {
  document.addEventListener('input', changed)
  return () => document.removeEventListener('input', changed)
}

/** The text of the field with this id; null on the server, while hydrating, and where there is no such field. */
export function useTypedText(id: string): string | null {
  return useSyncExternalStore(
    watchTyping,
    () => {
      const field = document.getElementById(id)
      return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : null
    },
    () => null,
  )
}
