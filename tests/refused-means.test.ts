// What no source may use, whatever comes in: a shell, code made of text, a pattern made of input, markup made of input, a redirect of
// somebody else. Each rule turns red over a line that breaks it; who may use one is named here.

import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.dirname(import.meta.dirname)

interface Rule {
  readonly form: RegExp
  /** Files that may, each with a look at what it is given: values of the code, never of a request. */
  readonly but: readonly string[]
  /** A line that breaks it. */
  readonly planted: string
}

const rules: Readonly<Record<string, Rule>> = {
  'another program': {
    form: /node:child_process|\bexecFile\b|\bspawn\(/,
    but: [],
    planted: "import 'node:child_process'",
  },
  'code made of text': {
    form: /\beval\(|\bnew Function\b|\bFunction\(['"`]|node:vm|\bset(?:Timeout|Interval)\(['"`]/,
    but: [],
    planted: 'new Function(text)',
  },
  'a pattern made of text': {
    form: /\bRegExp\((?!\))/,
    // The name of a cookie, the marks of a mapping (one sign each, of a list), the name of an element, the words of numbers.
    but: [
      'src/server/adapters/lender/worded-figures.ts',
      'src/server/desk/origin/login-server.ts',
      'src/core/reconciliation/read-cells.ts',
      'src/web/page/same-for-all.ts',
    ],
    planted: 'new RegExp(name)',
  },
  'markup made of text': {
    form: /\b(?:inner|outer)HTML\b(?!=\{\{)|insertAdjacentHTML|document\.write|createContextualFragment|srcdoc/i,
    but: [],
    planted: 'element.innerHTML = text',
  },
  'markup that React does not write': {
    form: /dangerouslySetInnerHTML/,
    // Scripts and styles of the code; data as JSON with every sign written so that it ends no script (data-block).
    but: [
      'src/web/page/data-block.tsx',
      'src/web/page/early-script.tsx',
      'src/web/root.tsx',
      'src/web/screens/application/apply-step.tsx',
      'src/web/screens/marketing/old-links.tsx',
      'src/web/screens/marketing/keep-form.tsx',
      'src/desk/frame/page.tsx',
    ],
    planted: '<p dangerouslySetInnerHTML={{ __html: text }} />',
  },
  'a request to others': {
    form: /\brequest as https?Request\b|node:(?:dgram|tls|http2)'|\bfrom 'undici'/,
    but: ['src/server/adapters/http/outgoing-call.ts'],
    planted: "import { request as httpRequest } from 'node:http'",
  },
}

const sources = globSync('src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .sort()
const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8')
/** Words about a thing are not its use. */
const codeOf = (text: string): string => text.replaceAll(/^\s*(?:\/\/|\*|\/\*).*$/gm, '')
const breaks = (rule: Rule, text: string): boolean => rule.form.test(codeOf(text))

/** Calls of `fetch` in the text, each with what it is given. */
function fetchesIn(text: string): string[] {
  const code = codeOf(text)
  return [...code.matchAll(/\bfetch\(/g)].map(({ index }) => {
    let depth = 0
    let at = index
    do {
      at = code.slice(at + 1).search(/[()]/) + at + 1
      depth += code[at] === '(' ? 1 : -1
    } while (depth > 0)
    return code.slice(index, at + 1)
  })
}
/** It hands on a request to our own API, at the address of a setting. */
const apiOnly = ['src/server/adapters/http/api-fetch.ts']
const followsRedirects = (text: string): boolean => fetchesIn(text).some((call) => !call.includes("redirect: 'error'"))

describe('no source uses', () => {
  it.each(Object.entries(rules))('%s, but for files that are named', (_name, rule) => {
    expect(sources.length).toBeGreaterThan(500)
    expect(sources.filter((file) => breaks(rule, textOf(file)))).toEqual([...rule.but].sort())
    expect(breaks(rule, rule.planted)).toBe(true)
  })

  it('fetch on the server in a way that follows a redirect', () => {
    const servers = sources.filter((file) => file.startsWith('src/server/') && !apiOnly.includes(file))
    expect(servers.filter((file) => fetchesIn(textOf(file)).length > 0).length).toBeGreaterThan(0)
    expect(servers.filter((file) => followsRedirects(textOf(file)))).toEqual([])
    expect(followsRedirects("fetch(url, { method: 'PUT' })")).toBe(true)
    expect(followsRedirects("fetch(url(a), { redirect: 'error' })")).toBe(false)
  })
})
