// A page without a browser, for tests that run no script: it fetches documents, follows links and sends forms as Chromium does, and has
// that part of Playwright's page that those tests use. The same tests meet Chromium with `PAPER=0` and in `npm run prove -- screens`.

import { EventEmitter } from 'node:events'
import { isRunning } from '../running-page.ts'
import type { PaperContext } from './context.ts'
import { controlsOf, defaultButton, formOf, isSubmit, type PickedFile, sentForm } from './form.ts'
import type { Answer, Ask, Asker } from './line.ts'
import { type Hand, withSentence } from './locator.ts'
import { NamedParts } from './named-parts.ts'
import { type Expected, selectors } from './playwright-parts.ts'
import { requestsOver } from './requests.ts'
import { Sheet, type Verdict } from './sheet.ts'

type Words = string | RegExp
type UrlWish = Words | ((url: URL) => boolean)

const blank = '<!DOCTYPE html><html><head></head><body></body></html>'
const asHtml = (text: string): string =>
  `<!DOCTYPE html><html><head></head><body><pre>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</pre></body></html>`

/** As a browser counts: the last policy of the header that it knows. */
const policyOf = (answer: Answer): string => answer.header('referrer-policy').split(',').at(-1)?.trim() ?? ''

interface Step {
  readonly ask: Ask
}

export class PaperPage extends NamedParts implements Hand {
  readonly _apiName = 'Page'
  readonly #context: PaperContext
  readonly #events = new EventEmitter()
  readonly #picked = new WeakMap<Element, readonly PickedFile[]>()
  #sheet: Sheet
  #answer: Answer | null = null
  #steps: Step[] = []
  #at = -1
  #last: Promise<unknown> = Promise.resolve()
  #isClosed = false
  #width: number

  constructor(context: PaperContext) {
    super()
    this.#context = context
    this.#width = context.kind.width
    this.#sheet = new Sheet(new URL('about:blank'), blank, this.#width)
    // biome-ignore lint/correctness/noConstructorReturn: what is not here must say so
    return withSentence(this, 'page')
  }

  protected override get hand(): Hand {
    return this
  }

  /** One after the other, as they were asked for. */
  #inTurn<T>(work: () => T | Promise<T>): Promise<T> {
    const turn = this.#last.then(work)
    this.#last = turn.catch(() => undefined)
    return turn
  }

  get #asker(): Asker | null {
    return this.#answer === null ? null : { url: this.#sheet.url, policy: policyOf(this.#answer) }
  }

  async #load(ask: Ask, keep: 'new' | 'here'): Promise<Answer | null> {
    const answer = await this.#context.line.navigate(ask)
    if (answer.status() === 204) return answer
    const type = answer.header('content-type')
    const disposition = answer.header('content-disposition')
    if (disposition.startsWith('attachment') || !/html|text\/plain|json|xml/.test(type)) {
      if (/^image\//.test(type)) throw new Error(`a page without a browser shows no picture: ${answer.url()}`)
      const name = /filename="?([^";]+)/.exec(disposition)?.[1] ?? answer.url().split('/').at(-1) ?? ''
      this.#events.emit('download', await this.#context.downloaded(answer, name))
      return answer
    }
    await this.#sheet.close()
    const text = await answer.text()
    const url = new URL(answer.url())
    this.#sheet = new Sheet(url, type.includes('html') ? text : asHtml(text), this.#width)
    this.#answer = answer
    const step = { ask: { ...ask, url, method: answer.method, body: answer.method === ask.method ? ask.body : null } }
    if (keep === 'new') {
      const isSame = this.#steps[this.#at]?.ask.url.href === url.href && step.ask.method === 'GET'
      this.#steps = [...this.#steps.slice(0, isSame ? this.#at : this.#at + 1), step]
      this.#at = this.#steps.length - 1
    } else this.#steps[this.#at] = step
    this.#events.emit('navigated')
    return answer
  }

  /** As a link that opens a page of its own does. */
  open(ask: Ask): Promise<Answer | null> {
    return this.#inTurn(() => this.#load(ask, 'new'))
  }

  async #visit(ask: Ask, target = ''): Promise<Answer | null> {
    if (target === '_blank') {
      const other = await this.#context.newPage()
      await other.open(ask)
      this.#events.emit('popup', other)
      this.#context.events.emit('page', other)
      return null
    }
    if (!['', '_self', '_top', '_parent'].includes(target))
      throw new Error(`a page without a browser has no frame "${target}": mark the test needsLayout`)
    const { url } = this.#sheet
    const isOnPage =
      ask.method === 'GET' && ask.url.hash !== '' && ask.url.href.split('#')[0] === url.href.split('#')[0]
    if (!isOnPage) return await this.#load(ask, 'new')
    this.#sheet.moveTo(ask.url)
    this.#steps = [...this.#steps.slice(0, this.#at + 1), { ask }]
    this.#at = this.#steps.length - 1
    this.#events.emit('navigated')
    return null
  }

  // What a person does.

  async #follow(link: Element): Promise<void> {
    const url = new URL(link.getAttribute('href') ?? '', this.#sheet.url)
    if (!url.protocol.startsWith('http')) return
    const ask: Ask = { url, method: 'GET', body: null, from: this.#asker }
    if (!link.hasAttribute('download')) {
      await this.#visit(ask, link.getAttribute('target') ?? '')
      return
    }
    // Without a connection a download ends unseen.
    if (this.#context.line.isOffline) return
    const answer = await this.#context.line.navigate(ask)
    const said = /filename="?([^";]+)/.exec(answer.header('content-disposition'))?.[1]
    const name = said ?? (link.getAttribute('download') || (url.pathname.split('/').at(-1) ?? ''))
    this.#events.emit('download', await this.#context.downloaded(answer, name))
  }

  async #send(form: HTMLFormElement, submitter: Element | null): Promise<void> {
    const isUnchecked = form.hasAttribute('novalidate') || submitter?.hasAttribute('formnovalidate') === true
    if (!isUnchecked) {
      const wrong = controlsOf(form).find((control) => control.willValidate && !control.checkValidity())
      if (wrong !== undefined) return wrong.focus()
    }
    if ((submitter?.getAttribute('formmethod') ?? form.getAttribute('method'))?.toLowerCase() === 'dialog')
      return form.closest('dialog')?.removeAttribute('open')
    const sent = sentForm(form, submitter, this.#sheet.url, this.#picked)
    await this.#visit({ url: sent.url, method: sent.method, body: sent.body, from: this.#asker }, sent.target)
  }

  async #activate(control: Element): Promise<void> {
    if (control.hasAttribute('disabled')) return
    const input = control as HTMLInputElement
    input.focus()
    const type = control.getAttribute('type') ?? ''
    if (control.hasAttribute('popovertarget') || control.hasAttribute('commandfor'))
      throw new Error('a page without a browser opens no popover: mark the test needsLayout')
    if (type === 'checkbox') input.checked = !input.checked
    else if (type === 'radio') {
      for (const other of this.#sheet.document.querySelectorAll<HTMLInputElement>('input[type=radio]'))
        if (other.name === input.name && formOf(other) === formOf(input)) other.checked = false
      input.checked = true
    } else if (isSubmit(control)) {
      const form = formOf(control)
      if (form !== null) await this.#send(form, control)
    } else if (type === 'reset') formOf(control)?.reset()
    else if (type === 'file') throw new Error('choose the files by setInputFiles')
  }

  async #touch(from: Element): Promise<void> {
    for (let at: Element | null = from; at !== null; at = at.parentElement) {
      const name = at.localName
      if (name === 'a' && at.hasAttribute('href')) return await this.#follow(at)
      if (/^(button|input|select|textarea)$/.test(name)) return await this.#activate(at)
      if (name === 'summary' && at.parentElement?.localName === 'details') {
        at.parentElement.toggleAttribute('open')
        return
      }
      const labelled = name === 'label' ? (at as HTMLLabelElement).control : null
      if (labelled !== null) return await this.#activate(labelled)
    }
  }

  /** The part that is to be used: it must be there, in sight, and switched on. */
  #usable(selector: string, states: readonly string[]): Element {
    const element = this.#sheet.one(selector)
    const asked = this.#sheet.reader
    for (const state of states)
      if (!asked.elementState(element, state, true).matches)
        throw new Error(`${selectors.asLocator('javascript', selector)} is not ${state}: ${asked.previewNode(element)}`)
    return element
  }

  async #afterwards(work: Promise<void> | void): Promise<void> {
    await work
    this.#sheet.touch()
  }

  press(selector: string): Promise<void> {
    return this.#inTurn(() => this.#afterwards(this.#touch(this.#usable(selector, ['visible', 'enabled']))))
  }
  fill(selector: string, value: string): Promise<void> {
    return this.#inTurn(() => this.#write(this.#usable(selector, ['visible', 'enabled', 'editable']), value))
  }
  append(selector: string, text: string): Promise<void> {
    return this.#inTurn(() => {
      const field = this.#usable(selector, ['visible']) as HTMLInputElement
      this.#write(field, field.value + text)
    })
  }
  #write(element: Element, value: string): void {
    const field = this.#sheet.reader.retarget(element, 'follow-label') as HTMLInputElement
    if (this.#sheet.reader.fill(field, value) === 'needsinput') {
      const length = Number(field.getAttribute('maxlength') ?? Number.POSITIVE_INFINITY)
      field.value = value.slice(0, length)
    }
    this.#sheet.touch()
  }
  setChecked(selector: string, isChecked: boolean): Promise<void> {
    return this.#inTurn(async () => {
      const element = this.#usable(selector, ['visible', 'enabled'])
      const isNow = (): boolean => this.#sheet.reader.elementState(element, 'checked').matches
      if (isNow() === isChecked) return
      await this.#afterwards(this.#touch(element))
      if (isNow() !== isChecked) throw new Error(`a press has not changed ${selector}`)
    })
  }
  select(selector: string, options: unknown): Promise<string[]> {
    return this.#inTurn(() => {
      const wished = [options].flat().map((one) => (typeof one === 'string' ? { valueOrLabel: one } : (one as object)))
      const chosen = this.#sheet.reader.selectOptions(this.#usable(selector, ['visible', 'enabled']), wished)
      if (typeof chosen === 'string') throw new Error(`${chosen}: ${JSON.stringify(options)} in ${selector}`)
      this.#sheet.touch()
      return chosen
    })
  }
  pick(selector: string, files: unknown): Promise<void> {
    return this.#inTurn(() => {
      const field = this.#sheet.reader.retarget(this.#sheet.one(selector), 'follow-label')
      const picked = [files].flat() as PickedFile[]
      if (field?.getAttribute('type') !== 'file') throw new Error(`${selector} takes no files`)
      if (picked.length > 1 && !field.hasAttribute('multiple')) throw new Error(`${selector} takes one file`)
      if (picked.some((file) => typeof file === 'string')) throw new Error('name files by what is in them')
      this.#picked.set(field, picked)
    })
  }
  key(selector: string, key: string): Promise<void> {
    return this.#inTurn(() => this.#afterwards(this.#strike(this.#sheet.one(selector), key)))
  }
  async #strike(element: Element, key: string): Promise<void> {
    const name = element.localName
    ;(element as HTMLElement).focus()
    const isField =
      name === 'input' && !/^(checkbox|radio|submit|button|file|image|reset)$/.test(element.getAttribute('type') ?? '')
    if (key === 'Enter' && isField) {
      const form = formOf(element)
      const button = form === null ? undefined : defaultButton(form)
      if (button !== undefined) return await this.#activate(button)
    } else if ((key === 'Enter' || key === ' ' || key === 'Space') && /^(a|button|summary)$/.test(name))
      return await this.#touch(element)
    else if ((key === ' ' || key === 'Space') && name === 'input') return await this.#activate(element)
    // Without a script it closes no sheet that stands in the page.
    if (key === 'Escape' && isField) return
    throw new Error(`a page without a browser has no key "${key}" on ${name}: mark the test needsLayout`)
  }
  focus(selector: string): Promise<void> {
    return this.#inTurn(() => (this.#sheet.one(selector) as HTMLElement).focus())
  }
  get keyboard(): { press(key: string): Promise<void> } {
    return withSentence(
      {
        press: (key: string) =>
          this.#inTurn(() =>
            this.#afterwards(this.#strike(this.#sheet.document.activeElement ?? this.#sheet.document.body, key)),
          ),
      },
      'keyboard',
    )
  }

  // What a test asks.

  ask<T>(selector: string, question: (element: Element) => T): Promise<T> {
    return this.#inTurn(() => question(this.#sheet.one(selector)))
  }
  askAll<T>(selector: string, question: (elements: Element[]) => T): Promise<T> {
    return this.#inTurn(() => question(this.#sheet.all(selector)))
  }
  state(selector: string, state: string): Promise<boolean> {
    return this.#inTurn(() => {
      const element = this.#sheet.find(selector)
      if (state === 'attached' || state === 'detached') return (element !== null) === (state === 'attached')
      if (element === null && (state === 'hidden' || state === 'visible')) return state === 'hidden'
      return this.#sheet.reader.elementState(element ?? this.#sheet.one(selector), state, true).matches
    })
  }
  run(selector: string, what: unknown, given: unknown): Promise<unknown> {
    return this.#inTurn(() => this.#sheet.run(what, this.#sheet.one(selector), given))
  }
  runAll(selector: string, what: unknown, given: unknown): Promise<unknown> {
    return this.#inTurn(() => this.#sheet.run(what, this.#sheet.all(selector), given))
  }
  evaluate(what: unknown, given?: unknown): Promise<unknown> {
    return this.#inTurn(() => this.#sheet.run(what, given))
  }
  judge(selector: string | undefined, expected: Expected): Promise<Verdict> {
    return this.#inTurn(() => this.#sheet.judge(selector, expected))
  }
  _expect(expression: string, options: Omit<Expected, 'expression'>): Promise<Verdict> {
    return this.judge(undefined, { ...options, expression, isNot: options.isNot === true })
  }
  mainFrame(): this {
    return this
  }
  context(): PaperContext {
    return this.#context
  }
  url(): string {
    return this.#sheet.url.href
  }
  title(): Promise<string> {
    return this.#inTurn(() => this.#sheet.document.title)
  }
  content(): Promise<string> {
    return this.#inTurn(() => `<!DOCTYPE html>${this.#sheet.document.documentElement.outerHTML}`)
  }
  setViewportSize({ width }: { readonly width: number }): Promise<void> {
    return this.#inTurn(() => {
      this.#width = width
      this.#sheet.setWidth(width)
    })
  }

  goto(address: string): Promise<Answer | null> {
    return this.#inTurn(() => this.#visit({ url: new URL(address), method: 'GET', body: null, from: null }))
  }
  reload(): Promise<Answer | null> {
    return this.#inTurn(async () => {
      const step = this.#steps[this.#at]
      if (step === undefined) throw new Error('no page is open')
      return await this.#load({ ...step.ask, url: new URL(this.#sheet.url) }, 'here')
    })
  }
  goBack(): Promise<Answer | null> {
    return this.#go(-1)
  }
  goForward(): Promise<Answer | null> {
    return this.#go(1)
  }
  #go(by: number): Promise<Answer | null> {
    return this.#inTurn(async () => {
      const step = this.#steps[this.#at + by]
      if (step === undefined) return null
      if (step.ask.method !== 'GET') throw new Error('a page without a browser goes back to no answer of a form')
      this.#at += by
      return await this.#load(step.ask, 'here')
    })
  }
  /** Where no script runs, an address comes of what was done before, or never. */
  async waitForURL(wish: UrlWish): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve))
    await this.#inTurn(() => {
      if (!selectors.urlMatches(undefined, this.url(), wish))
        throw new Error(`the page is at ${this.url()}, not at ${wish}`)
    })
  }
  waitForLoadState(): Promise<void> {
    return this.#inTurn(() => undefined)
  }
  /** No script comes that a touch would have to wait for: forms are sent as they stand. What else a script brings about never comes. */
  waitForFunction(what: unknown): Promise<void> {
    if (what !== isRunning)
      throw new Error('a page without a browser waits for nothing that a script does: mark the test needsLayout')
    return this.#inTurn(() => undefined)
  }
  waitForEvent(name: 'download' | 'popup'): Promise<unknown> {
    return new Promise((resolve) => this.#events.once(name, resolve))
  }
  /** What only a script could say is never said. */
  on(name: string): this {
    if (!['pageerror', 'console', 'dialog'].includes(name))
      throw new Error(`a page without a browser tells no "${name}": mark the test needsLayout`)
    return this
  }
  addInitScript(): Promise<void> {
    return Promise.resolve()
  }
  async close(): Promise<void> {
    if (!this.#isClosed) await this.#sheet.close()
    this.#isClosed = true
  }
  isClosed(): boolean {
    return this.#isClosed
  }

  get request(): unknown {
    return requestsOver(this.#context.line, (work) => this.#inTurn(work))
  }
}
