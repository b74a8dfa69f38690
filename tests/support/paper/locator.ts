// The locators of a page without a browser: composed as Playwright's are, by the same words.

import {
  byAttribute,
  byLabel,
  byRole,
  byText,
  type Exact,
  type Expected,
  type RoleWishes,
  selectors,
} from './playwright-parts.ts'
import type { Verdict } from './sheet.ts'

type Words = string | RegExp

export interface Narrowing {
  readonly hasText?: Words
  readonly hasNotText?: Words
  readonly has?: Locator
  readonly hasNot?: Locator
  readonly visible?: boolean
}

/** What a page does for its locators. */
export interface Hand {
  press(selector: string): Promise<void>
  fill(selector: string, value: string): Promise<void>
  append(selector: string, text: string): Promise<void>
  setChecked(selector: string, isChecked: boolean): Promise<void>
  select(selector: string, options: unknown): Promise<string[]>
  pick(selector: string, files: unknown): Promise<void>
  key(selector: string, key: string): Promise<void>
  focus(selector: string): Promise<void>
  ask<T>(selector: string, question: (element: Element) => T): Promise<T>
  askAll<T>(selector: string, question: (elements: Element[]) => T): Promise<T>
  state(selector: string, state: string): Promise<boolean>
  run(selector: string, what: unknown, given: unknown): Promise<unknown>
  runAll(selector: string, what: unknown, given: unknown): Promise<unknown>
  judge(selector: string | undefined, expected: Expected): Promise<Verdict>
}

export class Locator {
  /** By this name `expect` knows it. */
  readonly _apiName = 'Locator'
  readonly _frame: Hand
  readonly _selector: string

  constructor(hand: Hand, selector: string, narrowing: Narrowing = {}) {
    this._frame = hand
    const { hasText, hasNotText, has, hasNot, visible } = narrowing
    const text = (words: Words): string => selectors.escapeForTextSelector(words, false)
    this._selector =
      selector +
      (hasText === undefined ? '' : ` >> internal:has-text=${text(hasText)}`) +
      (hasNotText === undefined ? '' : ` >> internal:has-not-text=${text(hasNotText)}`) +
      (has === undefined ? '' : ` >> internal:has=${JSON.stringify(has._selector)}`) +
      (hasNot === undefined ? '' : ` >> internal:has-not=${JSON.stringify(hasNot._selector)}`) +
      (visible === undefined ? '' : ` >> visible=${visible}`)
    // biome-ignore lint/correctness/noConstructorReturn: what is not here must say so, by whatever name it is asked for
    return withSentence(this, 'locator')
  }

  #then(more: string, narrowing?: Narrowing): Locator {
    return new Locator(this._frame, this._selector === '' ? more : `${this._selector} >> ${more}`, narrowing)
  }

  locator(inner: string | Locator, narrowing?: Narrowing): Locator {
    return typeof inner === 'string'
      ? this.#then(inner, narrowing)
      : this.#then(`internal:chain=${JSON.stringify(inner._selector)}`, narrowing)
  }
  filter(narrowing: Narrowing): Locator {
    return new Locator(this._frame, this._selector, narrowing)
  }
  getByRole(role: string, options?: RoleWishes): Locator {
    return this.#then(byRole(role, options))
  }
  getByText(text: Words, options?: Exact): Locator {
    return this.#then(byText(text, options))
  }
  getByLabel(text: Words, options?: Exact): Locator {
    return this.#then(byLabel(text, options))
  }
  getByAltText(text: Words, options?: Exact): Locator {
    return this.#then(byAttribute('alt', text, options))
  }
  getByTitle(text: Words, options?: Exact): Locator {
    return this.#then(byAttribute('title', text, options))
  }
  getByPlaceholder(text: Words, options?: Exact): Locator {
    return this.#then(byAttribute('placeholder', text, options))
  }
  first(): Locator {
    return this.#then('nth=0')
  }
  last(): Locator {
    return this.#then('nth=-1')
  }
  nth(index: number): Locator {
    return this.#then(`nth=${index}`)
  }
  and(other: Locator): Locator {
    return this.#then(`internal:and=${JSON.stringify(other._selector)}`)
  }
  or(other: Locator): Locator {
    return this.#then(`internal:or=${JSON.stringify(other._selector)}`)
  }

  click(): Promise<void> {
    return this._frame.press(this._selector)
  }
  tap(): Promise<void> {
    return this._frame.press(this._selector)
  }
  fill(value: string): Promise<void> {
    return this._frame.fill(this._selector, value)
  }
  clear(): Promise<void> {
    return this._frame.fill(this._selector, '')
  }
  pressSequentially(text: string): Promise<void> {
    return this._frame.append(this._selector, text)
  }
  check(): Promise<void> {
    return this._frame.setChecked(this._selector, true)
  }
  uncheck(): Promise<void> {
    return this._frame.setChecked(this._selector, false)
  }
  setChecked(isChecked: boolean): Promise<void> {
    return this._frame.setChecked(this._selector, isChecked)
  }
  selectOption(options: unknown): Promise<string[]> {
    return this._frame.select(this._selector, options)
  }
  setInputFiles(files: unknown): Promise<void> {
    return this._frame.pick(this._selector, files)
  }
  press(key: string): Promise<void> {
    return this._frame.key(this._selector, key)
  }
  focus(): Promise<void> {
    return this._frame.focus(this._selector)
  }

  count(): Promise<number> {
    return this._frame.askAll(this._selector, (all) => all.length)
  }
  async all(): Promise<Locator[]> {
    return Array.from({ length: await this.count() }, (_, index) => this.nth(index))
  }
  allTextContents(): Promise<string[]> {
    return this._frame.askAll(this._selector, (all) => all.map((element) => element.textContent ?? ''))
  }
  textContent(): Promise<string | null> {
    return this._frame.ask(this._selector, (element) => element.textContent)
  }
  getAttribute(name: string): Promise<string | null> {
    return this._frame.ask(this._selector, (element) => element.getAttribute(name))
  }
  innerHTML(): Promise<string> {
    return this._frame.ask(this._selector, (element) => element.innerHTML)
  }
  inputValue(): Promise<string> {
    return this._frame.ask(this._selector, (element) => (element as HTMLInputElement).value)
  }
  isVisible(): Promise<boolean> {
    return this._frame.state(this._selector, 'visible')
  }
  isHidden(): Promise<boolean> {
    return this._frame.state(this._selector, 'hidden')
  }
  isChecked(): Promise<boolean> {
    return this._frame.state(this._selector, 'checked')
  }
  isDisabled(): Promise<boolean> {
    return this._frame.state(this._selector, 'disabled')
  }
  isEnabled(): Promise<boolean> {
    return this._frame.state(this._selector, 'enabled')
  }
  evaluate(what: unknown, given?: unknown): Promise<unknown> {
    return this._frame.run(this._selector, what, given)
  }
  evaluateAll(what: unknown, given?: unknown): Promise<unknown> {
    return this._frame.runAll(this._selector, what, given)
  }
  async waitFor({ state = 'visible' }: { readonly state?: string } = {}): Promise<void> {
    if (!(await this._frame.state(this._selector, state)))
      throw new Error(`${this} is not ${state}, and nothing of this page changes by itself`)
  }
  _expect(expression: string, options: Omit<Expected, 'expression'>): Promise<Verdict> {
    return this._frame.judge(this._selector, { ...options, expression, isNot: options.isNot === true })
  }
  toString(): string {
    return selectors.asLocator('javascript', this._selector)
  }
}

/** What a page without a browser does not have says so. */
export function withSentence<Thing extends object>(thing: Thing, what: string): Thing {
  return new Proxy(thing, {
    get(target, name) {
      const found = Reflect.get(target, name, target) as unknown
      if (typeof found === 'function') return (found as (...args: unknown[]) => unknown).bind(target)
      if (
        found !== undefined ||
        name in target ||
        typeof name === 'symbol' ||
        /^(then|toJSON|_.*|\$\$typeof|asymmetricMatch|nodeType|constructor)$/.test(name)
      )
        return found
      return () => {
        throw new Error(
          `a ${what} without a browser has no "${name}": test.use({ needsLayout: true }), or give it one in tests/support/paper`,
        )
      }
    },
  })
}
