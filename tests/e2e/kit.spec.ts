// The kit in a real browser: without script, before React runs, and after; in every language, size and scheme.

import type { Page } from '@playwright/test'
import { fingerOn, openAsleep, openAwake, opener, sheet, show } from '../screens/kit.ts'
import { holdPosts, stillClock } from '../screens/page.ts'
import { expect, long, test } from '../support/app.ts'
import { isWalkedWhole } from '../support/turns.ts'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('its samples of a reason are no error of the page', async ({ page, app }) => {
    await page.goto(show(app))
    await expect(page.locator('[data-reason]').first()).toBeAttached()
    expect(await page.title()).not.toMatch(/^Error/)
  })

  test('what would open in a sheet stands on the page', async ({ page, app }) => {
    await page.goto(show(app))
    await expect(sheet(page).getByRole('radio', { name: /Rural Bank/ })).toBeVisible()
    await expect(opener(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Payment', exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Click to Copy' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Confirm' })).toBeHidden()
  })

  test('what is folded opens, pictures are a plain field, and the refusal is a note', async ({ page, app }) => {
    await page.goto(show(app))
    await expect(page.getByText('Late charge', { exact: true })).toBeHidden()
    await page.getByText('more', { exact: true }).click()
    await expect(page.getByText('Late charge', { exact: true })).toBeVisible()
    await expect(page.locator('input[type=file][multiple]')).toBeVisible()
    await expect(page.getByText('The offer has changed. Please read it again.').first()).toBeVisible()
  })

  test('a dialog that came open is shown over the page and closes', async ({ page, app }) => {
    await page.goto(show(app, '?open=dialog'))
    const dialog = page.getByRole('dialog', { name: 'Go and bind the card' })
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Agree' }).click()
    await expect(dialog).toBeHidden()
  })

  test('the form is sent as the page stands', async ({ page, app }) => {
    await page.goto(show(app))
    await page.getByRole('radio', { name: /M-Wallet/ }).check()
    await page.getByRole('button', { name: 'Payment', exact: true }).click()
    await expect(page.getByText('wallet', { exact: true })).toBeVisible()
  })
})

test.describe('before React runs', () => {
  test('a picker and the button that copies each do their part on one page', async ({ page, app, context }) => {
    await openAsleep(page, app)
    await test.step('a picker keeps a confirmed choice and forgets a cancelled one', async () => {
      await opener(page).click()
      await sheet(page).getByText('Rural Bank of Mabini').click()
      await sheet(page).getByRole('button', { name: 'Cancel' }).click()
      await expect(opener(page)).toContainText('Bank of the Islands')
      await expect(page.locator('input[name=bank]:checked')).toHaveValue('boi')

      await opener(page).click()
      await sheet(page).getByText('Union Savings').click()
      await page.keyboard.press('Escape')
      await expect(page.locator('input[name=bank]:checked')).toHaveValue('boi')

      await opener(page).click()
      await sheet(page).getByText('Rural Bank of Mabini').click()
      await sheet(page).getByRole('button', { name: 'Confirm' }).click()
      await expect(opener(page)).toContainText('Rural Bank of Mabini')
      await expect(page.locator('input[name=bank]:checked')).toHaveValue('rural')
    })
    await test.step('copying says what really happened', async () => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.getByRole('button', { name: 'Click to Copy' }).click()
      await expect(page.getByRole('alert').and(page.locator('.toast'))).toHaveText('copy success')
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('8710440299135527')
    })
  })

  test('a choice made early survives the arrival of React', async ({ page, app }) => {
    let wake = () => undefined as undefined
    const slept = new Promise<void>((resolve) => {
      wake = () => resolve() as undefined
    })
    await page.route(/\/(?!boot-)[^/]*\.js(\?|$)/, async (route) => {
      await slept
      await route.continue()
    })
    await page.goto(show(app), { waitUntil: 'domcontentloaded' })
    await opener(page).click()
    await sheet(page).getByText('Rural Bank of Mabini').click()
    await sheet(page).getByRole('button', { name: 'Confirm' }).click()
    await page.getByLabel('Tell us what happened').fill('Nine calls on Sunday')
    await page.getByLabel('Phone number').fill('09175550142')
    wake()
    await expect(page.locator('.shot.add')).toBeVisible()
    await expect(opener(page)).toContainText('Rural Bank of Mabini')
    await expect(page.getByLabel('Tell us what happened')).toHaveValue('Nine calls on Sunday')
    await expect(page.getByText('20/200')).toBeVisible()
    await expect(page.getByLabel('Phone number')).toHaveValue('091 7555 0142')
  })

  test('a sheet closes on its scrim, a dialog that came open is modal', long, async ({ page, app }) => {
    await openAsleep(page, app)
    await page.getByRole('button', { name: 'Payment Method' }).click()
    const methods = page.getByRole('dialog', { name: /select your repayment method/ })
    await expect(methods).toBeVisible()
    await page.mouse.click(180, 40)
    await expect(methods).toBeHidden()

    await page.goto(show(app, '?open=dialog'))
    await expect(page.locator('#sample-dialog:modal')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('#sample-dialog')).toBeHidden()
  })

  test('a form is sent once, however often it is tapped', long, async ({ page, app }) => {
    await openAsleep(page, app)
    let posts = 0
    page.on('request', (request) => {
      if (request.method() === 'POST') posts += 1
    })
    const letGo = await holdPosts(page)
    await page.getByRole('button', { name: 'Payment Method' }).click()
    const pay = page.getByRole('button', { name: 'Payment', exact: true })
    await pay.evaluate(async (button: HTMLButtonElement) => {
      for (let tap = 0; tap < 3; tap += 1) {
        button.click()
        await new Promise(requestAnimationFrame)
      }
    })
    letGo()
    await expect(page.getByText('store', { exact: true })).toBeVisible()
    expect(posts).toBe(1)
  })
})

test.describe('once React runs', () => {
  test('copying that the phone refuses marks the code and says so', long, async ({ page, app }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } })
      document.execCommand = () => false
    })
    await openAwake(page, app)
    await page.getByRole('button', { name: 'Click to Copy' }).click()
    await expect(page.getByText('The code is selected: copy it by hand.').first()).toBeVisible()
    expect(await page.evaluate(() => getSelection()?.toString().replaceAll(/\s/g, ''))).toBe('8710440299135527')
  })

  test('a toast stays three seconds', long, async ({ page, app }) => {
    await stillClock(page)
    await openAwake(page, app)
    await page.getByRole('button', { name: 'Show a toast' }).click()
    const toast = page.locator('.toast')
    await expect(toast).toHaveText('The money arrived.')
    await page.clock.runFor(2_999)
    await expect(toast).toBeVisible()
    await page.clock.runFor(1)
    await expect(toast).toBeHidden()
  })

  test('a toast is seen and spoken over an open sheet too', long, async ({ page, app }) => {
    await openAwake(page, app)
    await page.getByRole('button', { name: 'Payment Method' }).click()
    await page.evaluate(() =>
      document.dispatchEvent(new CustomEvent('candor:say', { detail: 'Silakan pilih', cancelable: true })),
    )
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('Silakan pilih')
  })

  test('a firm dialog waits for its answer', long, async ({ page, app }) => {
    await openAwake(page, app, '?open=firm')
    const dialog = page.getByRole('dialog', { name: 'Go and bind the card' })
    for (let n = 0; n < 3; n++) {
      await page.keyboard.press('Escape')
      await expect(dialog).toBeVisible()
    }
    await page.mouse.click(180, 20)
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Agree' }).click()
    await expect(dialog).toBeHidden()
  })

  test('a gated button, digits, the keys for an amount and the stars each do their part on one page', async ({
    page,
    app,
  }) => {
    await openAwake(page, app)
    await test.step('digits are grouped, with the caret in its place, and nothing else is changed', async () => {
      const phone = page.getByLabel('Phone number')
      await phone.pressSequentially('+91 98765 43210')
      await expect(phone).toHaveValue('+91 98765 43210')
      await phone.fill('')
      await phone.pressSequentially('09175550142')
      await expect(phone).toHaveValue('091 7555 0142')
      await phone.press('Home')
      await phone.press('ArrowRight')
      await phone.press('Delete')
      await phone.pressSequentially('8')
      await expect(phone).toHaveValue('081 7555 0142')
      expect(await phone.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(2)

      const card = page.getByLabel('Card number')
      await card.fill('4417123456789113')
      await expect(card).toHaveValue('4417 1234 5678 9113')
      await page.getByLabel('Code from the message').fill('४१७ ०२३')
      await expect(page.getByLabel('Code from the message')).toHaveValue('४१७ ०२३')
    })
    await test.step('a gated button is inert until its box is ticked', async () => {
      const send = page.locator('button[data-gated]')
      await expect(send).toBeDisabled()
      await page.getByRole('checkbox', { name: /agree to the papers/ }).check()
      await expect(send).toBeEnabled()
      await page.getByRole('checkbox', { name: /agree to the papers/ }).uncheck()
      await expect(send).toBeDisabled()
    })
    await test.step('amounts are typed on our own keys', async () => {
      const amount = page.getByLabel('Amount', { exact: true })
      const keys = page.getByRole('group', { name: 'Keys for the amount' })
      await amount.click()
      await expect(keys).toBeVisible()
      for (let n = 0; n < 7; n++) await keys.getByRole('button', { name: 'Delete' }).click()
      await expect(amount).toHaveValue('')
      for (const key of ['0', '1', '2', 'Decimal point', 'Decimal point', '5', '0', '9'])
        await keys.getByRole('button', { name: key, exact: true }).click()
      await expect(amount).toHaveValue('12,50')
      // The groups come as one types, also in the middle of the amount.
      await amount.fill('123456')
      await expect(amount).toHaveValue('123.456')
      await amount.press('Home')
      await amount.press('ArrowRight')
      await amount.pressSequentially('99')
      await expect(amount).toHaveValue('19.923.456')
      await keys.getByRole('button', { name: 'Hide the keys' }).click()
      await expect(keys).toBeHidden()
      await amount.click()
      await keys.getByRole('button', { name: 'Confirm' }).click()
      await expect(keys).toBeHidden()
    })
    await test.step('stars fill up to the chosen one and say what it means', async () => {
      await page.getByRole('radio', { name: '4 of 5 stars' }).check({ force: true })
      await expect(page.getByText('4 of 5: good')).toBeVisible()
      const filled = await page
        .locator('.stars .i')
        .evaluateAll((stars) => stars.map((star) => getComputedStyle(star).fill !== 'none'))
      expect(filled).toEqual([true, true, true, true, false])
    })
  })

  test('pictures are sent one by one, tried again and taken away', long, async ({ page, app }) => {
    await openAwake(page, app)
    const add = page.getByLabel('Add a picture')
    const picture = { mimeType: 'image/png', buffer: Buffer.from(onePixel, 'base64') }
    await add.setInputFiles({ name: 'a.png', ...picture })
    await expect(page.getByText('Upload succeeded!')).toBeVisible()
    await expect(page.getByText('1/9')).toBeVisible()
    await expect(page.locator('input[name=images]')).toHaveValue(/^blob:/)
    await add.setInputFiles({ name: 'fail.png', ...picture })
    await expect(page.getByRole('button', { name: 'Send picture 2 again' })).toBeVisible()
    await page.getByRole('button', { name: 'Remove picture 2' }).click()
    await expect(page.getByText('1/9')).toBeVisible()
    await add.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
    await expect(page.getByText('Only photos and screenshots').first()).toBeVisible()
    for (let n = 2; n <= 9; n++) {
      await add.setInputFiles({ name: `${n}.png`, ...picture })
      await expect(page.getByText(`${n}/9`)).toBeVisible()
    }
    await expect(add).toHaveCount(0)
    // Four in a row.
    const tops = await page
      .locator('.shots > li')
      .evaluateAll((tiles) => tiles.map((tile) => tile.getBoundingClientRect().top))
    expect(tops.filter((top) => top === tops[0])).toHaveLength(4)
  })

  test('tabs turn with taps, arrow keys and swipes', async ({ page, app }) => {
    await openAwake(page, app)
    const tabs = page.getByRole('tablist', { name: 'Complaints' })
    await tabs.getByRole('tab', { name: 'Open' }).click()
    await expect(page.getByRole('tabpanel')).toContainText('Open')
    await page.keyboard.press('ArrowRight')
    await expect(tabs.getByRole('tab', { name: 'Answered' })).toBeFocused()
    await expect(page.getByRole('tabpanel')).toContainText('Answered')
    const swipe = (byPx: number) =>
      page.getByRole('tabpanel').evaluate((panel, moved) => {
        const touch = (x: number) => new Touch({ identifier: 1, target: panel, clientX: x, clientY: 0 })
        panel.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, touches: [touch(200)] }))
        panel.dispatchEvent(new TouchEvent('touchend', { bubbles: true, changedTouches: [touch(200 + moved)] }))
      }, byPx)
    await swipe(-60)
    await expect(page.getByRole('tabpanel')).toContainText('Answered')
    await swipe(-160)
    await expect(page.getByRole('tabpanel')).toContainText('Collection')
    await swipe(160)
    await expect(page.getByRole('tabpanel')).toContainText('Answered')
    // Six tabs: five to a view at most.
    const inView = await tabs
      .locator('[role=tab]')
      .evaluateAll((all) => all.filter((tab) => tab.getBoundingClientRect().right <= innerWidth + 1).length)
    expect(inView).toBeLessThanOrEqual(5)
  })

  test('pulling says what it will do, refreshes, and says when it has', long, async ({ page, app }) => {
    await openAwake(page, app)
    await page.setViewportSize({ width: 360, height: 9000 })
    const said = page.locator('.pull > .said')
    const finger = await fingerOn(page)
    await finger.pullDown(20)
    await expect(said).toHaveText('Pull down to refresh')
    await finger.letGo()
    await expect(page.locator('.pull')).toHaveAttribute('data-pull', 'rest')
    await finger.pullDown(120)
    await expect(said).toHaveText('Let go to refresh')
    await finger.letGo()
    await expect(said).toHaveText('loading...')
    await expect(said).toHaveText('Up to date')
    await expect(page.locator('.pull')).toHaveAttribute('data-pull', 'rest')
  })

  test('a countdown speaks at five minutes, at one and at the end', long, async ({ page, app }) => {
    await stillClock(page)
    await openAwake(page, app)
    const timer = page.getByRole('timer')
    const spoken = page.locator('#slip [role=status]')
    await expect(timer).toHaveText(/^23:\d\d left$/)
    await page.clock.fastForward('17:00')
    await expect(timer).toHaveText(/^6:\d\d left$/)
    await expect(spoken).toHaveText('')
    await page.clock.fastForward('02:00')
    await expect(spoken).toHaveText('5 minutes left')
    await page.clock.fastForward('04:00')
    await expect(spoken).toHaveText('One minute left')
    await page.clock.fastForward('02:00')
    await expect(timer).toHaveText('Time is up')
    await expect(spoken).toHaveText('Time is up')
  })

  test('submit buttons lock while a form is on its way', long, async ({ page, app }) => {
    await openAwake(page, app)
    await page.getByRole('button', { name: 'Payment Method' }).click()
    const pay = page.getByRole('button', { name: 'Payment', exact: true })
    const letGo = await holdPosts(page)
    await pay.click()
    await expect(pay).toHaveAttribute('aria-busy', 'true')
    letGo()
    await expect(pay).not.toHaveAttribute('aria-busy')
  })
})

test.describe('for everybody', () => {
  // What has room in longer words and larger text has room in others.
  for (const lang of isWalkedWhole ? ['en', 'ar-XB'] : ['ar-XB']) {
    for (const percent of isWalkedWhole ? [100, 200] : [200]) {
      test(`fits a small phone in ${lang} at ${percent} % text, and every target can be hit`, async ({ page, app }) => {
        await openAwake(page, app, `?lang=${lang}`)
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = `${size}%`
        }, percent)
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
        expect(await smallTargets(page)).toEqual([])
      })
    }
  }

  test('nothing moves under reduced motion', async ({ page, app }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openAwake(page, app)
    await page.getByRole('button', { name: 'Payment Method' }).click()
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  })
})

/** Controls of less than 44 by 44 px, but for links in the middle of a sentence and what a large label stands for. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a, button, summary, input, textarea')]
      .filter((element) => {
        const target = element.closest('label') ?? element
        const { width, height } = target.getBoundingClientRect()
        const inSentence = element.matches('.note a, p a:not(.link)')
        return width > 0 && !inSentence && (height < 43.5 || width < 43.5)
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  )
}

const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
