// The door for providers' notices: signed, fresh, applied once, and matched with what was asked before any of it counts.

import { hash } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import type { NoticeHeaders } from '../../ports/notice-headers.ts'
import type { Channels, ConnectedChannel } from '../../ports/payment-channel.ts'
import { noteHint } from '../heard/heard-notice.ts'
import { settleTogether } from './notices-together.ts'
import { settleNotice } from './settle-notice.ts'

/** What the HTTP edge answers the provider. */
interface NoticeAnswer {
  readonly status: number
  readonly body: { readonly result: string }
}

/**
 * Takes a notice over its raw bytes, sent to the address of a channel or, by providers that allow one address only, to that of the
 * provider. 401 unless the provider signed it within the last minutes; 200 for everything that was understood, unexpected money
 * included: that is booked or put in suspense, with an alert. Idempotent by event.
 */
export type NoticeDoor = (
  channelOrProvider: string,
  rawBody: Uint8Array,
  headers: NoticeHeaders,
  /** True where a directory of several databases has its reference in this one: throws `HasMoved` where it is not here any more. */
  isKnownHere?: boolean,
) => Promise<NoticeAnswer>

const answer = (status: number, result: string): NoticeAnswer => ({ status, body: { result } })

/** Opens the door. One for each process: notices that come at the same time may be settled together (`NOTICES_TOGETHER`). */
export function openNoticeDoor(deps: Deps): NoticeDoor {
  const { noticesTogether } = deps.config
  const settle = noticesTogether > 1 ? settleTogether(deps, noticesTogether) : settleNotice.bind(null, deps)

  return async (channelOrProvider, rawBody, headers, isKnownHere = false) => {
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
    if ('askAbout' in notice || 'askAboutReturn' in notice) return answer(200, await noteHint(deps, channel, notice))
    return answer(200, await settle({ channel, notice, bodyHash: hash('sha256', rawBody, 'buffer'), isKnownHere }))
  }
}

/** Any channel of a provider: the reference in the notice tells which of them it is about. */
function channelOf(channels: Channels, provider: string): ConnectedChannel | undefined {
  return [...channels.values()].find((channel) => channel.provider === provider)
}
