// Every form that is refused: the reason comes into view, takes the focus, is spoken, and stands in the page's title.

import { globSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { awake } from '../screens/page.ts'
import { neverRefused, plannedWords, planRefusal, type RefusedForm, refusedForms } from '../screens/refused-forms.ts'
import { type App, expect, needsLayout, type Persona, test } from '../support/app.ts'
import { hasAction } from '../support/forms-in-source.ts'
import { firstsAndSome, isWalkedWhole } from '../support/turns.ts'

const screens = 'src/web/screens/'

test('the list knows every screen that has a form', () => {
  const routes = readFileSync('src/web/routes.ts', 'utf8')
  const withAction = globSync(`${screens}**/*.{ts,tsx}`)
    .filter((file) => hasAction.test(readFileSync(file, 'utf8')))
    .map((file) => file.slice(screens.length).replace(/\.tsx?$/, ''))
    // What a screen hands on from another file is its own.
    .filter((file) => routes.includes(`'${file}'`) || routes.includes(`'screens/${file}.tsx'`))
  const known = [...refusedForms.map(({ file }) => file), ...Object.keys(neverRefused)]
  expect([...new Set(known)].sort()).toEqual(withAction.sort())
})

/** Writes down what a screen reader would say: words that come into a region which was there before them. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: string[] = []
    Object.assign(window, { said })
    const regions = '[role=alert], [role=status], [aria-live=polite], [aria-live=assertive]'
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const region = target instanceof Element ? target.closest(regions) : target.parentElement?.closest(regions)
        if (region && addedNodes.length > 0) said.push(region.textContent ?? '')
      }
    }).observe(document, { childList: true, characterData: true, subtree: true })
  })
}

async function refuse(page: Page, app: App, form: RefusedForm): Promise<void> {
  let who: Persona | null = null
  if (form.who !== undefined) {
    who = await app.persona(form.who)
    await app.openAs(page, form.who, typeof form.at === 'string' ? form.at : form.at(who))
  } else await page.goto(`${app.origin}${String(form.at)}`)
  if (form.refused !== undefined) await planRefusal(app, who, form.refused)
  await form.act(page, app, who)
}

/** The words of the reason that has the focus; null where the focus is elsewhere. */
async function focusedReason(page: Page): Promise<string | null> {
  return await page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element.dataset.reason === undefined) return null
    return (document.getElementById(element.dataset.reason) ?? element).textContent
  })
}

/** True where the words of the focused reason lie between the bar and the foot, with nothing over them. */
async function isInView(page: Page): Promise<boolean> {
  return await page.evaluate(() => {
    const element = document.activeElement as HTMLElement
    const words = document.getElementById(element.dataset.reason ?? '') ?? element
    const { left, top, bottom } = words.getBoundingClientRect()
    if (top < 0 || bottom > innerHeight) return false
    const over = document.elementFromPoint(left + 4, (top + bottom) / 2)
    return over !== null && (words.contains(over) || over.contains(words))
  })
}

/** Every sixth of the first forms of the rooms, in the long form all: what shows a reason is one part of the kit. */
const walked = firstsAndSome(refusedForms, ({ file }) => file.split('/')[0] ?? file).filter(
  (_, index) => isWalkedWhole || index % 6 === 0,
)

for (const [index, form] of walked.entries()) {
  const says = form.says ?? new RegExp(plannedWords)
  test(`${form.name}: the reason is seen, focused and spoken`, async ({ page, app }) => {
    await listen(page)
    await refuse(page, app, {
      ...form,
      act: async (...of) => {
        if ((await page.locator('script[src]').count()) > 0) await awake(page)
        await form.act(...of)
      },
    })
    // A refusal may come as a new page: what is asked of the page it replaces is asked again.
    await expect(async () => expect(await focusedReason(page)).toMatch(says)).toPass()
    await expect.poll(() => isInView(page)).toBe(true)
    await expect(page).toHaveTitle(/^Error: /)
    const isPage = (await page.locator('[data-reason][autofocus]').count()) > 0
    if (isPage) return // A page that came with its reason is read from its title on.
    const reason = (await focusedReason(page)) ?? ''
    const said = await page.evaluate(() => (window as unknown as { said: string[] }).said)
    const first = reason.trim().slice(0, 40)
    expect(said.some((words) => words.includes(first) || (words !== '' && reason.includes(words.trim())))).toBe(true)
  })

  // One part of the kit begins a page at its reason: every third of them shows it without a script, in the long form all do.
  if (form.scriptOnly || (!isWalkedWhole && index % 3 !== 0)) continue
  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test(`${form.name}: the page begins at the reason`, needsLayout, async ({ page, app }) => {
      await refuse(page, app, form)
      await expect.poll(() => focusedReason(page)).toMatch(says)
      await expect.poll(() => isInView(page)).toBe(true)
      await expect(page).toHaveTitle(/^Error: /)
    })
  })
}
