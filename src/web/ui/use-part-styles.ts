// Brings the style sheets of a screen that was reached without loading a new page.

import { useLayoutEffect } from 'react'
import { partStyles, type StyleName } from './part-styles.ts'

/** What the page came with, read before React touches the element that says so. */
function inlinedStyles(): string[] {
  if (typeof document === 'undefined') return []
  return document.querySelector<HTMLElement>('style[data-styles]')?.dataset.styles?.split(' ') ?? []
}
const present = new Set<string>(inlinedStyles())

function adopt(name: StyleName): void {
  if (present.has(name)) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(partStyles[name])
  document.adoptedStyleSheets.push(sheet)
  present.add(name)
}

const useBrowserLayoutEffect = typeof document === 'undefined' ? () => undefined : useLayoutEffect

/**
 * For the page's frame, with the names of all matched routes: adds the sheets that came neither with the page nor with a
 * screen before. The inlined `<style>` says which it holds: `data-styles="fields shots"`. Constructed sheets need no
 * nonce under the content policy.
 */
export function usePartStyles(names: readonly StyleName[]): void {
  const key = names.join(' ')
  useBrowserLayoutEffect(() => {
    for (const name of key.split(' ')) if (name !== '') adopt(name as StyleName)
  }, [key])
}
