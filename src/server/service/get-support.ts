// How to reach customer service: the same answer for everybody.

import type { Caller, Handler } from '../http/call.ts'

export const getSupport: Handler<'getSupport', Caller | null> = async (_input, { deps }) => ({
  email: deps.config.supportEmail,
  phone: deps.config.supportPhone,
})
