// The landing page of a campaign: mobile, picture, SMS code, registration, and the pages that it leads to.

import type { Page } from '@playwright/test'
import { awake, callsTo, codeFor, planAnswer, wrongCodeFor } from '../screens/page.ts'
import { calls, RegisterPage } from '../screens/service.ts'
import { type App, expect, long, needsLayout, reads, sends, test } from '../support/app.ts'
import { turnOf } from '../support/turns.ts'

const newMobile = '13912345678'

async function openLanding(page: Page, app: App, query = ''): Promise<RegisterPage> {
  await page.goto(`${app.origin}/register?${query}`)
  await awake(page)
  return new RegisterPage(page)
}

async function askForCode(landing: RegisterPage, app: App, mobile = newMobile): Promise<void> {
  await landing.mobile.fill(mobile)
  await landing.captcha.fill(await landing.captchaAnswer(app))
  await landing.getCode.click()
}

test('registers a visitor and leads to the app, with the campaign all the way', async ({ page, app }) => {
  const tags = 'templateId=2&user_from=fb&app_from=store&utm_tag=autumn&invite_code=ANA7&page_id=p9'
  const landing = await openLanding(page, app, tags)
  await expect(page.getByRole('heading', { level: 1, name: 'Good to see you again' })).toBeVisible()
  await askForCode(landing, app)
  await expect(page.getByText('The code is on its way to your phone.')).toBeVisible()
  await expect(landing.code).toBeFocused()
  await landing.code.fill(await codeFor(app, newMobile))
  await landing.apply.click()
  await page.waitForURL(/\/downloadTemplate\?/)
  await expect(page.getByText('registration succeeded')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Continue in this browser' })).toHaveAttribute('href', /^\/login/)
  expect(page.url()).toContain('utm_tag=autumn')
  expect(page.url()).not.toContain(newMobile)
  const campaign = { user_from: 'fb', app_from: 'store', utm_tag: 'autumn' }
  const [registered] = await callsTo(app, null, calls.register)
  expect(registered).toMatchObject({
    code: '00',
    body: { ...campaign, id: '2', invite_code: 'ANA7', phone: newMobile },
  })
  const [visit] = await callsTo(app, null, calls.visit)
  expect(visit?.query).toMatchObject({ ...campaign, page_id: 'p9', page_type: '1', client_type: 'h5' })
  expect(await callsTo(app, null, calls.visit)).toHaveLength(1)
  expect((await callsTo(app, null, calls.click))[0]?.query).toMatchObject(campaign)
})

test.describe('the mobile', () => {
  test('is asked for before anything else', async ({ page, app }) => {
    const landing = await openLanding(page, app)
    for (const button of [landing.getCode, landing.apply]) {
      await landing.mobile.fill('12345678901')
      await button.click()
      await expect(page.getByText('enter the phone correctly').first()).toBeVisible()
      await expect(landing.mobile).toBeFocused()
    }
    expect(await callsTo(app, null, calls.registrationCode)).toHaveLength(0)
  })

  test('of twelve digits stays as it was typed, and is refused', long, async ({ page, app }) => {
    const landing = await openLanding(page, app)
    await landing.mobile.pressSequentially('139 1234 56789')
    await landing.getCode.click()
    await expect(page.getByText('enter the phone correctly').first()).toBeVisible()
    await expect(landing.mobile).toHaveValue(/^139 ?1234 ?56789$/)
    expect(await callsTo(app, null, calls.registrationCode)).toHaveLength(0)
  })

  test('that is registered already goes to the download page', long, async ({ page, app }) => {
    const who = await app.persona('active')
    const landing = await openLanding(page, app)
    await askForCode(landing, app, who.phone)
    await page.waitForURL(/\/downloadTemplate\?/)
    await expect(page.getByText('already registered, please download the app and log in').first()).toBeVisible()
  })
})

test.describe('the picture', () => {
  test('is needed before a code is sent', long, async ({ page, app }) => {
    const landing = await openLanding(page, app)
    await landing.mobile.fill(newMobile)
    await landing.getCode.click()
    await expect(page.getByText('Enter the four letters of the picture first.').first()).toBeVisible()
    expect(await callsTo(app, null, calls.registrationCode)).toHaveLength(0)
    await landing.captcha.fill(await landing.captchaAnswer(app))
    await landing.captcha.press('Enter')
    await expect(page.getByText('The code is on its way to your phone.'), 'Enter asks for it').toBeVisible()
  })

  test('is drawn anew after a wrong answer', long, async ({ page, app }) => {
    const landing = await openLanding(page, app)
    const before = await landing.captchaAnswer(app)
    await landing.mobile.fill(newMobile)
    await landing.captcha.fill(before === '2222' ? '3333' : '2222')
    await landing.getCode.click()
    await expect(page.getByText('wrong image captcha').first()).toBeVisible()
    await expect(landing.captcha).toHaveValue('')
    await expect(landing.captcha).toBeFocused()
    await expect.poll(() => landing.captchaAnswer(app)).not.toBe(before)
    await askForCode(landing, app)
    await expect(page.getByText('The code is on its way to your phone.')).toBeVisible()
  })

  test('is only drawn anew for a visitor who has typed a mobile', long, async ({ page, app }) => {
    const landing = await openLanding(page, app)
    const before = await landing.captchaAnswer(app)
    await landing.another.click()
    await expect(page.getByText('enter the phone correctly').first()).toBeVisible()
    expect(await landing.captchaAnswer(app)).toBe(before)
    await landing.mobile.fill(newMobile)
    await landing.another.click()
    await expect.poll(() => landing.captchaAnswer(app)).not.toBe(before)
  })

  test('that is wrong at the registration is drawn anew as well', long, async ({ page, app }) => {
    const who = await app.openAs(page, 'debt-free', '/register')
    const landing = await openLanding(page, app)
    await askForCode(landing, app)
    await expect(page.getByText('The picture is done.')).toBeVisible()
    const code = await codeFor(app, newMobile)
    await planAnswer(app, who, calls.register, { code: '-1', message: 'wrong image captcha' })
    await landing.code.fill(code)
    await landing.apply.click()
    await expect(page.getByText('wrong image captcha').first()).toBeVisible()
    await landing.captcha.fill(await landing.captchaAnswer(app))
    await landing.apply.click()
    await page.waitForURL(/\/downloadTemplate\?/)
  })
})

test.describe('the spoken digits', () => {
  test('register a visitor who cannot see the picture', long, async ({ page, app }) => {
    const landing = await openLanding(page, app)
    await landing.mobile.fill(newMobile)
    const heard = await landing.heard(app)
    expect(heard).toMatch(/^\d{4}$/)
    expect(await landing.sound.evaluate((player: HTMLAudioElement) => player.duration)).toBeGreaterThan(2)
    await landing.captcha.fill(heard)
    await landing.getCode.click()
    await expect(page.getByText('The code is on its way to your phone.')).toBeVisible()
    await expect(landing.sound).toHaveCount(0)
    await landing.code.fill(await codeFor(app, newMobile))
    await landing.apply.click()
    await page.waitForURL(/\/downloadTemplate\?/)
  })

  test(
    'are loaded when they are played, the same when they are played again, and others with another picture',
    long,
    async ({ page, app }) => {
      const asked: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('captcha-sound')) asked.push(request.url())
      })
      const landing = await openLanding(page, app)
      await landing.mobile.fill(newMobile)
      expect(asked).toEqual([])
      const first = await landing.heard(app)
      expect(await landing.heard(app)).toBe(first)
      const before = await landing.sound.getAttribute('src')
      await landing.another.click()
      await expect(landing.sound).not.toHaveAttribute('src', before ?? '')
      await landing.heard(app)
      expect(new Set(asked).size).toBe(2)
    },
  )

  test('are reached and played by the keyboard', async ({ page, app }) => {
    const landing = await openLanding(page, app)
    await landing.captcha.focus()
    await page.keyboard.press('Tab')
    await expect(landing.sound).toBeFocused()
    await landing.sound.evaluate((player: HTMLAudioElement) => {
      player.muted = true
    })
    await page.keyboard.press('Space')
    await expect.poll(() => landing.sound.evaluate((player: HTMLAudioElement) => player.currentTime)).toBeGreaterThan(0)
  })
})

test.describe('the code', () => {
  test('is needed before applying', sends, async ({ page, app }) => {
    const landing = await openLanding(page, app)
    await landing.mobile.fill(newMobile)
    await landing.apply.click()
    await expect(page.getByText('Enter the six digits of the SMS code first.').first()).toBeVisible()
    expect(await callsTo(app, null, calls.register)).toHaveLength(0)
  })

  test('is not sent again within a minute, whatever is reloaded', long, async ({ page, app }) => {
    const landing = await openLanding(page, app)
    await askForCode(landing, app)
    const wait = page.getByRole('button', { name: /^\d+ s$/ })
    await wait.click()
    const why = page.locator('[data-reason]')
    await expect(why).toHaveText('do not resend the code')
    await expect(why).toBeFocused()
    await expect(why).toBeInViewport()
    await expect(page.getByRole('alert').filter({ hasText: 'do not resend the code' })).toHaveCount(1)
    await page.reload()
    await awake(page)
    await expect(wait).toBeVisible()
    expect(await callsTo(app, null, calls.registrationCode)).toHaveLength(1)
  })

  test('can be asked for again after a minute, with another picture', long, async ({ page, app }) => {
    await page.clock.install()
    const landing = await openLanding(page, app)
    await askForCode(landing, app)
    await expect(page.getByText('The picture is done.')).toBeVisible()
    await expect(landing.picture).toHaveCount(0)
    await page.clock.fastForward(61_000)
    await expect(landing.getCode).toBeVisible()
    await expect(landing.picture).toBeVisible()
    await app.demo('/demo/clock', { advanceMinutes: 2 })
    await landing.captcha.fill(await landing.captchaAnswer(app))
    await landing.getCode.click()
    await expect(page.getByRole('button', { name: /^\d+ s$/ })).toBeVisible()
    expect((await callsTo(app, null, calls.registrationCode)).map(({ code }) => code)).toEqual(['00', '00'])
  })

  test('that is wrong leads back to its field', long, async ({ page, app }) => {
    const landing = await openLanding(page, app)
    await askForCode(landing, app)
    await expect(landing.code).toBeFocused()
    await landing.code.fill(await wrongCodeFor(app, newMobile))
    await landing.apply.click()
    await expect(page.getByText('That code is not right.').first()).toBeVisible()
    await expect(landing.code).toBeFocused()
    await landing.code.fill(await codeFor(app, newMobile))
    await landing.apply.click()
    await page.waitForURL(/\/downloadTemplate\?/)
  })
})

test('counting that fails stops no visitor', long, async ({ page, app }) => {
  const who = await app.openAs(page, 'debt-free', '/downloadTemplate')
  await planAnswer(app, who, calls.visit, { http: 500 })
  await planAnswer(app, who, calls.click, { drop: true })
  const landing = await openLanding(page, app)
  await askForCode(landing, app)
  await expect(landing.code).toBeFocused()
  await landing.code.fill(await codeFor(app, newMobile))
  await landing.apply.click()
  await page.waitForURL(/\/downloadTemplate\?/)
})

test('a template that is not published is not shown', reads, async ({ page, app }) => {
  const answer = await page.goto(`${app.origin}/register?templateId=3`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('This page is no longer available.')).toBeVisible()
})

test('a template that cannot be loaded says so in the words of the server', reads, async ({ page, app }) => {
  const who = await app.openAs(page, 'debt-free', '/customer-service')
  await planAnswer(app, who, calls.template, { http: 503 })
  await page.goto(`${app.origin}/register`)
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible()
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'A loan you can see through' })).toBeVisible()
})

for (const [index, [what, call]] of [
  ['template', calls.template] as const,
  ['captcha', calls.sid] as const,
].entries()) {
  for (const code of turnOf(['40401', '400', '500'], index)) {
    test(`a ${what} that fails with ${code} says the server’s own message`, reads, async ({ page, app }) => {
      const who = await app.openAs(page, 'debt-free', '/customer-service')
      const message = 'This campaign is resting until Monday.'
      await planAnswer(app, who, call, { code, message, ...(code === '40401' ? {} : { http: Number(code) }) })
      await page.goto(`${app.origin}/register`)
      await expect(page.getByText(message)).toBeVisible()
    })
  }
}

test('the agreement stands behind its link, and leads back with the campaign', reads, async ({ page, app }) => {
  await openLanding(page, app, 'user_from=fb')
  await page.getByRole('link', { name: 'Registration agreement' }).click()
  await page.waitForURL(/\/agreementTemplate\?/)
  await expect(page.getByText('Anybody over 18')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the registration' }).click()
  await page.waitForURL(/\/register\?.*user_from=fb/)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  // The answer is drawn when the picture is fetched.
  test('a visitor registers just the same', needsLayout, async ({ page, app }) => {
    await page.goto(`${app.origin}/register?user_from=fb`)
    const landing = new RegisterPage(page)
    const sid = await page.locator('input[name=sid]').inputValue()
    const answer = async () => (await app.demo<{ answer: string }>(`/demo/captcha?sid=${sid}`)).answer
    await landing.mobile.fill(newMobile)
    await expect.poll(() => answer().catch(() => '')).not.toBe('')
    await landing.captcha.fill(await answer())
    await landing.captcha.press('Enter')
    await expect(page.getByText('The code is on its way to your phone.')).toBeVisible()
    await landing.code.fill(await codeFor(app, newMobile))
    await landing.apply.click()
    await expect(page.getByText('registration succeeded')).toBeVisible()
    expect(await callsTo(app, null, calls.visit)).toHaveLength(1)
  })

  test('a visitor listens to the digits and registers', async ({ page, app }) => {
    await page.goto(`${app.origin}/register`)
    const landing = new RegisterPage(page)
    const sid = await page.locator('input[name=sid]').inputValue()
    const sound = await page.request.get(new URL((await landing.sound.getAttribute('src')) ?? '', app.origin).href)
    expect([sound.status(), sound.headers()['content-type']]).toEqual([200, 'audio/wav'])
    expect(sound.headers()['cache-control']).toContain('no-store')
    const { spoken } = await app.demo<{ spoken: string }>(`/demo/captcha?sid=${sid}`)
    await landing.mobile.fill(newMobile)
    await landing.captcha.fill(spoken)
    await landing.getCode.click()
    await expect(page.getByText('The code is on its way to your phone.')).toBeVisible()
  })
})
