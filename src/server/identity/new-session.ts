// The session that a login begins, however it was proved who asks, and what the login answers of it.

import type { CallInput } from '../../contracts/endpoints.ts'
import type { Queries } from '../db/database.ts'
import type { Call, Caller } from '../http/call.ts'
import { createSession } from '../people/session/door.ts'

/** Random part of a device id that we choose where the caller names none, bytes. */
const DEVICE_BYTES = 12

type Asked = Pick<CallInput<'logIn'>, 'deviceId' | 'holder'> & {
  /** True where the lock of a phone of theirs has proved who asks. */
  readonly byPasskey?: boolean
}

/** Begins a session of the borrower on the device that asks, and answers its common parameters: the only time that its token is seen. */
export async function beginSession(
  tx: Queries,
  { deps, common, language }: Call<Caller | null>,
  borrowerId: string,
  asked: Asked,
) {
  const deviceId = asked.deviceId || `web-${deps.random.token(DEVICE_BYTES)}`
  const kind = asked.holder === 'browser' ? 'web' : 'api'
  return {
    userId: borrowerId,
    sessionId: await createSession(tx, deps, {
      borrowerId,
      kind,
      deviceId,
      params: common,
      byPasskey: asked.byPasskey ?? false,
    }),
    deviceId,
    appName: common.appName ?? '',
    appVersion: common.appVersion ?? '',
    merchantNumber: common.merchantNumber ?? '',
    system: common.system ?? '',
    lang: common.lang ?? language,
  }
}
