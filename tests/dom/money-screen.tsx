// Opens a money screen in a document: the real component, action and frame of the page, the view that its loader answered once, and
// an API that answers what the test says. What a page does in a browser only (layout, paint, a real keyboard) is the browser tests'.

import { createRoot, type Root as ReactRoot } from 'react-dom/client'
import { type ActionFunction, createRoutesStub, RouterContextProvider, useLocation } from 'react-router'
import { afterAll, expect, vi } from 'vitest'
import { addresses } from '../../src/contracts/addresses.ts'
import type { Api, CallOptions, Problem } from '../../src/contracts/client.ts'
import { clientWords, needWords, WordsProvider } from '../../src/web/messages/words-context.tsx'
import {
  apiContext,
  outgoingContext,
  type PageFacts,
  pageContext,
  renderContext,
} from '../../src/web/page/request-context.ts'
import { keepScreen } from '../../src/web/sending/keep-screen.ts'
import { NoAnswer } from '../../src/web/sending/no-answer.ts'
import { bootScript } from '../../src/web/ui/boot-script.ts'
import { rememberForms, tellSending } from '../../src/web/ui/connection.ts'
import { type MoneyPageName, moneyPages } from '../support/money-pages.ts'

import records from './money-pages.json' with { type: 'json' }

/** By then a page is at rest, and has asked twice for an answer that was lost. Milliseconds. */
const longestSearchMs = 10_000

interface Call {
  readonly name: string
  readonly input: Readonly<Record<string, unknown>>
  readonly key: string | undefined
}

/** What a call answers. `lost`: the server has done it, and its answer does not come through. */
type Answer = { readonly data: unknown; readonly lost?: boolean } | { readonly problem: Partial<Problem> }

interface ScreenModule {
  readonly default: React.ComponentType<{ loaderData: unknown; actionData?: unknown }>
  readonly action: ActionFunction
  readonly shouldRevalidate?: () => boolean
}
const modules = import.meta.glob<ScreenModule>('../../src/web/screens/**/*.tsx')

/** Looks again and again until it holds, however busy the machine is; timers of the page go on with it. */
export function until(holds: () => void): Promise<void> {
  return vi.waitFor(holds, { interval: 10, timeout: 20_000 })
}

/** No answer is there at once: the page shows that it waits. Timers stand still in these tests. Milliseconds. */
const lineMs = 8

async function overTheLine(): Promise<void> {
  const until = performance.now() + lineMs
  while (performance.now() < until) await new Promise((resolve) => setImmediate(resolve))
}

let root: ReactRoot | null = null

/** The last screen goes before its document does: what it still waits for would look for a window that is no more. */
afterAll(() => {
  root?.unmount()
  root = null
})

/** What a browser has and this document has not: modal dialogs, and boxes of what is shown. */
function furnish(): void {
  const isModal = new WeakSet<Element>()
  const shown = HTMLDialogElement.prototype
  shown.showModal = function showModal() {
    this.setAttribute('open', '')
    isModal.add(this)
  }
  shown.close = function close(value?: string) {
    if (!this.hasAttribute('open')) return
    if (value !== undefined) this.returnValue = value
    this.removeAttribute('open')
    isModal.delete(this)
    this.dispatchEvent(new Event('close'))
  }
  const matches = Element.prototype.matches as (this: Element, selector: string) => boolean
  Element.prototype.matches = function isMatch(this: Element, selector: string) {
    return selector === ':modal' ? isModal.has(this) : matches.call(this, selector)
  } as typeof Element.prototype.matches
  const all = Document.prototype.querySelectorAll as (this: Document, selector: string) => NodeListOf<Element>
  Document.prototype.querySelectorAll = function found(this: Document, selector: string) {
    if (selector !== 'dialog:modal') return all.call(this, selector)
    return Array.from(all.call(this, 'dialog')).filter((dialog) => isModal.has(dialog))
  } as unknown as typeof Document.prototype.querySelectorAll
  HTMLElement.prototype.getClientRects = function rects() {
    const isShut = this.closest('dialog:not([open])') !== null
    return (isShut ? [] : [this.getBoundingClientRect()]) as unknown as DOMRectList
  }
  HTMLElement.prototype.scrollIntoView = () => undefined
  window.location.assign = (address) => {
    leftFor = String(address).replace(window.location.origin, '')
  }
  // A form of a dialog closes it with the value of its button.
  document.addEventListener('submit', (event) => {
    const { target, submitter } = event as SubmitEvent
    if (!(target instanceof HTMLFormElement) || target.getAttribute('method') !== 'dialog') return
    event.preventDefault()
    target.closest('dialog')?.close(submitter?.getAttribute('value') ?? '')
  })
}

/** Where a page has gone that is loaded whole. */
let leftFor = ''
let isFurnished = false

function prepare(): void {
  if (!isFurnished) {
    furnish()
    document.documentElement.lang = 'en'
    rememberForms()
    // The page's own small script, as every page carries it: it opens and closes the sheets.
    new Function(bootScript)()
  }
  isFurnished = true
  leftFor = ''
  root?.unmount()
  tellSending(null)
  document.body.innerHTML = '<div id="here"></div>'
}

/** A view that is reloaded: the same facts, and keys of its own. */
function withNewKeys(view: Readonly<Record<string, unknown>>, loads: number): Record<string, unknown> {
  const renewed = ['key', 'attempt'].filter((name) => typeof view[name] === 'string')
  return { ...view, ...Object.fromEntries(renewed.map((name) => [name, `${String(view[name])}-${loads}`])) }
}

/** Where the page has led to, when it is not the screen itself. */
function Elsewhere() {
  const { pathname, search } = useLocation()
  return <p data-at={`${pathname}${search}`}>elsewhere</p>
}

function visible(element: Element): boolean {
  return element.closest('dialog:not([open]), [aria-hidden="true"], noscript, .hide') === null
}

/** The words of an element as they are read: a blank between two parts, none between a currency and its amount. */
function textOf(element: Element | null): string {
  if (element === null) return ''
  const texts: string[] = []
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? '')
  return texts.join(' ').replaceAll(/\s+/g, ' ').replaceAll(/(\S)₱/g, '$1 ₱').replaceAll('₱ ', '₱').trim()
}

function named(selector: string, name: string): HTMLElement {
  const places = [...document.querySelectorAll<HTMLElement>('dialog[open]'), document.body]
  for (const place of places) {
    const found = Array.from(place.querySelectorAll<HTMLElement>(selector)).filter(visible)
    const exact = found.find((one) => (one.getAttribute('aria-label') ?? textOf(one)) === name)
    const match = exact ?? found.find((one) => textOf(one.closest('label') ?? one).includes(name))
    if (match !== undefined) return match
  }
  throw new Error(`nothing is called ${name}: ${textOf(document.body)}`)
}

/** A screen as its borrower has it. */
export interface OpenScreen {
  readonly view: Readonly<Record<string, unknown>>
  /** What was sent to the API, oldest first. Counted events are left out. */
  readonly calls: readonly Call[]
  /** The address that its data was loaded for last. */
  at(): string
  /** How often its data was loaded. */
  loads(): number
  /** What the next calls of a name answer, in turn; the last one goes on. */
  answers(name: string, ...answers: readonly Answer[]): void
  /** From now on answers come before React has rendered that the form is on its way, as on a busy phone. */
  answersAtOnce(): void
  /** The next answer waits until the result is called. */
  holds(name: string): () => void
  button(name: string): HTMLButtonElement
  tap(name: string): void
  choose(name: string): void
  type(name: string, text: string): void
  /** What a payment's state is answered with when the page asks; null for no answer. Answers the addresses asked so far. */
  stateOfPayment(view: unknown): readonly string[]
  /** Whether what was sent has arrived, as the page is told when it asks. */
  outcome(arrived: boolean): void
  /** Lets seconds pass until the page is at rest, has looked for what is lost, and no longer says that it is. */
  rests(): Promise<void>
  /** Waits until the page says these words. */
  says(words: string): Promise<void>
  /** Waits until a reason with these words stands on the page, has the focus, is spoken, and is in the title. */
  saysWhy(words: string): Promise<void>
  /** Waits until the page has led to an address that begins so. */
  leadsTo(address: string): Promise<void>
}

/** Opens a screen by the name of its record. `changed` is laid over its view. */
export async function openScreen(name: MoneyPageName, changed: Record<string, unknown> = {}): Promise<OpenScreen> {
  prepare()
  const { file } = moneyPages.find((page) => page.name === name) ?? { file: '' }
  const { at, facts, view: recorded } = records[name]
  const view = { ...recorded, ...changed }
  await needWords('kit', 'frame')
  const { default: Root } = await import('../../src/web/root.tsx')
  const screen = await modules[`../../src/web/screens/${file}.tsx`]?.()
  if (screen === undefined) throw new Error(`no screen ${file}`)

  const calls: Call[] = []
  const planned = new Map<string, Answer[]>()
  const gates = new Map<string, Promise<void>>()
  let loads = 0
  let loadedFor = ''
  let wasLost = false
  let isAtOnce = false
  async function answer(call: string, input: Call['input'], options: CallOptions = {}): Promise<unknown> {
    if (call === 'saveEvent') return { ok: true, data: null, message: '' }
    calls.push({ name: call, input, key: options.idempotencyKey })
    await gates.get(call)
    const waiting = planned.get(call) ?? []
    const next = waiting.length > 1 ? waiting.shift() : waiting[0]
    if (next === undefined) throw new Error(`${call} was not expected: ${JSON.stringify(input)}`)
    if ('problem' in next)
      return { ok: false, problem: { kind: 'refused', code: '', message: '', fields: [], values: {}, ...next.problem } }
    wasLost = next.lost === true
    return { ok: true, data: next.data, message: '' }
  }
  const api = new Proxy({} as Api, {
    get: (_, call) => (input: Call['input'], options?: CallOptions) => answer(String(call), input, options),
  })
  const context = new RouterContextProvider()
  context.set(apiContext, api)
  context.set(pageContext, facts as unknown as PageFacts)
  context.set(outgoingContext, new Headers())
  context.set(renderContext, {
    reportError: (error: unknown) => {
      throw error
    },
    nonce: '',
    newKey: () => crypto.randomUUID(),
    brandCss: '',
    publicOrigin: window.location.origin,
    allowed: { links: [], frames: [], images: [] },
    requestId: 'r1',
    ownAddress: () => at,
    justDone: at,
    keepJustDone: () => {},
  } as never)

  let arrived: boolean | null = null
  let state: unknown = null
  const asked: string[] = []
  vi.stubGlobal('fetch', async (input: string | URL) => {
    const address = String(input)
    const isState = address.startsWith(addresses.payCodeState)
    if (!isState && !address.startsWith(addresses.outcome)) throw new Error(`not expected: ${address}`)
    asked.push(address)
    const told = isState ? state : arrived === null ? null : { arrived }
    if (told === null) throw new TypeError('offline')
    return { ok: true, status: 200, json: async () => told }
  })

  const Stub = createRoutesStub(
    [
      {
        id: 'root',
        path: '/',
        loader: () => ({ page: facts }),
        shouldRevalidate: () => false,
        middleware: [keepScreen as never],
        Component: Root as never,
        children: [
          {
            id: 'screen',
            path: new URL(at, window.location.origin).pathname,
            loader: ({ request }) => {
              loads += 1
              loadedFor = request.url
              return loads === 1 ? view : withNewKeys(view, loads)
            },
            Component: screen.default as never,
            ...(screen.shouldRevalidate === undefined ? {} : { shouldRevalidate: screen.shouldRevalidate }),
            // The server's answer goes over a line that may lose it.
            action: async (args) => {
              wasLost = false
              if (!isAtOnce) await overTheLine()
              const answered = await screen.action(args as never)
              if (wasLost) throw new NoAnswer('silent')
              // As the router gets it over the line.
              if (answered instanceof Response) throw answered
              return answered
            },
          },
          { id: 'elsewhere', path: '*', Component: Elsewhere },
        ],
      },
    ],
    context,
  )
  root = createRoot(document.querySelector('#here') as Element)
  root.render(
    <WordsProvider words={clientWords()}>
      <Stub initialEntries={[at]} />
    </WordsProvider>,
  )
  const opened: OpenScreen = {
    view,
    calls,
    loads: () => loads,
    at: () => loadedFor,
    answers: (call, ...answers) => void planned.set(call, [...answers]),
    answersAtOnce() {
      isAtOnce = true
    },
    holds(call) {
      const { promise, resolve } = Promise.withResolvers<void>()
      gates.set(call, promise)
      return resolve
    },
    button: (called) => named('button', called) as HTMLButtonElement,
    tap(called) {
      const button = named('button, a', called)
      button.focus()
      button.click()
    },
    choose(called) {
      const input = named('label, input', called)
      ;(input.querySelector<HTMLInputElement>('input') ?? input).click()
    },
    type(called, text) {
      const field = document.querySelector<HTMLInputElement>(`input[name="${called}"]`)
      if (field === null) throw new Error(`no field ${called}`)
      field.focus()
      // As a keyboard does it: React keeps a look at the property of the element itself.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
      field.dispatchEvent(new Event('input', { bubbles: true }))
      field.dispatchEvent(new Event('change', { bubbles: true }))
    },
    stateOfPayment(told) {
      state = told
      return asked
    },
    outcome(isThere) {
      arrived = isThere
    },
    async rests() {
      for (
        let passed = 0;
        passed < longestSearchMs && textOf(document.body).includes('No answer yet.');
        passed += 100
      ) {
        await vi.advanceTimersByTimeAsync(100)
        await overTheLine()
      }
    },
    says: (words) => until(() => expect(textOf(document.body)).toContain(words)),
    saysWhy: (words) =>
      until(() => {
        const reasons = Array.from(document.querySelectorAll('[data-reason]')).filter(visible)
        const shown = reasons.find((one) =>
          textOf(document.getElementById(one.getAttribute('data-reason') ?? '') ?? one).includes(words),
        )
        expect(shown, `a reason that says ${words}`).toBeDefined()
        expect(document.activeElement, 'what has the focus').toBe(shown)
        const voices = Array.from(document.querySelectorAll('[role=status], [role=alert]')).map(textOf)
        expect(voices.join(' '), 'what is spoken').toContain(words)
      }),
    leadsTo: (address) =>
      until(() => {
        const at = document.querySelector('[data-at]')?.getAttribute('data-at') ?? leftFor
        expect(at.startsWith(address), `${at} begins with ${address}`).toBe(true)
      }),
  }
  await until(() => expect(document.querySelector('main h1, h1')).not.toBeNull())
  return opened
}
