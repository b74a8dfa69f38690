// The desk's pages as one function from a request to a page: finds the officer, the screen and the right to it, and runs the act of a form.

import { createHash } from 'node:crypto'
import { renderToStaticMarkup } from 'react-dom/server'
import type { DeskUpload } from '../contracts/desk-call.ts'
import { mayDo } from '../core/officer/rights.ts'
import reset from '../web/ui/reset.css?inline'
import tokens from '../web/ui/tokens.css?inline'
import { type Invited, JoinPage, LoginPage, ProblemPage, Unplaced } from './frame/login.tsx'
import { Page } from './frame/page.tsx'
import { deskScript } from './frame/script.ts'
import { type DeskWords, deskLanguage, deskWordsFor } from './messages/words.ts'
import {
  type Acted,
  type AnyScreen,
  callsOver,
  type DeskTransport,
  type LoginWay,
  type Me,
  type Posted,
  type PostedFile,
  type Refused,
  type Tried,
  type Visit,
  wrongInput,
} from './screen.ts'
import { screenAt, screens } from './screens.ts'
import { withAskedDays } from './ui/day.tsx'
import base from './ui/desk.css?inline'
import parts from './ui/desk-parts.css?inline'
import places from './ui/desk-places.css?inline'
import { InPage } from './ui/parts.tsx'

interface DeskPageRequest {
  readonly method: 'GET' | 'POST'
  readonly url: URL
  readonly acceptLanguage: string | undefined
  readonly hasCookie: boolean
  /** The address whose page may say what this browser has just done; empty for none. */
  readonly said: string
  /** What was posted; null for a look, and for a body that cannot be read. */
  readonly form: {
    readonly fields: Readonly<Record<string, unknown>>
    readonly files: readonly PostedFile[]
    readonly uploads: Readonly<Record<string, DeskUpload>>
  } | null
  readonly call: DeskTransport
  /** Whose invitation a ticket is; null for one that is over. Spends nothing. */
  readonly invited: (ticket: string) => Promise<Invited | null>
}

interface DeskPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** True where the response deletes the session cookie. */
  readonly forgets: boolean
  /** The address of the page that says what was just done; empty once it has said it, null where nothing changes. */
  readonly says: string | null
}

interface DeskAppMeans {
  readonly brandCss: string
  readonly lenderName: string
  /** The lender's own market: how lists write amounts. */
  readonly market: string
  readonly newToken: () => string
  readonly demo: boolean
  readonly login: LoginWay
  /** Where sample officers get their links; in the demo only. */
  readonly testPreview: string
}

/** Answers null where no page has this address. */
type DeskPages = (request: DeskPageRequest) => Promise<DeskPage | null>

const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Makes the desk's pages. */
export function createDeskPages(means: DeskAppMeans): DeskPages {
  const css = deskCss + means.brandCss
  const policy = [
    "default-src 'none'",
    `script-src ${sha256(deskScript)}`,
    `style-src ${sha256(css)}`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')

  return async (asAsked) => {
    const request = { ...asAsked, url: withAskedDays(asAsked.url) }
    const found = screenAt(request.url.pathname)
    const language = deskLanguage(request.acceptLanguage)
    const words = deskWordsFor(language)
    const frame = { language, words, css, lenderName: means.lenderName }
    const call = callsOver(request.call)
    const asked = await call('getMe', {})
    const me: Me | null = asked.ok ? asked.data : null
    const told = asked.ok ? asked.data.told : []
    const said = request.url.searchParams.get('said') ?? ''
    const isSaid = said !== '' && request.said === sayingAt(request.url.pathname, said)

    const html = (
      status: number,
      title: string,
      main: React.ReactNode,
      { forgets = false, market = means.market }: { forgets?: boolean; market?: string } = {},
    ): DeskPage => ({
      status,
      headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy },
      body: `<!doctype html>${renderToStaticMarkup(
        <Page
          {...frame}
          title={title}
          me={me}
          said={isSaid ? said : ''}
          told={told}
          url={request.url}
          tab={found?.screen.tab ?? null}
        >
          <InPage words={words} market={market}>
            {main}
          </InPage>
        </Page>,
      )}`,
      forgets,
      says: isSaid ? '' : null,
    })
    const form = request.form === null ? null : posted(request.form)
    const kept = form === null ? [] : keptText(form)
    const problem = (of: Pick<Refused, 'status' | 'code' | 'message'>): DeskPage => {
      const title = of.status === 404 ? words.problem.notFound : words.problem.title
      return html(of.status, title, <ProblemPage words={words} title={title} refused={of} kept={kept} />)
    }

    if (!asked.ok && asked.status !== 401) return problem(asked)
    if (request.url.pathname === '/join' && means.login === 'passkeys') {
      const ticket = request.url.searchParams.get('ticket') ?? ''
      const invited = ticket.length <= 128 ? await request.invited(ticket) : null
      const page = <JoinPage words={words} invited={invited} me={me} ticket={ticket} />
      return html(invited === null ? 410 : 200, words.join.title, page)
    }
    const login = { words, way: means.login, demo: means.demo ? means.testPreview : null }
    if (me === null) {
      if (found === null && request.url.pathname !== '/log-out') return null
      const why = whyOut(request)
      const next = found === null ? '/' : withoutNotes(request.url)
      const page = <LoginPage {...login} why={why} next={next} kept={kept} />
      return html(401, words.login.title, page, { forgets: request.hasCookie })
    }
    if (request.url.pathname === '/still-here')
      return { status: 204, headers: {}, body: '', forgets: false, says: null }
    if (request.url.pathname === '/log-out') {
      if (request.method === 'GET') return redirect('/')
      const ended = await call('logOut', {})
      if (!ended.ok) return problem(ended)
      return html(200, words.login.out, <LoginPage {...login} why="out" next="/" demo={null} kept={[]} />, {
        forgets: true,
      })
    }
    if (found === null) {
      // Below /desk are API calls, not pages.
      if (request.url.pathname.startsWith('/desk/')) return null
      return problem({ status: 404, code: 'notFound', message: words.problem.noAddress })
    }
    const { screen, params } = found
    if (!mayDo(me.role, screen.right)) {
      const message = words.problem.rightIsMissing({ role: words.roles[me.role] })
      // An officer without a work list lands on the first page that the role may open.
      if (screen.path === '/') return redirect(landingOf(me, words))
      return problem({ status: 403, code: 'rightIsMissing', message })
    }
    if (request.method === 'POST' && screen.acts === undefined) {
      const refused = problem({ status: 405, code: 'methodIsWrong', message: words.problem.noForm })
      return { ...refused, headers: { ...refused.headers, Allow: 'GET' } }
    }
    if (request.method === 'POST' && form === null)
      return problem({ status: 400, code: 'badInput', message: words.problem.unreadable })

    const visit: Visit = {
      me,
      words,
      url: request.url,
      params,
      call,
      tried: null,
      login: means.login,
      newKey: means.newToken,
    }
    const tried = form === null ? null : await doAct(screen, form, visit)
    if (tried !== null && 'to' in tried) return leadOn(tried)
    const shown = await screen.show({ ...visit, tried })
    if (!shown.ok) return problem(shown)
    const { title, main } = shown.data
    const market = shown.data.market ?? means.market
    const refused = tried?.refused ?? null
    const says = () => renderToStaticMarkup(<InPage {...{ words, market }}>{main}</InPage>).includes('role="alert"')
    if (refused === null || says()) return html(refused?.status ?? 200, title, main, { market })
    // The page no longer has the form of this act: the item is done, or the officer's role has changed.
    const unplaced = <Unplaced words={words} refused={refused} kept={kept} />
    return html(
      refused.status,
      title,
      <>
        {unplaced}
        {main}
      </>,
      { market },
    )
  }
}

/** Why a visitor has no session, judged by the address and the cookie. */
function whyOut({ url, hasCookie }: DeskPageRequest): keyof DeskWords['login']['head'] {
  if (url.searchParams.get('launch') === 'refused') return 'refused'
  const came = url.searchParams.get('login')
  if (came === 'noRole' || came === 'failed' || came === 'away') return came
  return hasCookie ? 'ended' : 'new'
}

/** The path and query of the requested page, without the query fields that only show a message once. */
function withoutNotes(url: URL): string {
  const to = new URL(url)
  for (const note of ['launch', 'login', 'said']) to.searchParams.delete(note)
  return to.pathname + to.search
}

async function doAct(
  screen: AnyScreen,
  form: Posted,
  visit: Visit,
): Promise<Tried | { readonly to: string; readonly said?: string }> {
  const name = form.text('act')
  const act = screen.acts?.[name]
  const unknown = wrongInput(visit.words.problem.unreadable, 'act')
  const acted: Acted = act === undefined ? unknown : await act(form, visit)
  if ('to' in acted) return acted
  if (acted.ok) return { act: name, typed: form, refused: null, shown: acted.shown }
  return { act: name, typed: form, refused: explained(acted, visit.words, form), shown: null }
}

/** What the fields of calls are called in forms, where that is another name. */
const nameInForm: Readonly<Record<string, string>> = { amountMinor: 'amount' }

/** A refusal as the page says it: marked fields in place of their names. */
function explained(refused: Refused, { problem }: DeskWords, form: Posted): Refused {
  const fields = refused.fields.map((name) => (form.has(name) ? name : (nameInForm[name] ?? name)))
  const marked = fields.filter((name) => form.has(name))
  const namesFieldsOnly = refused.message.endsWith(refused.fields.join(', '))
  if (refused.code !== 'badInput' || marked.length === 0) return refused
  const isEmpty = marked.every((name) => form.text(name).trim() === '')
  const message = namesFieldsOnly ? (isEmpty ? problem.missing : problem[kindOf(marked, form)]) : refused.message
  return { ...refused, message, fields }
}

/** What is said of the marked fields, by what they take: a field of a day has its today beside it. */
function kindOf(marked: readonly string[], form: Posted): 'marked' | 'markedAmount' | 'markedDay' {
  if (marked.every((name) => form.has(`${name}.today`))) return 'markedDay'
  return marked.every((name) => /amount(Minor)?$/i.test(name)) ? 'markedAmount' : 'marked'
}

/** What the cookie of a done act names: the page alone, without what a list of it was asked for. */
const sayingAt = (path: string, said: string): string => `${path}?said=${said}`

/** To the page that follows an act, which says what was done. */
function leadOn({ to, said }: { readonly to: string; readonly said?: string }): DeskPage {
  const url = new URL(to, 'http://desk')
  url.searchParams.delete('said')
  if (said !== undefined) url.searchParams.set('said', said)
  const says = said === undefined ? null : sayingAt(url.pathname, said)
  return { ...redirect(url.pathname + url.search + url.hash), says }
}

function redirect(to: string): DeskPage {
  return { status: 303, headers: { Location: to }, body: '', forgets: false, says: null }
}

function landingOf({ role }: Me, words: DeskWords): string {
  const first = screens.find(({ path, right }) => path !== '/' && !path.includes(':') && mayDo(role, right))
  if (first === undefined) throw new Error(`a ${words.roles[role]} has no page`)
  return first.path
}

function posted({ fields, files, uploads }: NonNullable<DeskPageRequest['form']>): Posted {
  const text = (name: string): string => {
    const value = Array.isArray(fields[name]) ? fields[name][0] : fields[name]
    return typeof value === 'string' ? value : ''
  }
  return {
    names: Object.keys(fields),
    text,
    has: (name) => fields[name] !== undefined,
    given: (name) => text(name).trim() || undefined,
    files,
    upload: (name) => uploads[name] ?? null,
    key: text('key') || null,
  }
}

/** Fields of words, of any form, and loans pasted by their numbers. */
const wordFields = /^(?:text|reason|note(?:-\w+)?|withWhom|name|label|orderIds)$/

/** What the officer typed and would have to type again. */
function keptText(typed: Posted): string[] {
  return typed.names.filter((name) => wordFields.test(name)).flatMap((name) => typed.given(name) ?? [])
}

const deskCss: string = tokens + reset + base + parts + places
