// What the server answers the notice of a provider.

import type { Log } from '../ports/log.ts'

export interface NoticeAnswer {
  readonly status: number
  readonly body: { readonly result: string }
}

export const noticeAnswer = (status: number, result: string): NoticeAnswer => ({ status, body: { result } })

/** The answer to a notice that nothing follows from: 401 where its provider did not sign it lately. `from` names it in the log. */
export function answerUnfit(
  log: Log,
  from: Readonly<Record<string, string>>,
  reason: 'badSignature' | 'stale' | 'unreadable' | 'ignored',
): NoticeAnswer {
  if (reason === 'ignored') return noticeAnswer(200, reason)
  if (reason === 'unreadable') {
    log.error({ kind: 'paymentAlert', ...from, reason }, 'a signed notice cannot be read')
    return noticeAnswer(400, reason)
  }
  log.warn({ ...from, reason }, 'a notice was rejected')
  return noticeAnswer(401, reason)
}
