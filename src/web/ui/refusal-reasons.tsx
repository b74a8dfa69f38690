// Why not, what would change it, and from when: a refusal is never without the next thing that can be done.

import { useWords } from '../messages/words-context.tsx'
import { together } from './together.ts'

/** As the calls give it. */
export interface RefusalReason {
  readonly reason: string
  readonly text: string
  readonly remedy: string
  readonly retryOn: string | null
}

/** Sentences, not lines of a list: they keep their distance from the head above. */
export function Reasons({ reasons }: { reasons: readonly RefusalReason[] }) {
  const { again } = useWords().application
  return (
    <div>
      <ul className="stack">
        {reasons.map((reason) => (
          <li key={reason.reason}>
            <p>
              <b>{together(reason.text)}</b>
            </p>
            {reason.remedy !== '' && <p>{together(reason.remedy)}</p>}
            {reason.retryOn !== null && <p className="quiet">{again({ date: reason.retryOn })}</p>}
          </li>
        ))}
      </ul>
    </div>
  )
}
