// A message on its way to the phone: whether it can go there, what a lock screen may show of it, and where it leads.

import { addresses, addressWith } from '../../../contracts/addresses.ts'
import { isChosen, type MessageKind, type PushedKind, pushWaitMinutes } from '../../../core/outbox/message-rules.ts'
import { serverWordsFor } from '../../../words/server-words.ts'
import type { Deps } from '../../deps.ts'
import type { OutgoingPush } from '../../ports/push.ts'
import { kindOf, type SmsPurpose } from '../wish/purposes.ts'

/** See the migration: what became of a message on its way to the phone. */
export type PushState = 'asked' | 'taken' | 'shown' | 'failed' | 'late'

/** What of a message decides whether it goes to the phone. */
export interface PushTurn {
  readonly id: string
  readonly purpose: SmsPurpose
  readonly about: string | null
  readonly spoken: boolean
  /** The message provider that may have it: then it is a text already. */
  readonly handedTo: string | null
  readonly pushState: PushState | null
  readonly pushAt: Date | null
  /** Where the borrower of this number is reached now; null where no phone is. */
  readonly pushAddress: string | null
  /** Kinds that the borrower does not want on the phone. */
  readonly pushOff: readonly MessageKind[] | null
  readonly language: string | null
}

/** The kind under which a message can be shown on the phone; null for one that has to be a text. */
export function pushedKindOf({ purpose, spoken }: Pick<PushTurn, 'purpose' | 'spoken'>): PushedKind | null {
  const kind: MessageKind = kindOf[purpose]
  return !spoken && isChosen(kind, 'push') ? kind : null
}

/** True where a message may be on the phone, or goes there now: it has not failed, and the borrower has not switched messages off. */
export function goesToPhone(deps: Pick<Deps, 'push'>, row: PushTurn): boolean {
  if (row.pushState !== null) return row.pushState === 'asked' || row.pushState === 'taken' || row.pushState === 'shown'
  const kind = pushedKindOf(row)
  if (deps.push === null || kind === null || row.pushAddress === null || row.handedTo !== null) return false
  return !(row.pushOff ?? []).includes(kind)
}

/** The end of the time in which the phone can show it. */
export function pushWaitEnds(pushAt: Date): Date {
  return new Date(pushAt.getTime() + pushWaitMinutes * 60_000)
}

/** One neutral line for each kind: no amount, no name, no word of what is owed. It leads to the line of the inbox that says the rest. */
export function pushOf(deps: Deps, row: PushTurn, to: string, kind: PushedKind): OutgoingPush {
  const { push } = serverWordsFor(row.language ?? 'en')
  const page = addressWith(addresses.inbox, row.about === null ? {} : { line: row.about })
  return {
    messageId: row.id,
    to,
    title: deps.config.lenderName,
    body: push[kind],
    link: `${deps.config.publicOrigin}${page}`,
  }
}
