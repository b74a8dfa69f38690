// The byte budgets of the loan confirmation: what a stranger's phone has to fetch before the page is whole, and once React is wanted.

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from '../support/app.ts'

/** The page with its styles, brotli as the server does it. Bytes. */
const htmlBudget = 7 * 1024
/** The boot script, which is all until somebody touches a part that needs React (`waking.spec.ts`), as it is sent. Bytes. */
const bootBudget = 2048
/** All scripts that React and the page's own modules need once they are wanted, brotli. Bytes. */
const scriptBudget = 111 * 1024
/** Sections of words that the screen speaks. */
const sections = ['kit', 'frame', 'offer']

const assets = path.join(import.meta.dirname, '..', '..', 'build', 'current', 'client', 'assets')

/** Every file that `names` import, directly or not. */
function withImports(names: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const todo = [...names]
  for (let name = todo.pop(); name !== undefined; name = todo.pop()) {
    if (seen.has(name) || !existsSync(path.join(assets, name))) continue
    seen.add(name)
    const source = readFileSync(path.join(assets, name), 'utf8')
    for (const match of source.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)/g)) todo.push(match[1] ?? '')
  }
  return seen
}

// Nothing of an earlier page is in its cache.
test.use({ firstVisit: true })

test('the loan confirmation stays within its budget of bytes', async ({ page, app }) => {
  await app.openAs(page, 'new-with-account', '/confirm')
  const html = await (await page.request.get(page.url())).text()
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  expect(html).toMatch(/Loan Now/)
  expect(brotliCompressSync(html, { params }).byteLength).toBeLessThanOrEqual(htmlBudget)

  const boot = /src="(\/assets\/boot-[\w-]+\.js)"/.exec(html)?.[1] ?? ''
  const sent = await page.request.get(app.origin + boot, { headers: { 'Accept-Encoding': 'br' } })
  expect(sent.headers()['content-encoding']).toBe('br')
  expect(Number(sent.headers()['content-length'])).toBeLessThanOrEqual(bootBudget)

  // What the page imports; the addresses of screens that it only knows of are not fetched.
  const named = [...html.matchAll(/import(?:\(| \* as \w+ from )"\/assets\/([\w.-]+\.js)"/g)].map(
    (match) => match[1] ?? '',
  )
  const words = sections.map((section) => {
    // A file of words imports nothing of React; a screen of the same name does.
    const found = readdirSync(assets).find(
      (name) =>
        name.startsWith(`${section}-`) &&
        name.endsWith('.js') &&
        !/vendor-/.test(readFileSync(path.join(assets, name), 'utf8')),
    )
    expect(found, `words ${section}`).toBeDefined()
    return found ?? ''
  })
  const scripts = withImports([...named, ...words])
  expect(scripts.size).toBeGreaterThan(5)
  const bytes = [...scripts].reduce((sum, name) => sum + statSync(path.join(assets, `${name}.br`)).size, 0)
  expect(bytes).toBeLessThanOrEqual(scriptBudget)
})
