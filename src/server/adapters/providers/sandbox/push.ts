// The demo's phone: shows at once whatever goes to a pretended app.

import type { PushProvider } from '../../../ports/push.ts'

/** The pretended app of the demo hands over addresses that begin so. */
const demoPushPrefix = 'demo-phone-'

export const sandboxPush: PushProvider = {
  name: 'sandbox',
  send: ({ to }) => Promise.resolve({ outcome: to.startsWith(demoPushPrefix) ? 'shown' : 'gone' }),
  readReceipt: () => 'unreadable',
}
