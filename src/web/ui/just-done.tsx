// What a page says that was just done on it.

import type { ReactNode } from 'react'
import { Note, type NoteProps } from './note.tsx'

/** What was just done on the page, spoken as it comes; in another tone where it was done in part, or not. */
export function JustDone({
  said,
}: {
  said: false | null | (Pick<NoteProps, 'title' | 'tone' | 'icon'> & { text?: ReactNode })
}) {
  return (
    <div role="status">
      {said && (
        <Note tone="settled" icon="tick" {...said}>
          {said.text}
        </Note>
      )}
    </div>
  )
}
