// What of Playwright works without a browser: how it writes selectors, and the script that it puts into each page, which finds, names
// and judges the parts of a document. Pages with a browser and without are so read by the same words. Both are inside of Playwright:
// its version is an exact one, and where a new one has moved them this says so.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { runInNewContext } from 'node:vm'

type Words = string | RegExp

interface Selectors {
  getByRoleSelector(role: string, options?: object): string
  getByTextSelector(text: Words, options?: object): string
  getByLabelSelector(text: Words, options?: object): string
  getByAltTextSelector(text: Words, options?: object): string
  getByTitleSelector(text: Words, options?: object): string
  getByPlaceholderSelector(text: Words, options?: object): string
  getByTestIdSelector(attribute: string, id: Words): string
  escapeForTextSelector(text: Words, exact: boolean): string
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
