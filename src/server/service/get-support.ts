// Every way to reach the lender, and the authority to turn to after that: the same answer for everybody.

import type { Caller, Handler } from '../http/call.ts'
import { regulatorOf } from '../ports/lender/lender-data.ts'

export const getWhatsApp: Handler<'getWhatsApp', Caller | null> = async (_input, { deps }) => {
  const number = deps.config.supportWhatsapp
  if (number === null) return { offered: false, number: '', url: '' }
  return { offered: true, number, url: `https://wa.me/${number.replace(/\D/g, '')}` }
}

export const getSupportInfo: Handler<'getSupportInfo', Caller | null> = async (_input, { deps, market, language }) => {
  const regulator = regulatorOf(deps.lender, market, language)
  return {
    name: deps.config.lenderName,
    phone: deps.config.supportPhone,
    email: deps.config.supportEmail,
    whatsApp: deps.config.supportWhatsapp ?? '',
    answerDays: deps.lender.complaints?.answeredWithinWorkingDays ?? null,
    regulatorName: regulator?.name ?? '',
    regulatorUrl: regulator?.url ?? '',
  }
}

export const getSupport: Handler<'getSupport', Caller | null> = async (_input, { deps }) => ({
  email: deps.config.supportEmail,
  phone: deps.config.supportPhone,
})
