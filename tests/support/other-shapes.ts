// What is wrong with an open page in other shapes: on a narrow phone, with large text, held sideways, on a laptop, on paper.

import type { Page } from '@playwright/test'
import { turnOf } from './turns.ts'

interface Shape {
  readonly name: string
  readonly width: number
  readonly height: number
  /** Of the reader's own text size; 1 is the usual. */
  readonly text?: number
}

const usual = { width: 360, height: 740 }

const shapesOfAll: readonly Shape[] = [
  // What has room here has room for this text on every wider phone.
  { name: 'text at 200 % on 320 px', width: 320, height: 640, text: 2 },
]

/** What is wrong in them is mostly wrong with a part that many screens have: each screen meets one, in the long form all. */
const shapesByTurns: readonly Shape[] = [
  { name: '320 px', width: 320, height: 640 },
  { name: 'held sideways', width: 740, height: 360 },
  { name: 'a laptop', width: 1280, height: 800 },
]

/** Of the view's height: what a bar that stays in view may take, and what all of them may, so that the rest is left to the page. */
const partAtMost = { one: 0.4, all: 0.5 }

/**
 * The faults of a page that is loaded once and brought into each shape in place: it scrolls sideways, on a laptop it is narrower than the
 * site or its lines are longer than one reads, text or what is typed is cut, an amount sticks out or is broken, the words of a button are squeezed, bars that stay in view lie over each other or take too much of it, and
 * paper shows what cannot be pressed there. The page is left as it was found. `place`: of the screen among all.
 */
export async function faultsInOtherShapes(page: Page, place: number): Promise<string[]> {
  const faults: string[] = []
  for (const { name, width, height, text = 1 } of [...shapesOfAll, ...turnOf(shapesByTurns, place)]) {
    await page.setViewportSize({ width, height })
    const found = await page.evaluate(faultsOfShape, { text, partAtMost })
    faults.push(...found.map((fault) => `${name}: ${fault}`))
  }
  await page.setViewportSize(usual)
  await page.emulateMedia({ media: 'print' })
  faults.push(...(await page.evaluate(faultsOnPaper)).map((fault) => `on paper: ${fault}`))
  await page.emulateMedia({ media: 'screen' })
  return faults
}

/** Runs in the page. */
function faultsOfShape({
  text = 1,
  partAtMost: most,
}: Pick<Shape, 'text'> & { readonly partAtMost: typeof partAtMost }): string[] {
  const root = document.documentElement
  root.style.fontSize = text === 1 ? '' : `${text * 100}%`
  const name = (element: Element): string =>
    `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">${(element.textContent ?? '').trim().slice(0, 40)}`
  /** Words with no more room than a letter or two. */
  const isSqueezed = (element: Element): boolean => {
    const letter = Number.parseFloat(getComputedStyle(element).fontSize)
    return [...element.childNodes].some((node) => {
      if (!(node instanceof Text) || node.data.trim().length < 4) return false
      const range = document.createRange()
      range.selectNodeContents(node)
      return range.getBoundingClientRect().width < 1.5 * letter
    })
  }
  /** Amounts of a sentence that stand on two lines. */
  const brokenAmounts = (element: Element): string[] =>
    [...element.childNodes].flatMap((node) => {
      if (!(node instanceof Text)) return []
      return [...node.data.matchAll(/(?:₱|₹|Rp)\s?\d[\d.,]*\d/g)].flatMap(({ 0: amount, index }) => {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + amount.length)
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [amount] : []
      })
    })
  const faults: string[] = []
  // On a laptop every screen is as wide as the site, and its texts as wide as one reads.
  const site = 1100
  const bar = document.querySelector('.bar')?.getBoundingClientRect().width ?? site
  if (innerWidth > site && bar < site) faults.push(`is no site: its bar is ${Math.round(bar)} px wide`)
  if (root.scrollWidth > root.clientWidth) {
    const reach = (element: Element): number => {
      const { left, right } = element.getBoundingClientRect()
      return root.dir === 'rtl' ? root.clientWidth - left : right
    }
    const widest = [...document.querySelectorAll('body *')].sort((one, other) => reach(other) - reach(one))[0]
    const who = widest === undefined ? '' : `: ${name(widest)}`
    faults.push(`scrolls sideways by ${root.scrollWidth - root.clientWidth} px${who}`)
  }
  const bars: { readonly element: Element; readonly box: DOMRect }[] = []
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const box = element.getBoundingClientRect()
    // What only a screen reader reads is a dot on purpose.
    if (box.width <= 2 || box.height <= 2) continue
    const { overflowX, overflowY, clipPath, visibility, position, opacity } = getComputedStyle(element)
    if (visibility === 'hidden' || clipPath !== 'none' || opacity === '0') continue
    if (
      (position === 'fixed' || position === 'sticky') &&
      box.bottom > 0 &&
      box.top < innerHeight &&
      element.closest('dialog') === null
    )
      bars.push({ element, box })
    const isFigure = element instanceof HTMLInputElement && /^(none|decimal|numeric)$/.test(element.inputMode)
    if (isFigure && element.scrollWidth > element.clientWidth + 1)
      faults.push(`cuts off what is typed: ${element.name}`)
    // An amount is never broken: it must not stick out of the block that it stands in.
    if (element.classList.contains('num')) {
      let block = element.parentElement
      while (block !== null && getComputedStyle(block).display === 'inline') block = block.parentElement
      const around = block?.getBoundingClientRect() ?? box
      if (box.right > around.right + 2 || box.left < around.left - 2) faults.push(`sticks out: ${name(element)}`)
    }
    const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
    if (!hasText) continue
    if (element.matches('main :is(p, li, dd)') && box.width > 720 * text && element.textContent.length > 90)
      faults.push(`is wider than one reads: ${name(element)}`)
    faults.push(...brokenAmounts(element).map((amount) => `breaks ${amount} in ${name(element)}`))
    if (element.classList.contains('btn') && isSqueezed(element)) faults.push(`breaks the words of ${name(element)}`)
    const cuts = (way: string): boolean => way === 'hidden' || way === 'clip'
    if (cuts(overflowX) && element.scrollWidth > element.clientWidth + 1) faults.push(`cuts off ${name(element)}`)
    else if (cuts(overflowY) && element.scrollHeight > element.clientHeight + 2)
      faults.push(`cuts off ${name(element)}`)
  }
  const inView = ({ box }: { readonly box: DOMRect }): number =>
    Math.min(box.bottom, innerHeight) - Math.max(box.top, 0)
  const parts = bars.map((bar) => inView(bar) / innerHeight)
  const all = parts.reduce((sum, part) => sum + part, 0)
  if (parts.some((part) => part > most.one) || all > most.all)
    faults.push(
      `bars take ${Math.round(all * 100)} % of the view: ${bars.map(({ element }) => name(element)).join(', ')}`,
    )
  for (const [index, one] of bars.entries())
    for (const other of bars.slice(index + 1)) {
      if (one.element.contains(other.element)) continue
      const isOver =
        one.box.left < other.box.right &&
        other.box.left < one.box.right &&
        one.box.top < other.box.bottom - 1 &&
        other.box.top < one.box.bottom - 1
      if (isOver) faults.push(`${name(one.element)} lies over ${name(other.element)}`)
    }
  root.style.fontSize = ''
  return faults
}

/** Runs in the page: what cannot be pressed on paper. */
function faultsOnPaper(): string[] {
  const isSeen = (element: Element): boolean => {
    const box = element.getBoundingClientRect()
    return box.width > 2 && box.height > 2 && getComputedStyle(element).visibility !== 'hidden'
  }
  const buttons = [...document.querySelectorAll('.foot button, .foot a, .bar .tap, .btn')].filter(isSeen)
  return buttons.map((one) => `shows the button ${(one.textContent || one.ariaLabel || '').trim().slice(0, 40)}`)
}
