// What is wrong with the language of a page: English words left untranslated, dates of the wire, what a longer language pushes out.

import type { Page } from '@playwright/test'
import { languageNames, languages } from '../../src/core/language.ts'
import { catalogue } from '../../src/server/catalogue/samples/products.ts'
import { sampleLender } from './sample-lender.ts'

/** Names stay as they are in every language. */
const names: readonly string[] = [
  ...languages.map((language) => languageNames[language]),
  'Candor Lending',
  'Candor',
  ...catalogue.map(({ product }) => product.name),
  ...Object.values(sampleLender.institutions).flatMap(({ banks, wallets, cities }) => [
    ...[...banks, ...wallets].map(({ name }) => name),
    ...cities,
  ]),
]

/** What the test languages put behind a text to make it longer; the last word may be cut. */
const filler = /\b(?:lor|ips|dol|sit|ame)\w*/g

/** Numbers of loans, cases and slips, and addresses. */
const code = /\S*[\d@]\S*/g

/**
 * Words on the page that are plain English although the page speaks a test language, whose words all carry accents. A part
 * with a `lang` of its own says what it is written in, and is left out; so are names, codes, and what
 * somebody has `written`.
 */
export async function plainWords(page: Page, written: readonly string[]): Promise<string[]> {
  const said = await page.evaluate(() => {
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    const isLeftOut = (element: Element | null): boolean =>
      element === null ||
      element.closest('[lang]') !== document.documentElement ||
      element.closest('script, style, noscript') !== null
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement
      if (isLeftOut(element)) continue
      if (node instanceof Text) texts.push(node.data)
      else if (node instanceof Element)
        for (const name of ['aria-label', 'alt', 'placeholder', 'title']) texts.push(node.getAttribute(name) ?? '')
    }
    return [...texts, document.title].map((text) => text.trim()).filter((text) => text !== '')
  })
  const known = [...names, ...written].sort((one, other) => other.length - one.length)
  return [...new Set(said)].filter((text) => {
    const rest = known
      .reduce((left, name) => left.replaceAll(name, ' '), text)
      .replaceAll(filler, ' ')
      .replaceAll(code, ' ')
    return /[A-Za-z]{3}/.test(rest) && !/[áçéĝíłñóšúýžÁÇÉĜÍŁÑÓŠÚÝŽ]/.test(rest)
  })
}

/** Elements that a longer language pushes out of the page, with what they say. What scrolls by itself may be wider. */
export function pushedOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const holds = (element: Element | null): boolean => {
      for (let one = element; one !== null && one !== document.body; one = one.parentElement)
        if (getComputedStyle(one).overflowX !== 'visible') return true
      return false
    }
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      const box = element.getBoundingClientRect()
      const isSeen = box.width > 1 && box.height > 1 && getComputedStyle(element).visibility !== 'hidden'
      const isOut = box.left < -1 || box.right > width + 1
      if (!isSeen || !isOut || holds(element)) return []
      return [
        `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${element.textContent?.slice(0, 60)}`,
      ]
    })
  })
}

/** Dates on the page that are written as the wire writes them (2026-11-22), with what stands around them. */
export function wireDates(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // What is seen: scripts carry the dates of the wire.
    // biome-ignore lint/performance/useDomNodeTextContent: the text of scripts and hidden parts does not count
    const seen = document.body.innerText
    return seen.match(/[^\n]{0,20}\d{4}-\d\d-\d\d[^\n]{0,10}/g) ?? []
  })
}
