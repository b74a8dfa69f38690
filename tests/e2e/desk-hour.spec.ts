// An hour of one officer by the keyboard alone: ten late loans, each taken, read, talked about and noted, some with a promise. Key strokes are
// counted.

import { officerOf, openDesk } from '../screens/desk.ts'
import { expect, test } from '../support/app.ts'
import { isWalkedWhole } from '../support/turns.ts'

/** What is noted, by turns; the words of the note are counted beside the keys that lead to it. */
const talks = [
  { outcome: 'noAnswer', letters: 'No', note: 'Rang twice', promises: false, strokes: 8 },
  { outcome: 'promised', letters: 'Pr', note: 'Pays Friday', promises: true, strokes: 16 },
  { outcome: 'cannotPay', letters: 'Ca', note: 'Lost the job', promises: false, strokes: 8 },
] as const

/** In a short run each talk once: ten loans are ten times the same keys. */
const loansOfTheHour = isWalkedWhole ? 10 : talks.length

test('late loans are worked through by keys alone: the next, what came of it, a promise, and on', async ({
  page,
  app,
}) => {
  // By then most loans of the samples are late.
  await app.demo('/demo/clock', { advanceDays: 15 })
  const { token } = await officerOf(app, 'collections')
  await openDesk(app, page, 'collections')
  const read = async (path: string) =>
    (
      (await (await fetch(new URL(path, page.url()), { headers: { authorization: `Bearer ${token}` } })).json()) as {
        readonly data: Readonly<Record<string, unknown>>
      }
    ).data
  let strokes = 0
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key)
    strokes += keys.length
  }
  /** Keys of which the last one leads to a page, another one or this one anew. */
  const go = async (...keys: readonly string[]) => {
    const opened = page.waitForEvent('load')
    await press(...keys)
    await opened
  }
  await go('g', 'l')
  const seen = new Set<string>()
  for (let n = 0; n < loansOfTheHour; n += 1) {
    const talk = talks[n % talks.length] ?? talks[0]
    const before = strokes
    await go('x')
    const { pathname } = new URL(page.url())
    expect(pathname).toMatch(/^\/loans\/./)
    const orderId = pathname.replace('/loans/', '')
    expect(seen.has(orderId), `${orderId} comes once`).toBe(false)
    seen.add(orderId)
    await expect(page.getByText('owed in all on')).toBeVisible()

    await press('c')
    await press(...talk.letters, 'Tab', 'Tab')
    await page.keyboard.type(talk.note)
    await press('Tab')
    if (talk.promises) await press('Tab', 'Tab', ...'100', 'Tab', ...'+5')
    await go('Enter')

    expect(strokes - before, talk.outcome).toBe(talk.strokes)
    const { timeline, promises } = await read(`/desk/loans/${orderId}`)
    expect(timeline).toContainEqual(expect.objectContaining({ kind: 'contact', outcome: talk.outcome }))
    const promised = expect.objectContaining({ amountMinor: 10_000, note: talk.note, state: 'open' })
    expect(promises).toEqual(
      talk.promises ? expect.arrayContaining([promised]) : expect.not.arrayContaining([promised]),
    )
  }
  // The whole of it, from the first page on.
  expect(strokes).toBe(2 + (isWalkedWhole ? 4 * 8 + 3 * 16 + 3 * 8 : 8 + 16 + 8))
})
