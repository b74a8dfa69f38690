// Why a joint login failed: a text from a closed list, and what else is on offer. Nothing of the address is repeated.

import { recommendedProducts } from '../catalogue/door.ts'
import type { Caller, Handler } from '../http/call.ts'

/** Without a reason, or with one that is not on the list, a text that fits all. */
export const getLoginFailure: Handler<'getLoginFailure', Caller | null> = async ({ reason }, call) => {
  const { loginFailure } = call.words.loan
  return {
    notice: loginFailure.notice,
    message: reason === undefined ? loginFailure.other : loginFailure[reason],
    recommended: await recommendedProducts(call, []),
  }
}
