// Notes on the page: what is happening, what is due, what went wrong. They stay until they no longer hold.

import { type ReactNode, useSyncExternalStore } from 'react'
import type { OrderStatus } from '../../core/order/status.ts'
import { Icon, type IconName } from './icon.tsx'
import { reasonAt, useShownReason } from './reasons.tsx'

/**
 * A note. `title` is the sentence that must be read. `tone` lends it an order state's colours: 'due' for what wants
 * doing, 'overdue' for what went wrong, 'settled' for what is done; without one it is calm, whatever the state of the page. `live` is spoken when it appears or changes. A `reason` says
 * why something was not done: it takes the focus, and is spoken with it.
 */
export function Note(props: {
  title: ReactNode
  children?: ReactNode
  tone?: OrderStatus
  icon?: IconName
  waiting?: boolean
  live?: boolean
  reason?: boolean
  small?: boolean
}) {
  useShownReason(props.reason === true)
  return (
    <div
      className={props.small ? 'note s' : 'note'}
      role={props.live ? 'status' : undefined}
      tabIndex={props.reason ? -1 : undefined}
      data-status={props.tone ?? 'inReview'}
      {...(props.reason ? reasonAt() : {})}
    >
      <Icon name={props.icon ?? (props.tone === 'overdue' ? 'warn' : 'clock')} waiting={props.waiting} />
      <div>
        <b>{props.title}</b> {props.children}
      </div>
    </div>
  )
}

function watchConnection(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/** Whether the phone says it is connected. True on the server: the page arrived after all. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  )
}
