// The code pages: what is shown, copied and scanned, how the time runs out, how the money is seen to arrive, and what is never believed.

import type { Page } from '@playwright/test'
import { awake, axeFindings, drawn, planAnswer, stillClock } from '../screens/page.ts'
import { CodeScreen, calls, PayScreen, refOf } from '../screens/repayment.ts'
import { type App, expect, long, reads, sends, test } from '../support/app.ts'
import { codeBy } from '../support/pay-codes.ts'
import { turnOf } from '../support/turns.ts'

/** Opens the page of a code that was made by the call: how it is made by hand is in repayment.spec. */
async function makeCode(page: Page, app: App, channelNumber: string): Promise<CodeScreen> {
  await app.openAs(page, 'due', await codeBy(channelNumber)(app, await app.persona('due')))
  return new CodeScreen(page)
}

test.describe('what is shown', () => {
  test('a bank transfer is a code to copy, with a picture of how to use it', sends, async ({ page, app }) => {
    const code = await makeCode(page, app, 'bank-transfer')
    await expect(page.getByText('Repayment amount')).toBeVisible()
    await expect(page.getByText('₱1.400,00')).toBeVisible()
    await expect(code.code).toBeVisible()
    await expect(page.getByRole('img', { name: 'Picture of how to pay with this code' })).toBeVisible()
    await expect(code.timer).toHaveText(/left$/)
  })

  test('a wallet is a QR code with the steps of scanning it', async ({ page, app }) => {
    const code = await makeCode(page, app, 'm-wallet')
    await expect(page.getByRole('img', { name: 'QR code with the repayment code' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Scan and pay' })).toBeVisible()
    await expect(page.getByRole('listitem').getByText('Open M-Wallet')).toBeVisible()
    await expect(code.copy).toBeVisible()
  })

  test(
    'is paid on one’s own phone: the picture is saved as a photo, the wallet opens with the payment',
    sends,
    async ({ page, app }) => {
      const code = await makeCode(page, app, 'm-wallet')
      const open = page.getByRole('contentinfo').getByRole('link', { name: 'Open M-Wallet' })
      await expect(open).toHaveAttribute('href', `mwallet://pay?code=${await code.digits()}&amount=140000`)
      const save = page.getByRole('link', { name: 'Save picture' })
      const photo = await page.request.get(new URL((await save.getAttribute('href')) ?? '', app.origin).href)
      expect(photo.headers()['content-type']).toBe('image/png')
      expect(photo.headers()['content-disposition']).toContain('attachment')
      expect((await photo.body()).subarray(1, 4).toString()).toBe('PNG')
    },
  )

  test('marked and copied by hand a code is digits alone', async ({ page, app }) => {
    const code = await makeCode(page, app, 'bank-transfer')
    await code.code.selectText()
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(await code.digits())
  })

  test('a store is a barcode, which stands alone for the scanner', async ({ page, app }) => {
    const code = await makeCode(page, app, 'corner-store')
    await expect(page.getByRole('img', { name: 'Barcode with the repayment code' })).toBeVisible()
    await page.getByRole('button', { name: 'Show barcode full screen' }).click()
    const popup = page.getByRole('dialog', { name: 'Scan to pay' })
    await expect(popup.getByRole('img', { name: 'Barcode with the repayment code' })).toBeVisible()
    expect(((await popup.textContent()) ?? '').replaceAll(/\D/g, '')).toContain(await code.digits())
    // Along the long side of the phone, on white.
    const bars = await popup.getByRole('img', { name: 'Barcode with the repayment code' }).boundingBox()
    expect(bars?.height ?? 0).toBeGreaterThan(400)
    await expect(popup).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    expect(await axeFindings(page)).toEqual([])
    await popup.getByRole('button', { name: 'Close' }).click()
    await expect(popup).toBeHidden()
  })

  test('all steps stand on the second page, beside the number and the sum', sends, async ({ page, app }) => {
    const code = await makeCode(page, app, 'bank-transfer')
    const digits = await code.digits()
    await page.getByRole('link', { name: /^All steps/ }).click()
    await page.waitForURL(/\/repaymentOfCode2\?/)
    await expect(page.getByText('Please keep the depositslip as proof of payment')).toBeVisible()
    await expect(page.getByText('Contract No.')).toBeVisible()
    expect(await code.digits()).toBe(digits)
    await expect(page.getByText('Total Payment')).toBeVisible()
    await expect(page.getByText('₱1.400,00').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'In your banking app' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'At a cash machine' })).toBeVisible()
  })

  test('the second page finds the code that this tab showed last', long, async ({ page, app }) => {
    const code = await makeCode(page, app, 'bank-transfer')
    const digits = await code.digits()
    // The page notes its reference after it is drawn.
    await page.waitForFunction(() => sessionStorage.getItem('candor.payRef') !== null)
    await page.goto(new URL('/repaymentOfCode2', app.origin).href)
    await page.waitForURL(/\/repaymentOfCode2\?.*ref=/)
    expect(await code.digits()).toBe(digits)
  })
})

test.describe('copying', () => {
  test('says so when the phone has copied the code', async ({ page, app, context }) => {
    const code = await makeCode(page, app, 'bank-transfer')
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await code.copy.click()
    await expect(page.getByText('copy success')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code.digits())
  })

  test('says so when it has not, and marks the code', long, async ({ page, app }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
      document.execCommand = () => false
    })
    const code = await makeCode(page, app, 'bank-transfer')
    await code.copy.click()
    await expect(page.getByText(/Your phone couldn't copy it/).first()).toBeVisible()
    await expect(page.getByText('copy success')).toBeHidden()
    const marked = await page.evaluate(() => getSelection()?.toString().replaceAll(/\D/g, ''))
    expect(marked).toBe(await code.digits())
  })
})

test.describe('waiting for the money', () => {
  test('the open page says within five seconds that it is here', long, async ({ page, app }) => {
    await stillClock(page)
    const code = await makeCode(page, app, 'corner-store')
    await expect(code.state('waiting')).toBeVisible()
    await awake(page)
    await app.demo('/demo/pay', { payCode: await code.digits() })
    await page.clock.runFor(5_000)
    await expect(code.state('paid')).toBeVisible()
    await expect(page).toHaveTitle(/^Paid/)
    await expect(code.copy).toBeHidden()
    await expect(page.getByRole('img', { name: 'Barcode with the repayment code' })).toBeHidden()
    await expect(page.getByRole('region', { name: 'Your payment arrived' })).toContainText(
      /Paid \d+\s\w+\s\d{4}.*1\.400,00/,
    )
    await expect(page.locator('.note'), 'the leaf says it once').toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Where it went' })).toContainText(/Paid.*1\.400,00/)
    await expect(page.getByRole('region', { name: 'What is left' })).toContainText(/Payment \d, by \d+\s\w+\s\d{4}/)
    const receipt = page.getByRole('region', { name: /^Receipt/ })
    await expect(receipt.getByRole('link', { name: 'Save' })).toHaveAttribute('href', /\/documents\/receipt\/.*\.pdf$/)
    await page.getByRole('link', { name: 'Go to my loan' }).click()
    await page.waitForURL(/\/loan-detail\?/)
  })

  test('a part that has come is said, with what is still to be paid, and nothing is called missing', async ({
    page,
    app,
  }) => {
    const code = await makeCode(page, app, 'corner-store')
    const digits = await code.digits()
    await app.demo('/demo/pay', { payCode: digits, amount: 50_000 })
    await expect(page.getByText('A part of your payment has arrived.').first()).toBeVisible()
    await expect(page.getByText(/We received ₱\s500,00\. Still to pay with this code: ₱\s900,00/)).toHaveCount(1)
    await expect(page.getByText('Waiting for your payment.')).toHaveCount(0)
    await expect(page.getByText('Still to pay', { exact: true })).toBeVisible()
    await expect(page.getByText('₱900,00').first()).toBeVisible()
    await expect(page.getByText('₱1.400,00')).toHaveCount(0)
    await page.getByRole('link', { name: 'I have paid, check now' }).click()
    await expect(page.getByRole('status').getByText('A part of your payment has arrived.').first()).toBeVisible()
    await expect(page.getByText('Nothing has arrived yet')).toHaveCount(0)
    await app.demo('/demo/pay', { payCode: digits, amount: 90_000 })
    await expect(page.getByText("You're up to date.")).toBeVisible()
  })

  test('asks one question at a time, however slow the answer is', long, async ({ page, app }) => {
    await makeCode(page, app, 'corner-store')
    await awake(page)
    let underWay = 0
    let most = 0
    const asked = Promise.withResolvers<void>()
    const held = Promise.withResolvers<void>()
    const again = Promise.withResolvers<void>()
    await page.route('**/repaymentOfCode/state?**', async (route) => {
      asked.resolve()
      underWay += 1
      most = Math.max(most, underWay)
      await held.promise
      underWay -= 1
      await route.continue().catch(() => undefined)
    })
    const { check } = new CodeScreen(page)
    await check.click()
    await asked.promise
    for (let tap = 0; tap < 4; tap += 1) await check.click()
    await drawn(page)
    expect(most).toBe(1)
    // Answered, it asks again.
    await page.route('**/repaymentOfCode/state?**', async (route) => {
      again.resolve()
      await route.fallback()
    })
    held.resolve()
    await check.click()
    await again.promise
    expect(most).toBe(1)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  test('says when nothing has arrived yet', long, async ({ page, app }) => {
    const code = await makeCode(page, app, 'corner-store')
    await awake(page)
    await code.check.click()
    await expect(page.getByText('Nothing has arrived yet. It can take a few minutes.')).toBeVisible()
  })

  test('asks by itself without using the session, and uses it by a tap', long, async ({ page, app }) => {
    const code = await makeCode(page, app, 'corner-store')
    await awake(page)
    const isTap = async () => {
      const asked = await page.waitForRequest('**/repaymentOfCode/state?**')
      return new URL(asked.url()).searchParams.has('tapped')
    }
    expect(await isTap()).toBe(false)
    const [tapped] = await Promise.all([
      page.waitForRequest('**/repaymentOfCode/state?**tapped=1**'),
      page.getByRole('link', { name: 'I have paid, check now' }).click(),
    ])
    expect(tapped.url()).toContain('ref=')
    expect(await isTap()).toBe(false)
    await expect(code.state('waiting')).toBeVisible()
  })

  test(
    'keeps what is shown without a connection, with its time, and goes on afterwards',
    long,
    async ({ page, app, context }) => {
      const code = await makeCode(page, app, 'corner-store')
      await awake(page)
      await code.staysOffline(context, (payCode) => app.demo('/demo/pay', { payCode }))
    },
  )

  test('an expired code is struck out, and leads to a new one', long, async ({ page, app }) => {
    const code = await makeCode(page, app, 'm-wallet')
    await awake(page)
    await app.demo('/demo/clock', { advanceMinutes: 31 })
    await expect(code.state('expired')).toBeVisible()
    await expect(code.copy).toBeHidden()
    await expect(page.getByRole('img', { name: 'QR code with the repayment code' })).toBeHidden()
    expect(await axeFindings(page)).toEqual([])
    const before = refOf(page)
    await code.getNew.click()
    await page.waitForURL(/\/repay\?/)
    expect(await new PayScreen(page).pay('M-Wallet')).not.toBe(before)
    await expect(code.state('waiting')).toBeVisible()
  })

  test('money that comes after the end is seen too', long, async ({ page, app }) => {
    const code = await makeCode(page, app, 'm-wallet')
    const digits = await code.digits()
    await app.demo('/demo/clock', { advanceMinutes: 31 })
    await page.reload()
    await expect(code.state('expired')).toBeVisible()
    await app.demo('/demo/pay', { payCode: digits })
    await expect(code.state('paid')).toBeVisible()
  })

  test('the countdown follows the server and not the clock of the phone', long, async ({ page, app }) => {
    await stillClock(page, Date.parse('2031-05-05T12:00:00Z'))
    const code = await makeCode(page, app, 'm-wallet')
    const secondsLeft = () => code.secondsLeft()
    await awake(page)
    const left = await secondsLeft()
    // What passes on the server between the making of the code and its page has gone by.
    expect(left).toBeGreaterThan(25 * 60)
    expect(left).toBeLessThanOrEqual(30 * 60)
    await page.clock.runFor(90_000)
    await expect.poll(secondsLeft).toBe(left - 90)
  })

  test('a code that is still being asked for is said to be', long, async ({ page, app }) => {
    const who = await app.persona('due')
    await makeCode(page, app, 'corner-store')
    await planAnswer(app, who, calls.payCode, {
      merge: { payCode: '', isChecking: 1, drawing: null, image: '' },
      times: 2,
    })
    await page.reload()
    await expect(page.getByText('We are checking your payment.')).toBeVisible()
    await expect(new CodeScreen(page).code).toBeVisible()
  })
})

test.describe('what is never believed', () => {
  for (const address of turnOf(['/repaymentOfCode', '/carpmm'], 0)) {
    test(`${address} shows nothing of an unsigned link, and warns`, async ({ page, app }) => {
      const foreign: string[] = []
      page.on('request', (request) => {
        if (new URL(request.url()).origin !== app.origin) foreign.push(request.url())
      })
      const names = address === '/carpmm' ? 'requestType=1&payCode=99FRAUD99' : 'code=99FRAUD99'
      await app.openAs(page, 'due', `${address}?${names}&image=https://evil.example/qr.png&amount=777700&showType=1`)
      await expect(page.getByText('Do not pay with this link.')).toBeVisible()
      const text = await page.getByRole('main').textContent()
      expect(text).not.toContain('FRAUD')
      expect(text).not.toContain('7.777')
      await expect(page.locator('[src*="evil"]')).toHaveCount(0)
      expect(foreign).toEqual([])
    })
  }

  test('a signed link shows its code, and with one digit changed it does not', reads, async ({ page, app }) => {
    const signed = await app.demo<{ url: string; carpmm: string }>(
      '/demo/pay-link?code=871044029913&image=&amount=140000&showType=1',
    )
    await app.openAs(page, 'due', signed.url)
    const code = new CodeScreen(page)
    expect(await code.digits()).toBe('871044029913')
    await expect(page.getByText('₱1.400,00')).toBeVisible()

    await app.openAs(page, 'due', signed.url.replace('140000', '240000'))
    await expect(page.getByText('Do not pay with this link.')).toBeVisible()
    await expect(code.code).toHaveCount(0)

    await page.goto(new URL(signed.carpmm, app.origin).href)
    expect(await code.digits()).toBe('871044029913')
    await page.goto(new URL(signed.carpmm.replace('871044029913', '871044029914'), app.origin).href)
    await expect(page.getByText('Do not pay with this link.')).toBeVisible()
    await expect(code.code).toHaveCount(0)
  })

  test('signed pictures are drawn by us, or come from where pictures may come from', reads, async ({ page, app }) => {
    for (const [showType, name] of [
      ['2', 'QR code'],
      ['3', 'Barcode'],
    ]) {
      const { url } = await app.demo<{ url: string }>(`/demo/pay-link?code=8710440299&amount=5&showType=${showType}`)
      await app.openAs(page, 'due', url)
      await expect(page.getByRole('img', { name: new RegExp(`^${name}`) })).toBeVisible()
    }
    const image = encodeURIComponent('https://evil.example/qr.png')
    const foreign = await app.demo<{ url: string }>(`/demo/pay-link?code=8710440299&amount=5&showType=2&image=${image}`)
    await app.openAs(page, 'due', foreign.url)
    await expect(page.locator('img[src*="evil"]')).toHaveCount(0)
    await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible()
  })

  test('the code of somebody else looks like one that never was', sends, async ({ page, app }) => {
    await makeCode(page, app, 'corner-store')
    const ref = refOf(page)
    const seen: (string | null)[] = []
    for (const wanted of [ref, 'A'.repeat(ref.length)]) {
      await app.openAs(page, 'active', `/repaymentOfCode?ref=${wanted}`)
      seen.push(await page.getByRole('main').textContent())
      await expect(page.getByRole('link', { name: 'Talk to us' })).toBeVisible()
    }
    expect(seen[0]).toBe(seen[1])
    expect(seen[0]).toContain("We can't find this code in your account.")
  })

  test('the browser keeps the reference, and nothing that it kept before is shown', async ({ page, app }) => {
    await page.addInitScript(() => {
      localStorage.setItem('repaymentInfo', JSON.stringify({ payCode: '99FRAUD99', repayAmount: 777_700 }))
      sessionStorage.setItem('repaymentInfo', JSON.stringify({ payCode: '99FRAUD99' }))
    })
    await makeCode(page, app, 'bank-transfer')
    const ref = refOf(page)
    const digits = await new CodeScreen(page).digits()
    await awake(page)
    await page.getByRole('link', { name: /^All steps/ }).click()
    await page.waitForURL(/\/repaymentOfCode2\?/)
    expect(await new CodeScreen(page).digits()).toBe(digits)
    await expect(page.getByText('FRAUD')).toHaveCount(0)
    const kept = await page.evaluate(() =>
      [localStorage, sessionStorage]
        .flatMap((store) => Object.entries(store))
        .map(([name, value]) => `${name}=${value}`),
    )
    expect(kept.filter((entry) => !entry.includes('FRAUD') && !entry.includes('react-router'))).toEqual([
      `candor.payRef=${ref}`,
    ])
    expect(kept.join()).not.toContain(digits)
  })
})
