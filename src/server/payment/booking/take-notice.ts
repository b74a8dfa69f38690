// The door for providers' notices: signed, fresh, applied once, and matched with what was asked before any of it counts.

import { hash } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import { answerUnfit, type NoticeAnswer, noticeAnswer } from '../../http/notice-answer.ts'
import type { NoticeHeaders } from '../../ports/notice-headers.ts'
import type { Channels, ConnectedChannel } from '../../ports/payment-channel.ts'
import { noteHint } from '../heard/heard-notice.ts'
import { settleTogether } from './notices-together.ts'
import { settleNotice } from './settle-notice.ts'

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

/** Opens the door. One for each process: notices that come at the same time may be settled together (`NOTICES_TOGETHER`). */
export function openNoticeDoor(deps: Deps): NoticeDoor {
  const { noticesTogether } = deps.config
  const settle = noticesTogether > 1 ? settleTogether(deps, noticesTogether) : settleNotice.bind(null, deps)

  return async (channelOrProvider, rawBody, headers, isKnownHere = false) => {
    const channel = deps.channels.get(channelOrProvider) ?? channelOf(deps.channels, channelOrProvider)
    if (channel === undefined) return noticeAnswer(404, 'channelIsUnknown')
    const notice = channel.connection.verifyNotice(rawBody, headers, deps.clock.now())
    if (typeof notice === 'string') return answerUnfit(deps.log, { channel: channel.number }, notice)
    if ('askAbout' in notice || 'askAboutReturn' in notice)
      return noticeAnswer(200, await noteHint(deps, channel, notice))
    return noticeAnswer(
      200,
      await settle({ channel, notice, bodyHash: hash('sha256', rawBody, 'buffer'), isKnownHere }),
    )
  }
}

/** Any channel of a provider: the reference in the notice tells which of them it is about. */
function channelOf(channels: Channels, provider: string): ConnectedChannel | undefined {
  return [...channels.values()].find((channel) => channel.provider === provider)
}
