// A form of the public site was taken: said in place of the form.

import { Note } from '../../ui/note.tsx'

export function Taken({ title, text }: { title: string; text: string }) {
  return (
    <Note title={title} live tone="settled" icon="tick">
      {text}
    </Note>
  )
}
