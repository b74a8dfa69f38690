// GET /documents/calendar/<order>.ics: the due dates of an own loan for the phone's calendar.

import type { FastifyInstance } from 'fastify'
import { calendarText } from '../../core/calendar-file.ts'
import { chooseLanguage } from '../../core/language.ts'
import { markets } from '../../core/market/markets.ts'
import { currencySymbol, formatMoney } from '../../core/money.ts'
import { serverWordsFor } from '../../words/server-words.ts'
import { marketDay } from '../account/change/door.ts'
import { loadLoan, stateOf } from '../account/loan/door.ts'
import { findOrder } from '../account/order/door.ts'
import type { Deps } from '../deps.ts'
import type { FoundSession } from '../hooks.ts'
import { serveOwnFiles } from '../http/file/own-file.ts'

/** At nine in the morning of the day before. */
const alarmHoursBefore = 15

/**
 * The payments that are not paid yet, one whole day for each. An entry's name is made of order and payment, so that a file that is
 * opened again (after a rollover, or a payment) moves what is there; its revision counts what has happened to the loan.
 */
export function serveCalendar(app: FastifyInstance, deps: Deps): void {
  serveOwnFiles(app, deps, '/documents/calendar', async (session, { name, query: { lang, system } }) => {
    const orderId = /^([\w-]{1,64})\.ics$/.exec(name)?.[1]
    const asked = { lang: typeof lang === 'string' ? lang : '', system: typeof system === 'string' ? system : '' }
    const content = orderId === undefined ? null : await dueDates(deps, session, orderId, asked)
    return content === null ? null : { content, mediaType: 'text/calendar; charset=utf-8', saveAs: `${orderId}.ics` }
  })
}

async function dueDates(
  deps: Deps,
  { borrowerId, params, language }: FoundSession,
  orderId: string,
  asked: { readonly lang: string; readonly system: string },
): Promise<string | null> {
  const order = await findOrder(deps.db, { orderId, borrowerId })
  if (order === null) return null
  const account = await loadLoan(deps.db, order)
  const state = stateOf(account, marketDay(deps, order))
  if (state === null) return null
  const market = markets[order.market]
  const symbol = currencySymbol(market, asked.system || params.system)
  const words = serverWordsFor(chooseLanguage([asked.lang, params.lang, language])).calendar
  const lender = deps.config.lenderName
  const host = new URL(deps.config.publicOrigin).hostname
  return calendarText({
    name: words.name({ lender }),
    madeAt: deps.clock.now().toISOString(),
    alarmHoursBefore,
    days: state.instalments
      .filter(({ unpaidMinor }) => unpaidMinor > 0)
      .map(({ n, dueDate, unpaidMinor }) => ({
        uid: `${orderId}-${n}@${host}`,
        day: dueDate,
        revision: account.events.length,
        title: words.title({ lender, amount: formatMoney(unpaidMinor, market.moneyFormat, symbol) }),
        text: words.text({ n, count: state.instalments.length }),
      })),
  })
}
