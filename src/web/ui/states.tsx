// Placeholders: what is shown before there is anything (style part 'states').

import type { ReactNode } from 'react'
import type { OrderStatus } from '../../core/order/status.ts'
import { useWords } from '../messages/words-context.tsx'
import { StatusPicture } from './status-picture.tsx'

export type Bone = 'half' | 'most' | 'full' | 'tall'

/** Shapes of what comes, line by line; 'tall' is a figure. Says 'loading...' once. */
export function Bones({ lines }: { lines: readonly Bone[] }) {
  const { kit } = useWords()
  return (
    <div className="stack" role="status" aria-busy="true">
      <span className="hide">{kit.loading}</span>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bone is its place
        <span key={index} className={`bone wait ${line}`} />
      ))}
    </div>
  )
}

/** Nothing here, said kindly, with what can be done (style parts 'states' and 'status'). */
export function Empty(props: { title: ReactNode; children?: ReactNode; picture?: OrderStatus; action?: ReactNode }) {
  return (
    <div className="empty">
      <StatusPicture status={props.picture ?? 'active'} />
      <p>
        <b>{props.title}</b>
        {props.children && (
          <>
            <br />
            {props.children}
          </>
        )}
      </p>
      {props.action}
    </div>
  )
}
