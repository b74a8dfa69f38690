// What the inbox shows, each message with its address, and the way to mark it as read.

import { data } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import type { CallOutput } from '../../../contracts/endpoints.ts'
import { addressToOpen } from '../../page/link-target.ts'
import { addressChanged } from '../../page/page-query.ts'
import { replace } from '../../page/redirect.ts'
import { apiContext, type Context, leaveToLogin, orProblem, withCommon } from '../../page/request-context.ts'
import { statusOf } from '../../sending/failed-call.ts'
import type { ProblemShown } from '../../ui/problem-note.tsx'

/** Names a line, in the link of a message on the phone. */
const lineParam = 'line'

type WireMessage = CallOutput<'listMessages'>['list'][number]

export type ShownMessage = Omit<WireMessage, 'url'> & { readonly to: string }

export interface Inbox {
  readonly kind: 'inbox'
  readonly fresh: readonly ShownMessage[]
  readonly earlier: readonly ShownMessage[]
  /** Names the newest message. */
  readonly mark: string
  readonly phone: string
}

export type InboxView = Inbox | { readonly kind: 'problem'; readonly problem: ProblemShown; readonly here: string }

export async function loadInbox(url: URL, context: Context): Promise<InboxView> {
  const found = orProblem(await context.get(apiContext).listMessages({}), context)
  if (found.problem !== null) {
    const { kind, message } = found.problem
    return { kind: 'problem', problem: { kind, message }, here: addressChanged(url, {}) }
  }
  const { list, mark, phone } = found.data
  const shown = list.map(({ url: to, ...message }) => ({
    ...message,
    to: addressToOpen(context, to) ?? withCommon(context, addresses.borrowerHome),
  }))
  // A message on the phone leads here, and says which line it is about.
  const wanted = shown.find(({ id }) => id === url.searchParams.get(lineParam))
  if (wanted !== undefined) throw replace(context, wanted.to)
  return {
    kind: 'inbox',
    fresh: shown.filter(({ isNew }) => isNew),
    earlier: shown.filter(({ isNew }) => !isNew),
    mark,
    phone,
  }
}

/** Why nothing was marked. */
export interface NotMarked {
  readonly problem: ProblemShown
}

/** Marks everything as read that the page showed; what came since stays new. */
export async function markRead(request: Request, url: URL, context: Context) {
  const mark = String((await request.formData()).get('mark') ?? '').slice(0, 40)
  const result = await context.get(apiContext).markMessagesSeen({ mark })
  if (result.ok) return replace(context, addressChanged(url, {}), 303)
  const { kind, message } = result.problem
  if (kind === 'signedOut') throw leaveToLogin(context)
  return data<NotMarked>({ problem: { kind, message } }, statusOf(result.problem))
}
