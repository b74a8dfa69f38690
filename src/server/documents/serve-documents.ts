// GET /documents/<paper>/<order>[/<number>].pdf or .csv: the papers of an own loan as files. Everything else is "not found".

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type AccountPaper, accountPapers } from '../../contracts/document-addresses.ts'
import { paperNames } from '../../contracts/documents.ts'
import { parseCalendarDate } from '../../core/calendar-date.ts'
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
import { fileSession, ownFileHeaders, serveOwnFiles } from '../http/file/own-file.ts'
import { createGate } from '../http/limits.ts'
import type { LoanDocument } from './document.ts'
import { writeDocument } from './read-document.ts'
import { renderPdf } from './render-pdf.ts'
import { statementCsv } from './statement.ts'

type AgreedPaper = (typeof paperNames)[number]

/** Papers that another feature keeps: their words, or null where there is none for this reader. */
type PaperKeeper = (
  deps: Deps,
  asked: {
    readonly borrowerId: string
    readonly orderId: string
    readonly paper: AgreedPaper
    readonly language: string
    readonly system: string | undefined
  },
) => Promise<LoanDocument | null>

interface File {
  readonly name: string
  readonly mediaType: string
  readonly bytes: Buffer
}

/** What an address asks for; `number`, or the year, is empty where it has no third part. */
interface Asked {
  readonly paper: string
  readonly orderId: string
  readonly number: string
  readonly extension: string
}

/**
 * The owner's session comes as in a call, or in the page's cookie, since a link can send nothing else: reading changes
 * nothing. Another's order, a missing one and a paper that it has not answer alike. Drawing takes time, so it is counted like
 * an upload: by the minute for each borrower, and at once for all.
 */
export function serveDocuments(app: FastifyInstance, deps: Deps, keptPaper: PaperKeeper): void {
  const gate = createGate(() => deps.processes.shares())
  const serve = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    reply.headers(ownFileHeaders)
    const asked = askedOf(request)
    const session = asked === null ? null : await fileSession(request, deps)
    if (asked === null || session === null) return reply.code(404).send()
    const admission = await gate.enter('upload', { who: session.borrowerId, isStranger: false })
    if (!admission.admitted) {
      return reply
        .code(admission.why === 'overloaded' ? 503 : 429)
        .header('Retry-After', admission.retryAfterSeconds)
        .send()
    }
    try {
      const file = await fileOf(deps, keptPaper, session, asked, request.query as Record<string, unknown>)
      if (file === null) return reply.code(404).send()
      return reply
        .header('Content-Type', file.mediaType)
        .header('Content-Disposition', `attachment; filename="${file.name}"`)
        .send(file.bytes)
    } finally {
      admission.leave()
    }
  }
  app.get('/documents/:paper/:file', serve)
  app.get('/documents/:paper/:order/:file', serve)
}

function askedOf(request: FastifyRequest): Asked | null {
  const { paper = '', order, file = '' } = request.params as { paper?: string; order?: string; file?: string }
  const [, name, extension] = /^([\w-]{1,64})\.(pdf|csv)$/.exec(file) ?? []
  if (name === undefined || extension === undefined) return null
  if (order === undefined) return { paper, orderId: name, number: '', extension }
  return /^[\w-]{1,64}$/.test(order) ? { paper, orderId: order, number: name, extension } : null
}

async function fileOf(
  deps: Deps,
  keptPaper: PaperKeeper,
  session: FoundSession,
  { paper, orderId, number, extension }: Asked,
  query: Record<string, unknown>,
): Promise<File | null> {
  const given = (name: 'lang' | 'system'): string => (typeof query[name] === 'string' ? query[name] : '')
  const language = chooseLanguage([given('lang'), session.params.lang, session.language])
  const system = given('system') || session.params.system
  const reader = { borrowerId: session.borrowerId, language, system }
  const kept = paperNames.find((name) => name === paper)
  const own = accountPapers.find((name) => name === paper)
  if (kept !== undefined && number === '' && extension === 'pdf') {
    const document = await keptPaper(deps, { ...reader, orderId, paper: kept })
    return document === null ? null : await pdfFile(deps, document, kept)
  }
  // Only a statement has no third part in its address, and only a statement is a table.
  if (own === undefined || (own === 'statement') !== (number === '')) return null
  const days = daysOf(query)
  if (days === null) return null
  const scope = own === 'yearlyInterest' ? { year: Number(/^\d{4}$/.test(number) ? number : 0) } : { number }
  const written = await writeDocument(deps.db, deps, reader, { paper: own, orderId, ...scope, ...days })
  if (written === null) return null
  if (extension === 'pdf') return await pdfFile(deps, written.document, own)
  if (written.period === null) return null
  const bytes = Buffer.from(statementCsv(written.source, written.period))
  return { name: `${written.document.number}.csv`, mediaType: 'text/csv; charset=utf-8', bytes }
}

/** The days of a statement; null for something that is no day. */
function daysOf(query: Record<string, unknown>) {
  const [from, to] = [query.from, query.to].map((value) =>
    value === undefined || value === '' ? undefined : parseCalendarDate(String(value)),
  )
  return from === null || to === null ? null : { from, to }
}

async function pdfFile(deps: Deps, document: LoanDocument, paper: AccountPaper | AgreedPaper): Promise<File> {
  const words = serverWordsFor(document.language).documents.frame
  return {
    name: `${paper}-${document.number}.pdf`,
    mediaType: 'application/pdf',
    bytes: await renderPdf(document, { lenderName: deps.config.lenderName, words }),
  }
}

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
