// Who the lender is, as it stands under every public page. Nothing in it depends on who asks.

import type { Caller, Handler } from '../http/call.ts'

export const getCompany: Handler<'getCompany', Caller | null> = async (_input, { deps, market }) => ({
  name: deps.config.lenderName,
  address: deps.config.lenderAddress,
  registration: deps.config.lenderRegistration,
  phone: deps.config.supportPhone,
  email: deps.config.supportEmail,
  year: Number(deps.clock.today(market.zone).slice(0, 4)),
})
