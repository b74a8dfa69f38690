// What of Playwright works without a browser: how it writes selectors, and the script that it puts into each page, which finds, names
// and judges the parts of a document. Pages with a browser and without are so read by the same words. Both are inside of Playwright:
// its version is an exact one, and where a new one has moved them this says so.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { runInNewContext } from 'node:vm'

type Words = string | RegExp

interface Selectors {
  escapeForTextSelector(text: Words, isExact: boolean): string
  escapeForAttributeSelector(value: Words, isExact: boolean): string
  asLocator(language: 'javascript', selector: string): string
  urlMatches(base: string | undefined, url: string, match: unknown): boolean
}

export interface Expected {
  readonly expression: string
  readonly isNot: boolean
  readonly expectedNumber?: number
  readonly expectedText?: readonly unknown[]
}

export interface Judged {
  readonly matches: boolean
  readonly received?: { readonly value?: unknown }
}

/** The script of Playwright in one document. */
export interface Reader {
  parseSelector(selector: string): unknown
  querySelectorAll(selector: unknown, root: Node): Element[]
  strictModeViolationError(selector: unknown, found: readonly Element[]): Error
  previewNode(element: Element): string
  expect(
    element: Element | undefined,
    expected: Expected,
    all: readonly Element[],
    isFrameVisible: boolean,
  ): Promise<Judged>
  elementState(element: Element, state: string, isFrameVisible?: boolean): { readonly matches: boolean }
  fill(element: Element, value: string): string
  selectOptions(element: Element, options: readonly object[]): string | string[]
  retarget(element: Element, how: 'follow-label' | 'none' | 'button-link'): Element | null
}

const ofRunner = createRequire(createRequire(import.meta.url).resolve('@playwright/test'))
const ofPlaywright = createRequire(ofRunner.resolve('playwright'))
const bundle = ofPlaywright.resolve('playwright-core/lib/coreBundle')

export const selectors = (ofPlaywright('playwright-core/lib/coreBundle') as { readonly iso: Selectors }).iso

export interface Exact {
  readonly exact?: boolean
}

export interface RoleWishes extends Exact {
  readonly name?: Words
  readonly checked?: boolean
  readonly disabled?: boolean
  readonly selected?: boolean
  readonly expanded?: boolean
  readonly pressed?: boolean
  readonly includeHidden?: boolean
  readonly level?: number
}

/** The selector of a role, as Playwright's locators write it. */
export function byRole(role: string, { exact = false, name, includeHidden, ...states }: RoleWishes = {}): string {
  const wished = [
    ...Object.entries(states),
    ...(includeHidden === undefined ? [] : [['include-hidden', includeHidden] as const]),
    ...(name === undefined ? [] : [['name', selectors.escapeForAttributeSelector(name, exact)] as const]),
  ]
  return `internal:role=${role}${wished.map(([what, value]) => `[${what}=${value}]`).join('')}`
}

export const byText = (text: Words, { exact = false }: Exact = {}): string =>
  `internal:text=${selectors.escapeForTextSelector(text, exact)}`

export const byLabel = (text: Words, { exact = false }: Exact = {}): string =>
  `internal:label=${selectors.escapeForTextSelector(text, exact)}`

export const byAttribute = (
  name: 'alt' | 'title' | 'placeholder',
  text: Words,
  { exact = false }: Exact = {},
): string => `internal:attr=[${name}=${selectors.escapeForAttributeSelector(text, exact)}]`

type MakesReader = (window: Window) => Reader

let made: MakesReader | null = null

/** Compiled once for a worker: it is a third of a megabyte. */
function makesReader(): MakesReader {
  const mark = 'packages/playwright-core/src/generated/injectedScriptSource.ts"() {'
  const text = readFileSync(bundle, 'utf8')
  const after = text.slice(text.indexOf(mark) + mark.length)
  const literal = /^\s*source\d* = ('(?:[^'\\]|\\.)*');$/m.exec(after)?.[1]
  if (!text.includes(mark) || literal === undefined)
    throw new Error(
      'this Playwright keeps the script of its pages elsewhere: mend tests/support/paper/playwright-parts.ts',
    )
  const source = String(runInNewContext(literal))
  const options = {
    isUnderTest: false,
    sdkLanguage: 'javascript',
    frameSeq: 0,
    testIdAttributeName: 'data-testid',
    stableRafCount: 1,
    browserName: 'chromium',
    customEngines: [],
  }
  return new Function(
    'window',
    `with (window) { return (function (globalThis) { const module = {}; ${source}
    return new (module.exports.InjectedScript())(window, ${JSON.stringify(options)}) })(window) }`,
  ) as MakesReader
}

export function readerOf(window: Window): Reader {
  made ??= makesReader()
  return made(window)
}
