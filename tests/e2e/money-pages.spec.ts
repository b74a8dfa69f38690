// What the loaders of the money screens answer is what the tests with a DOM show: the same fields, of the same kinds. `RECORD=1`
// writes the records again, with the values that they had.

import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { awake } from '../screens/page.ts'
import { expect, test } from '../support/app.ts'
import { moneyPages, renewed, shapeOf } from '../support/money-pages.ts'

const file = path.join(import.meta.dirname, '..', 'dom', 'money-pages.json')

test('the records of the money screens have the fields that the screens are given', async ({ page, app }) => {
  const read: Record<string, { at: string; facts: unknown; view: unknown }> = {}
  for (const { name, who: persona, at } of moneyPages) {
    const who = await app.persona(persona)
    await app.openAs(page, persona, typeof at === 'string' ? at : await at(app, who))
    await awake(page)
    const { root, ...others } = await page.evaluate(
      () =>
        (
          window as unknown as {
            __reactRouterDataRouter: { state: { loaderData: Record<string, unknown> } }
          }
        ).__reactRouterDataRouter.state.loaderData,
    )
    const { pathname, search } = new URL(page.url())
    const view = Object.values(others).find((loaded) => loaded !== undefined && loaded !== null)
    read[name] = { at: `${pathname}${search}`, facts: (root as { page: unknown }).page, view }
  }
  // A token is its page's own: a record names it only.
  const before: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const kept = JSON.stringify(renewed(before, read), (name, value) => (name === 'token' ? 't1' : value), 1)
  if (process.env.RECORD === '1') writeFileSync(file, `${kept}\n`)
  expect(shapeOf(read), 'record them anew: RECORD=1 npm run test:e2e -- money-pages').toEqual(
    shapeOf(process.env.RECORD === '1' ? JSON.parse(kept) : before),
  )
})
