// Every form at every bad moment: the screen and what was typed stay, the sentence is true, and the outcome comes by itself.

import type { Page, Route } from '@playwright/test'
import { awake } from '../screens/page.ts'
import { expect, test } from '../support/app.ts'
import { type SentForm, sentForms } from '../support/sent-forms.ts'

/** What stands between a form and its answer, until it is taken away. `reaches`: the server does it all the same. */
const moments = {
  'a page of the proxy in place of an answer': async (route: Route) =>
    await route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' }),
  'the login page of a network in place of an answer': async (route: Route) =>
    await route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome to the cafe</h1>' }),
  'a line that is cut before': async (route: Route) => await route.abort('connectionreset'),
} as const

/** The server does what was sent; nothing of its answer comes back, no cookie either. */
async function reachesOnly(route: Route): Promise<void> {
  const request = route.request()
  const headers = Object.entries(await request.allHeaders()).filter(
    ([name]) => !/^(:|host$|connection$|content-length$)/.test(name),
  )
  const body = request.postDataBuffer()
  await fetch(request.url(), {
    method: request.method(),
    headers,
    body: body === null ? null : new Uint8Array(body),
    redirect: 'manual',
  })
  await route.abort('connectionreset')
}

/** Meets the next form that is sent in its own way; answers once that has happened. */
async function meetNextPost(
  page: Page,
  meet: (route: Route) => Promise<void>,
): Promise<{ readonly met: Promise<void> }> {
  const met = Promise.withResolvers<void>()
  let isMet = false
  await page.route('**', async (route) => {
    if (isMet || route.request().method() !== 'POST') return await route.fallback()
    isMet = true
    await meet(route)
    met.resolve()
  })
  return { met: met.promise }
}

const connection = (page: Page, kind: string) => page.locator(`[data-connection="${kind}"]`)

/** The screen that was sent from stands as it did. */
async function staysAs(page: Page, form: SentForm, before: { readonly url: string; readonly title: string | null }) {
  expect(page.url()).toBe(before.url)
  expect(await page.locator('h1').first().textContent()).toBe(before.title)
  await expect(form.send(page)).toBeVisible()
  const typed = form.typed?.(page)
  if (typed !== undefined) await expect(typed.field).toHaveValue(new RegExp(typed.value))
}

for (const form of sentForms) {
  test(`${form.name}: nothing is lost, nothing false is said`, async ({ page, app }) => {
    const who = form.who === null ? null : await app.openAs(page, form.who, form.address)
    if (form.who === null) await page.goto(`${app.origin}${form.address}`)
    await awake(page)
    await form.prepare?.(page, app, who)
    const before = { url: page.url(), title: await page.locator('h1').first().textContent() }

    await test.step('without a connection', async () => {
      await page.context().setOffline(true)
      await form.send(page).click()
      await expect(connection(page, 'notSent')).toBeVisible()
      await staysAs(page, form, before)
      await page.context().setOffline(false)
    })

    for (const [name, meet] of Object.entries(moments)) {
      await test.step(name, async () => {
        const { met } = await meetNextPost(page, meet)
        await form.send(page).click()
        await met
        await expect(connection(page, form.leadsTo === null ? 'lookAgain' : 'notDone')).toBeVisible()
        await staysAs(page, form, before)
      })
    }

    await test.step('a line that is cut after the server has done it', async () => {
      const { met } = await meetNextPost(page, reachesOnly)
      await form.send(page).click()
      await met
      if (form.leadsTo === null) await expect(connection(page, 'lookAgain')).toBeVisible()
      else await page.waitForURL(form.leadsTo)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    })
  })
}
