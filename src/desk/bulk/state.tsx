// The state of an act on many loans as a shape and a word.

import type { DeskWords } from '../messages/words.ts'
import type { Got } from '../screen.ts'
import { State } from '../ui/marks.tsx'

export type Bulk = Got<'readBulk'>['bulk']

const shapes = {
  counting: 'later',
  open: 'soon',
  running: 'soon',
  done: 'ok',
  stopped: 'no',
  rejected: 'no',
  expired: 'part',
} as const satisfies Record<Bulk['state'], string>

export function BulkState({ of, words, tag = false }: { of: Bulk['state']; words: DeskWords; tag?: boolean }) {
  return (
    <State of={shapes[of]} tag={tag}>
      {words.bulk.states[of]}
    </State>
  )
}
