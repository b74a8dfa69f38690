// The status of an order: its word in a frame, and the head of its screen with the picture beside it.

import type { ReactNode } from 'react'
import type { OrderStatus } from '../../core/order/status.ts'
import { useWords } from '../messages/words-context.tsx'
import { StatusPicture } from './status-picture.tsx'

/** A state's word in its colour; other words in its place where the server sends its own (style part 'status'). */
export function Tag({ status, children }: { status: OrderStatus; children?: ReactNode }) {
  const { kit } = useWords()
  return (
    <span className="tag" data-status={status}>
      {children ?? kit.status[status]}
    </span>
  )
}

/** The head of an order's screen: the tag, a sentence or a figure, and the picture (style part 'status'). */
export function StatusHead({
  status,
  tag,
  picture,
  children,
}: {
  status: OrderStatus
  tag?: ReactNode
  /** In place of the picture of the state. */
  picture?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="status" data-status={status}>
      <div>
        <Tag status={status}>{tag}</Tag>
        {children}
      </div>
      {picture ?? <StatusPicture status={status} />}
    </div>
  )
}
