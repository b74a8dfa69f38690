// Who the lender is, as it stands under every public page. Nothing in it depends on who asks.

import type { Caller, Handler } from '../http/call.ts'

export const getCompany: Handler<'getCompany', Caller | null> = async (_input, { deps: { config } }) => ({
  name: config.lenderName,
  address: config.lenderAddress,
  registration: config.lenderRegistration,
  phone: config.supportPhone,
  email: config.supportEmail,
})
