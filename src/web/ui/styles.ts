// The kit's style sheets as text: the base that every page carries, and one sheet for each part that few pages show.

import kit from './kit.css?inline'
import controls from './kit-controls.css?inline'
import lines from './kit-lines.css?inline'
import { noScriptStyles, partStyles, type StyleName } from './part-styles.ts'
import reset from './reset.css?inline'
import tokens from './tokens.css?inline'

export type { StyleName } from './part-styles.ts'

/**
 * The style sheet of a page, to be inlined under its nonce: the base and the named parts. A route names its parts as
 * `handle = { styles: ['shots', 'fields'] }`. On the server only: the browser gets it with the page.
 * A page sent without any script (`script: false`) also needs what otherwise stands in `<noscript>`.
 */
export function cssFor(names: readonly StyleName[], page: { script: boolean } = { script: true }): string {
  const parts = [...new Set(names)].map((name) => partStyles[name])
  return [tokens, reset, kit, lines, controls, ...parts, ...(page.script ? [] : [noScriptStyles])].join('')
}

/** Stands in `<noscript><style>` of every page that has a script. */
export const noScriptCss: string = noScriptStyles
