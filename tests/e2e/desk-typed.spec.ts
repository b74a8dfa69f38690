// Every field of the desk, typed by keys and pasted in a browser, with its script and without: the form sends what was typed, to the
// character. How each kind is read then is walked in `src/desk/desk-amounts.test.ts`, `desk-days.test.ts` and `typed-fields.test.tsx`.

import type { Locator, Page } from '@playwright/test'
import { type App, expect, long, test } from '../support/app.ts'
import { beforeTheDesk, type DeskPage, deskPages, openDeskPage } from '../support/desk-pages.ts'
import { inGroups, some } from '../support/turns.ts'
import { endless, waysToType } from '../support/ways-to-type.ts'

/** As an officer types a day: in one line. */
const days = ['+7', 'Fri 4 Dec', '2026-12-31', '4/12', '03.01.2027', '१२ Dec', ' 4 Dec\n']
/** A number of ours, or of a seal: a browser's own field for numbers would send nothing for most of these. */
const numbers = ['12', '१२', '１２', '12-14', '12a', '0x12', ' 12\n', '1e3']

const typedOf = (kind: keyof typeof waysToType): readonly string[] => waysToType[kind].map(({ typed }) => typed)
const [amounts, prose, lines] = [typedOf('amount'), typedOf('prose'), typedOf('name')]

/** What stands in the form under the field's name, and what its day is counted from. */
async function kindOf(field: Locator): Promise<readonly string[]> {
  const { tag, mode, isDay } = await field.evaluate((el) => {
    const { form, name, tagName, inputMode } = el as HTMLInputElement
    return { tag: tagName, mode: inputMode, isDay: form?.elements.namedItem(`${name}.today`) != null }
  })
  if (isDay) return days
  if (mode === 'decimal') return amounts
  if (mode === 'numeric') return numbers
  return tag === 'TEXTAREA' ? prose : lines
}

/** What the form would send of this field. */
const sentOf = (field: Locator): Promise<string> =>
  field.evaluate((el) => {
    const { form, name } = el as HTMLInputElement
    return form === null ? 'no form' : String(new FormData(form).getAll(name).join('|'))
  })

/** A line is typed and pasted without its end: Enter sends the form, and a browser takes line ends out of what is pasted into a line. */
const asItStands = (text: string, isLine: boolean): string =>
  isLine ? text.replaceAll(/[\r\n]+/g, '') : text.replaceAll('\r\n', '\n')

const fieldsOfPage =
  ':is(input:not([type=hidden], [type=radio], [type=checkbox], [type=file], [type=range]), textarea):visible'

/** What was lost in the fields of one page: each with its name, what was typed, and what would be sent. Of each kind no more than `each`. */
async function lostOn(page: Page, app: App, one: DeskPage, met: Set<string>, each = 1_000): Promise<string[]> {
  await openDeskPage(app, page, one)
  await page.evaluate(() => {
    for (const closed of document.querySelectorAll('details')) closed.open = true
  })
  const lost: string[] = []
  const kinds = new Map<readonly string[], number>()
  for (const field of await page.locator(fieldsOfPage).all()) {
    const known = await field.evaluate((el) => {
      const { form, name, tagName } = el as HTMLInputElement
      const act = form?.elements.namedItem('act') as HTMLInputElement | null
      return [tagName, form?.getAttribute('aria-labelledby') ?? '', act?.value ?? '', name].join(' ')
    })
    if (met.has(known)) continue
    met.add(known)
    const isLine = known.startsWith('INPUT')
    const ways = await kindOf(field)
    const alike = kinds.get(ways) ?? 0
    kinds.set(ways, alike + 1)
    if (alike >= each) continue
    for (const [index, text] of some([...new Set(ways)], 3).entries()) {
      const typed = asItStands(text, isLine)
      await field.fill(typed)
      const pasted = await sentOf(field)
      // The form sends the ends of lines as forms do.
      if (pasted.replaceAll('\r\n', '\n') !== typed) lost.push(`${known}, pasted ${text}: ${pasted}`)
      if (index > 0 || text === endless || typed.includes('\n')) continue
      await field.fill('')
      await field.pressSequentially(typed)
      const byKeys = await sentOf(field)
      if (byKeys !== typed) lost.push(`${known}, typed ${text}: ${byKeys}`)
    }
    await field.fill('')
  }
  return lost
}

const named = (...names: readonly string[]): readonly DeskPage[] => deskPages.filter(({ name }) => names.includes(name))

test('an amount, a day, a number and a reason are sent as an officer typed them', async ({ page, app }) => {
  const met = new Set<string>()
  for (const one of named('desk-loan', 'desk-exports')) expect(await lostOn(page, app, one, met, 1)).toEqual([])
  expect(met.size).toBeGreaterThan(8)
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    for (const [index, group] of inGroups(deskPages, 8).entries()) {
      test(`every field of the desk sends what was typed, part ${index + 1}`, long, async ({ page, app }) => {
        await beforeTheDesk(app)
        const met = new Set<string>()
        for (const one of group) expect(await lostOn(page, app, one, met), one.name).toEqual([])
      })
    }
  })
}
