// Brings the style sheets of a screen that was reached without loading a new page.

import { useEffect, useLayoutEffect } from 'react'
import { fetchPart } from './fetch-part.ts'
import type { StyleName } from './part-styles.ts'

/** How long after the page has woken up the sheets of other screens are fetched, milliseconds. */
const restMs = 2_000

/** What the page came with, read before React touches the element that says so. */
function inlinedStyles(): string[] {
  if (typeof document === 'undefined') return []
  return document.querySelector<HTMLElement>('style[data-styles]')?.dataset.styles?.split(' ') ?? []
}
const present = new Set<string>(inlinedStyles())

/** All parts in one small file: no page waits for it. */
const fetchSheets = () => fetchPart(() => import('./part-styles.ts'))

async function adopt(names: readonly string[]): Promise<void> {
  const missing = names.filter((name) => name !== '' && !present.has(name))
  if (missing.length === 0) return
  for (const name of missing) present.add(name)
  const { partStyles } = await fetchSheets()
  for (const name of missing) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(partStyles[name as StyleName])
    document.adoptedStyleSheets.push(sheet)
  }
}

const useBrowserLayoutEffect = typeof document === 'undefined' ? () => undefined : useLayoutEffect

/**
 * For the page's frame, with the names of all matched routes: adds the sheets that came neither with the page nor with a
 * screen before. The inlined `<style>` says which it holds: `data-styles="fields shots"`. Constructed sheets need no
 * nonce under the content policy. The file with all of them is fetched when the page has come to rest, so that it is
 * mostly there before it is needed.
 */
export function usePartStyles(names: readonly StyleName[]): void {
  const key = names.join(' ')
  useBrowserLayoutEffect(() => {
    void adopt(key.split(' '))
  }, [key])
  useEffect(() => {
    const timer = setTimeout(() => void fetchSheets(), restMs)
    return () => clearTimeout(timer)
  }, [])
}
