// How to reach customer service. Nothing in it depends on who asks.

import type { Caller, Handler } from '../http/call.ts'

export const getSupport: Handler<'getSupport', Caller | null> = async (_input, { deps }) => ({
  email: deps.config.supportEmail,
  phone: deps.config.supportPhone,
})
