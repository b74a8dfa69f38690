// What of a code page counts as news: a mark of what it shows, which differs as soon as something happened behind it.

import type { CodeView } from './pay-code-view.ts'

export function codeMark({
  state,
  payCode,
  checking,
  amountMinor,
  receivedMinor,
  overBy,
  expiresAt,
}: CodeView['code']): string {
  return JSON.stringify([state, payCode, checking, amountMinor, receivedMinor, overBy, expiresAt])
}
