// One document as the server wrote it, without a browser: its parts are found, named and judged by Playwright's own script, and shown
// or hidden by the style sheets that stand in it.

import { Window as PlainWindow } from 'happy-dom'
import { type Expected, type Judged, type Reader, readerOf, selectors } from './playwright-parts.ts'
import { type Shown, shownBy } from './styles.ts'

export interface Verdict extends Judged {
  readonly log: string[]
  readonly timedOut: boolean
  readonly errorMessage?: string
}

/** What only a browser that lays the page out can answer. */
const ofLayout =
  /getBoundingClientRect|getClientRects|getComputedStyle|offset(Width|Height|Top|Left|Parent)|client(Width|Height)|scroll(Width|Height|Top|Left|To|IntoView|X|Y)|inner(Width|Height)|matchMedia|nimation|elements?FromPoint|natural(Width|Height)|performance|checkVisibility|caches|navigator|localStorage|sessionStorage|indexedDB|dispatchEvent|innerText|\.complete\b/

const shownIn = new WeakMap<Document, () => Shown>()

const roomOf = (hasRoom: boolean): object => {
  const size = hasRoom ? 1 : 0
  return { x: 0, y: 0, left: 0, top: 0, right: size, bottom: size, width: size, height: size }
}

/** Playwright's script asks for styles and boxes; a document of objects has none of its own. */
function teachStyles(window: Window & typeof globalThis): void {
  const shownOf = (node: Node): Shown => {
    const shown = shownIn.get(node.ownerDocument as Document)
    if (shown === undefined) throw new Error('this document has no styles')
    return shown()
  }
  const methods = {
    checkVisibility(this: Element) {
      return shownOf(this).isInPage(this)
    },
    getBoundingClientRect(this: Element) {
      return roomOf(shownOf(this).hasRoom(this) && shownOf(this).visibility(this) === 'visible')
    },
  }
  for (const { prototype } of [window.Element, window.HTMLElement, window.SVGElement]) Object.assign(prototype, methods)
  window.Range.prototype.getBoundingClientRect = function (this: Range) {
    const node = this.startContainer.childNodes[this.startOffset] ?? this.startContainer
    const around = node.parentElement
    return roomOf(around !== null && /\S/.test(node.nodeValue ?? '') && shownOf(around).isInPage(around)) as DOMRect
  }
  window.getComputedStyle = ((element: Element, pseudo?: string) => {
    const shown = shownOf(element)
    return pseudo
      ? { display: 'none', visibility: 'visible', content: 'none' }
      : { display: shown.display(element), visibility: shown.visibility(element), content: 'normal', cursor: 'auto' }
  }) as unknown as typeof window.getComputedStyle
}

export class Sheet {
  readonly url: URL
  readonly document: Document
  readonly #window: Window & typeof globalThis
  readonly #plain: PlainWindow
  #width: number
  #shown: Shown | null = null
  #reader: Reader | null = null

  constructor(url: URL, html: string, width: number) {
    this.url = url
    this.#width = width
    this.#plain = new PlainWindow({ url: url.href, settings: { disableCSSFileLoading: true } })
    this.#window = this.#plain as unknown as Window & typeof globalThis
    this.document = this.#window.document
    this.#plain.document.write(html)
    shownIn.set(this.document, () => {
      this.#shown ??= shownBy(this.document, this.#width)
      return this.#shown
    })
    teachStyles(this.#window)
    this.document.querySelector<HTMLElement>('[autofocus]')?.focus()
  }

  /** Without this its timers and observers would stay. */
  async close(): Promise<void> {
    await this.#plain.happyDOM.close()
  }

  /** The address has another fragment, and the document is the same. */
  moveTo(url: URL): void {
    this.url.hash = url.hash
    this.#plain.happyDOM.setURL(url.href)
  }

  /** Something was ticked, typed or opened: rules may hold of other parts now. */
  touch(): void {
    this.#shown = null
  }

  setWidth(width: number): void {
    this.#width = width
    this.touch()
  }

  get reader(): Reader {
    this.#reader ??= readerOf(this.#window)
    return this.#reader
  }

  all(selector: string): Element[] {
    return this.reader.querySelectorAll(this.reader.parseSelector(selector), this.document)
  }

  /** The one part that a selector means; null: there is none. */
  find(selector: string): Element | null {
    const parsed = this.reader.parseSelector(selector)
    const found = this.reader.querySelectorAll(parsed, this.document)
    if (found.length > 1) throw this.reader.strictModeViolationError(parsed, found)
    return found[0] ?? null
  }

  one(selector: string): Element {
    const found = this.find(selector)
    if (found !== null) return found
    throw new Error(`nothing is ${selectors.asLocator('javascript', selector)} at ${this.url.href}`)
  }

  isShown(element: Element): boolean {
    return this.reader.elementState(element, 'visible', true).matches
  }

  /** As Playwright judges it, but at once: nothing of a page without a script changes by itself. */
  async judge(selector: string | undefined, expected: Expected): Promise<Verdict> {
    const { expression, isNot } = expected
    if (/in\.viewport|have\.css|match\.aria/.test(expression))
      throw new Error(`"${expression}" needs a browser: test.use({ needsLayout: true })`)
    const isArray = expression === 'to.have.count' || expression.endsWith('.array')
    const found = isArray
      ? this.all(selector ?? ':root')
      : [this.find(selector ?? ':root')].filter((one) => one !== null)
    const log = [`  the page at ${this.url.href} has ${found.length} of it`]
    if (found.length > 0) {
      const judged = await this.reader.expect(found[0], { ...expected }, found, true)
      return { ...judged, log, timedOut: false }
    }
    const verdict = (matches: boolean, value?: unknown): Verdict => ({
      matches,
      received: { value },
      log,
      timedOut: false,
    })
    if (expression === 'to.have.count') return verdict(expected.expectedNumber === 0, 0)
    if (isArray) return verdict((expected.expectedText?.length ?? 0) === 0, [])
    if (expression === 'to.be.hidden' || expression === 'to.be.detached') return verdict(true, 'hidden')
    if (isNot && (expression === 'to.be.visible' || expression === 'to.be.attached')) return verdict(false, 'hidden')
    return { matches: isNot, log, timedOut: false, errorMessage: 'Error: element(s) not found' }
  }

  /** Runs what a test asks inside of the page, where that needs no layout. */
  run(what: unknown, ...given: unknown[]): unknown {
    const source = String(what)
    const needed = ofLayout.exec(source)
    if (needed !== null)
      throw new Error(`a page without a browser has no "${needed[0]}": test.use({ needsLayout: true })`)
    const call = new Function('window', 'given', `with (window) { return (${source})(...given) }`) as (
      window: Window,
      given: readonly unknown[],
    ) => unknown
    const answer = typeof what === 'string' ? this.run(`() => (${what})`) : call(this.#window, given)
    this.touch()
    return answer
  }
}
