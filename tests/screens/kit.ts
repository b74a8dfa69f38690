// The gallery of the kit as a test sees it.

import type { Page } from '@playwright/test'
import { type App, expect } from '../support/app.ts'
import { awake } from './page.ts'

export const show = (app: App, query = ''): string => `${app.origin}/demo/kit${query}`

/** The page sleeps: it is woken, and React has arrived when the plain file field has become tiles. */
export async function openAwake(page: Page, app: App, query = ''): Promise<void> {
  await page.goto(show(app, query))
  await awake(page)
  await expect(page.locator('.shot.add')).toBeVisible()
}

/** The page as it stands for seconds on a slow phone: only the boot script runs. */
export async function openAsleep(page: Page, app: App, query = ''): Promise<void> {
  await page.route(/\/(?!boot-)[^/]*\.js(\?|$)/, (route) => route.abort())
  await page.goto(show(app, query))
}

export const opener = (page: Page) => page.getByRole('button', { name: /^Bank / })
export const sheet = (page: Page) => page.getByRole('dialog', { name: 'Bank', exact: true })

/** A finger on the list that can be drawn down and lifted. */
export async function fingerOn(page: Page) {
  const box = await page.locator('.pull').boundingBox()
  if (box === null) throw new Error('nothing to pull')
  const session = await page.context().newCDPSession(page)
  const at = (y: number) => ({ touchPoints: [{ x: box.x + 40, y: box.y + 80 + y }] })
  return {
    async pullDown(byPx: number): Promise<void> {
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(0) })
      for (let y = 5; y <= byPx; y += 5) await session.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(y) })
    },
    async letGo(): Promise<void> {
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    },
  }
}
