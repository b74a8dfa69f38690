// The door for providers' notices: signed, fresh, applied once, and matched with what was asked before any of it counts.

import { hash } from 'node:crypto'
import type { Channels, ConnectedChannel, NoticeHeaders } from '../adapters/payment-channel.ts'
import { gather } from '../db/gather.ts'
import type { Deps } from '../deps.ts'
import type { Notice } from './heard-notice.ts'
import { noteHint } from './hinted-notice.ts'
import { keysOfNotice, settleNotices } from './settle-notices.ts'

/** What the HTTP edge answers the provider. */
export interface NoticeAnswer {
  readonly status: number
  readonly body: { readonly result: string }
}

/**
 * Takes a notice over its raw bytes, sent to a channel or, from providers that know one address only, to their name. 401 unless its provider signed it within the last minutes; 200 for everything that was
 * understood, odd money included: it is booked or lies in suspense, and an alert is out. A repeated event changes nothing.
 */
export type NoticeDoor = (
  channelOrProvider: string,
  rawBody: Uint8Array,
  headers: NoticeHeaders,
) => Promise<NoticeAnswer>

/** Notices in one transaction, so that many share one wait for the disk and none waits long for the others. */
const togetherAtMost = 96
/** On a server one round is decided here while another is written there; the embedded database has one session. */
const roundsAtOnce = { embedded: 1, postgres: 3 } as const
/** So few are not shared out between rounds: what each transaction costs by itself would be more than is won. */
const unshared = 16

const answer = (status: number, result: string): NoticeAnswer => ({ status, body: { result } })

/** Opens the door. One for each process: notices that come at the same time are settled together. */
export function openNoticeDoor(deps: Deps): NoticeDoor {
  const settle = gather((notices: readonly Notice[]) => settleNotices(deps, notices), {
    keysOf: keysOfNotice,
    atMost: togetherAtMost,
    rounds: roundsAtOnce[deps.db.kind],
    unshared,
  })

  return async (channelOrProvider, rawBody, headers) => {
    const channel = deps.channels.get(channelOrProvider) ?? channelOf(deps.channels, channelOrProvider)
    if (channel === undefined) return answer(404, 'channelIsUnknown')
    const notice = channel.connection.verifyNotice(rawBody, headers, deps.clock.now())
    if (notice === 'badSignature' || notice === 'stale') {
      deps.log.warn({ channel: channel.number, reason: notice }, 'a notice was rejected')
      return answer(401, notice)
    }
    if (notice === 'unreadable') {
      deps.log.error(
        { kind: 'paymentAlert', channel: channel.number, reason: notice },
        'a signed notice cannot be read',
      )
      return answer(400, notice)
    }
    if (notice === 'ignored') return answer(200, notice)
    if ('askAbout' in notice) return answer(200, await noteHint(deps, channel, notice))
    return answer(200, await settle({ channel, notice, bodyHash: hash('sha256', rawBody, 'buffer') }))
  }
}

/** A channel of a provider: which of them a notice is about, the reference in it says. */
function channelOf(channels: Channels, provider: string): ConnectedChannel | undefined {
  return [...channels.values()].find((channel) => channel.provider === provider)
}
