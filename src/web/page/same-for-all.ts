// Pages that are the same for everybody who asks alike: by which key, and their HTML without what is one visitor's only, the nonce.

import { createHash } from 'node:crypto'
import { lastingParamNames } from '../../contracts/common-params.ts'

/** No link of ours has a longer query. */
const searchMax = 256

/** What such a page differs by, beside its address. */
export interface Reader {
  readonly language: string
  /** The language that this browser chose before: a page that is asked for in another one says so in a cookie. */
  readonly chosenLanguage: string | null
  readonly theme: string | undefined
}

/** The key under which a page may be kept; null for an address with anything in its query that is not handed on to every page. */
export function keyOfPage(url: URL, { language, chosenLanguage, theme }: Reader): string | null {
  const names: readonly string[] = lastingParamNames
  if (url.search.length > searchMax || [...url.searchParams.keys()].some((name) => !names.includes(name))) return null
  return [url.pathname, url.search, language, chosenLanguage ?? '', theme ?? ''].join('\n')
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const textsOf = (html: string, element: 'style' | 'script'): string[] =>
  [...html.matchAll(new RegExp(`<${element}[^>]*>([\\s\\S]*?)</${element}>`, 'g'))].map(([, text = '']) => text)

/**
 * The page with the hashes of its styles and scripts in the policy in place of the nonce, so that the same bytes may go to everybody.
 * Null for a page that loads scripts: those need a nonce.
 */
export function withoutNonce(
  html: string,
  policy: string,
  nonce: string,
): { readonly html: string; readonly policy: string } | null {
  if (/<script[^>]* src=/.test(html) || /<link[^>]* rel="modulepreload"/.test(html)) return null
  const plain = html.replaceAll(` nonce="${nonce}"`, '')
  const scripts = textsOf(plain, 'script').map(hashOf)
  return {
    html: plain,
    policy: policy
      .replace(/script-src [^;]*/, `script-src ${scripts.length === 0 ? "'none'" : [...new Set(scripts)].join(' ')}`)
      .replace(/style-src [^;]*/, `style-src ${[...new Set(textsOf(plain, 'style').map(hashOf))].join(' ')}`),
  }
}
