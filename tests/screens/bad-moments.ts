// What can come between a form and its answer, and what the page then says of the connection.

import { expect, type Locator, type Page, type Route } from '@playwright/test'

/** The server does what was sent; nothing of its answer comes back, no cookie either. */
export async function reachesOnly(route: Route): Promise<void> {
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

/**
 * Meets each such request in its own way, until the answered function is called. The route stays: with it the interception would end,
 * and a browser may lose what is on its way just then.
 */
export async function meetEach(
  page: Page,
  address: RegExp | string,
  meet: (route: Route) => Promise<void>,
): Promise<() => void> {
  let isMet = true
  await page.route(address, async (route) => await (isMet ? meet(route) : route.fallback()))
  return () => {
    isMet = false
  }
}

/** Meets the next form that is sent, or the next that wants this, in its own way; answers once that has happened. */
export async function meetNextPost(
  page: Page,
  meet: (route: Route) => Promise<void>,
  intent?: string,
): Promise<{ readonly met: Promise<void> }> {
  const met = Promise.withResolvers<void>()
  let isMet = false
  await page.route('**', async (route) => {
    const wants = intent === undefined || new URLSearchParams(route.request().postData() ?? '').get('intent') === intent
    if (isMet || route.request().method() !== 'POST' || !wants) return await route.fallback()
    isMet = true
    await meet(route)
    met.resolve()
  })
  return { met: met.promise }
}

/** What stands there about the connection, by its kind. */
export const connection = (page: Page, kind: string): Locator => page.locator(`[data-connection="${kind}"]`)

const eitherButton = (page: Page, send: Locator): Locator =>
  send.or(page.getByRole('button', { name: 'Try again now' }))

/** The button that sends the form anew: its own, or 'Try again now', which stands in its place. */
export function sendsAgain(page: Page, send: Locator): Locator {
  return eitherButton(page, send).filter({ visible: true }).first()
}

/**
 * Sends the form anew: presses its button as soon as one takes a tap. Finding and pressing are one step: which button stands there may
 * change in between, and while the page is loaded anew under the form a tap has no effect yet.
 */
export async function sendAgain(page: Page, send: Locator): Promise<void> {
  await expect(async () => {
    const isPressed = await eitherButton(page, send).evaluateAll((found) => {
      const button = found.find((one) => one.checkVisibility() && one.ariaDisabled !== 'true')
      if (button instanceof HTMLElement) button.click()
      return button !== undefined
    })
    expect(isPressed).toBe(true)
  }).toPass()
}
