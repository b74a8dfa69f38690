// Complaints: from the loan to a case, with pictures, a draft that is kept, and what must not get through.

import type { Page } from '@playwright/test'
import { awake, callsTo, keepAsleep, picture, planAnswer, stillClock } from '../screens/page.ts'
import { ComplaintEntry, ComplaintForm, calls } from '../screens/service.ts'
import { type App, expect, long, type Persona, reads, sends, test } from '../support/app.ts'

/** The form for something about repayment, for the borrower's own loan. */
async function openForm(page: Page, app: App, name = 'overdue'): Promise<{ who: Persona; form: ComplaintForm }> {
  const { orderId } = await app.persona(name)
  const who = await app.openAs(page, name, `/complainPageNext?problemType=2&orderNo=${orderId}`)
  await awake(page)
  return { who, form: new ComplaintForm(page) }
}

test('nothing moves when the field for pictures becomes tiles', long, async ({ page, app }) => {
  const { orderId } = await app.persona('overdue')
  await keepAsleep(page)
  await app.openAs(page, 'overdue', `/complainPageNext?problemType=2&orderNo=${orderId}`)
  const sleeping = await page.locator('input.plain').boundingBox()
  await page.unrouteAll()
  await page.reload()
  await awake(page)
  const tile = await page.locator('.shot.add').boundingBox()
  expect(tile?.y).toBe(sleeping?.y)
  expect(Math.abs((tile?.height ?? 0) - (sleeping?.height ?? 0))).toBeLessThan(1)
})

/** How far what was painted has moved by itself, as browsers score it. */
const shiftOf = (page: Page) => page.evaluate(() => (window as unknown as { shift: number }).shift)

test('nothing of the form moves by itself while it loads and wakes up', async ({ page, app }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      const seen = window as unknown as { shift: number }
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await openForm(page, app)
  await page.waitForLoadState('networkidle')
  // Scored by frames: what has moved is known after the next two.
  const painted = () =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await painted()
  expect(await shiftOf(page), 'loaded and awake').toBe(0)
  // The observer sees: what is moved by hand is scored.
  await page.evaluate(() => {
    const planted = document.createElement('div')
    planted.style.height = '120px'
    document.querySelector('main')?.prepend(planted)
  })
  await painted()
  await expect.poll(() => shiftOf(page)).toBeGreaterThan(0)
})

test.describe('what it is about', () => {
  test('starts with the loan, and most types lead on at once', sends, async ({ page, app }) => {
    const who = await app.openAs(page, 'overdue', '/complainPage')
    const entry = new ComplaintEntry(page)
    await expect(page.getByText('Candor Cash', { exact: true })).toBeVisible()
    await expect(page.getByText('Overdue', { exact: true })).toBeVisible()
    await expect(page.getByText('₱5.000,00')).toBeVisible()
    // In the colour that the state has everywhere.
    await expect(page.locator('.tag').first()).toHaveAttribute('data-status', 'overdue')
    await expect(entry.mine).toHaveAttribute('href', /^\/complaintList/)
    await entry.type('Repayment').click()
    await page.waitForURL(/\/complainPageNext\?/)
    const query = new URL(page.url()).searchParams
    expect(query.get('problemType')).toBe('2')
    expect(query.get('problemSonType')).toBeNull()
    expect(query.get('orderNo')).toBe(who.orderId)
    await expect(page.getByRole('listitem').getByText('Repayment', { exact: true })).toBeVisible()
  })

  test('asks further about collection, and a sub-type leads on', sends, async ({ page, app }) => {
    await app.openAs(page, 'overdue', '/complaint')
    const entry = new ComplaintEntry(page)
    await expect(entry.type('Called too often')).toHaveCount(0)
    await entry.type('Collection').click()
    await entry.type('Called too often').click()
    await page.waitForURL(/problemType=1&problemSonType=11/)
    await expect(page.getByText('Called too often')).toBeVisible()
  })

  test('does not offer collection where the chosen loan does not take it', async ({ page, app }) => {
    const who = await app.persona('two-orders')
    const started = await app.call(who, 'POST', calls.startComplaint)
    const refusing = started.data.orderList.find((order: { isShow: number }) => order.isShow !== 1)
    const taking = started.data.orderList.find((order: { isShow: number }) => order.isShow === 1)
    await app.openAs(page, 'two-orders', `/complainPage?orderId=${taking.orderNo}`)
    const entry = new ComplaintEntry(page)
    await expect(entry.type('Collection')).toBeVisible()
    await entry.all.click()
    await entry.orders.getByRole('link', { name: new RegExp(refusing.productName) }).click()
    await expect(entry.orders).toBeHidden()
    await expect(page).toHaveURL(new RegExp(`orderId=${refusing.orderNo}`))
    await expect(page.getByText('The selected order does not support sending collection types')).toBeVisible()
    await expect(entry.type('Collection')).toHaveAttribute('aria-disabled', 'true')
    await expect(entry.type('Collection')).toHaveAccessibleDescription(/does not support sending collection types/)
    await expect(entry.type('Collection')).toHaveCSS('border-top-style', 'dashed')
    await expect(entry.type('Repayment')).toBeVisible()
  })

  test(
    "switches the order again and again behind 'All', and the address stays its own",
    long,
    async ({ page, app }) => {
      const who = await app.persona('two-orders')
      const started = await app.call(who, 'POST', calls.startComplaint)
      const [first, second] = started.data.orderList
      await app.openAs(page, 'two-orders', `/complainPage?orderId=${first.orderNo}`)
      await awake(page)
      const entry = new ComplaintEntry(page)
      for (const { orderNo } of [second, first, second]) {
        await entry.all.click()
        const links = entry.orders.getByRole('link')
        for (const link of await links.all()) expect(await link.getAttribute('href')).toMatch(/^\/complainPage\?/)
        await links.filter({ hasText: orderNo }).click()
        await expect(page).toHaveURL(new RegExp(`/complainPage\\?.*orderId=${orderNo}`))
        await expect(page.getByRole('heading', { name: 'Page not found' })).toHaveCount(0)
      }
    },
  )

  test('cannot be forced by an address', reads, async ({ page, app }) => {
    const who = await app.persona('two-orders')
    const started = await app.call(who, 'POST', calls.startComplaint)
    const refusing = started.data.orderList.find((order: { isShow: number }) => order.isShow !== 1)
    await app.openAs(
      page,
      'two-orders',
      `/complainPageNext?problemType=1&problemSonType=11&orderNo=${refusing.orderNo}`,
    )
    await expect(page).toHaveURL(/\/complainPage\?/)
    await app.openAs(page, 'overdue', '/complainPageNext?problemType=99')
    await expect(page).toHaveURL(/\/complainPage\?/)
  })

  test("does not show somebody else's loan", reads, async ({ page, app }) => {
    const other = await app.persona('two-orders')
    await app.openAs(page, 'overdue', `/complainPage?orderId=${other.orderId}`)
    await expect(page.getByText('We could not find that.').first()).toBeVisible()
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByText('Overdue', { exact: true })).toBeVisible()
  })
})

test.describe('the words', () => {
  test('are sent with a picture, and a modal says so before the first page comes back', async ({ page, app }) => {
    await stillClock(page)
    const { who, form } = await openForm(page, app)
    await form.text.fill('I was called nine times on Sunday.')
    await expect(page.getByText('34/200')).toBeVisible()
    await form.addPicture()
    await expect(page.getByText('Upload succeeded!')).toBeVisible()
    await form.addPicture()
    await expect(form.pictures).toHaveCount(2)
    await expect(page.getByText('2/9')).toBeVisible()
    await form.arrived()
    await form.send.click()
    await expect(form.sent).toBeVisible()
    await expect(form.sent).toContainText(/C\d{8}-/)
    await page.clock.runFor(1_499)
    await expect(form.sent).toBeVisible()
    await page.clock.runFor(1)
    await page.waitForURL(/\/complainPage\?/)
    // The modal is gone; the number stays.
    await expect(page.getByRole('region', { name: 'We got your complaint' })).toContainText(/C\d{8}-/)
    const [saved] = await callsTo(app, who, calls.save)
    expect(saved?.code).toBe('0')
    expect(saved?.body).toMatchObject({
      problemType: '2',
      problemDetail: 'I was called nine times on Sunday.',
      orderNo: who.orderId,
    })
    expect(saved?.body?.problemImage).toMatch(/^\/uploads\/[0-9a-f]{32}\.png,\/uploads\/[0-9a-f]{32}\.png$/)
    expect(saved?.headers['idempotency-key']).toBeTruthy()
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    // The form does not come back with the back gesture.
    await page.goBack()
    await expect(form.text).toHaveCount(0)
  })

  test('have to be there', long, async ({ page, app }) => {
    const { form } = await openForm(page, app)
    await form.send.click()
    await expect(page.getByText('Please fill in your comments and suggestions').first()).toBeVisible()
    await expect(form.text).toBeFocused()
    await expect(form.text).toHaveAttribute('aria-invalid', 'true')
  })

  test('beyond 200 characters are ignored, in the field and after it', long, async ({ page, app }) => {
    const { who, form } = await openForm(page, app)
    await form.text.focus()
    await page.keyboard.insertText('x'.repeat(230))
    await expect(form.text).toHaveValue('x'.repeat(200))
    await expect(page.getByText('200/200')).toBeVisible()
    await form.text.evaluate((field: HTMLTextAreaElement) => {
      field.maxLength = 1_000
      field.value = 'y'.repeat(230)
    })
    await form.send.click()
    await expect(form.sent).toBeVisible()
    const [saved] = await callsTo(app, who, calls.save)
    expect(saved?.body?.problemDetail).toBe('y'.repeat(200))
  })

  test('are kept on the phone until they are sent, for this loan only', async ({ page, app }) => {
    const { who, form } = await openForm(page, app)
    await form.text.fill('I had already paid.')
    await form.addPicture()
    await expect(form.pictures).toHaveCount(1)
    await expect(page.getByText('Upload succeeded!')).toBeVisible()
    await page.reload()
    await expect(form.text).toHaveValue('I had already paid.')
    await expect(page.getByText('What you wrote is still here.')).toBeVisible()
    await expect(form.pictures).toHaveCount(1)
    // An address without the number of a loan opens with the one chosen last.
    await page.goto(new URL('/complainPageNext?problemType=2', app.origin).href)
    await page.waitForURL(new RegExp(`orderNo=${who.orderId}`))
    await expect(form.text).toHaveValue('I had already paid.')
    await openForm(page, app, 'active')
    await expect(form.text).toHaveValue('')
  })

  test('stay after a failure, and the second try is the same case', long, async ({ page, app }) => {
    const { who, form } = await openForm(page, app)
    await planAnswer(app, who, calls.save, { drop: true })
    await form.text.fill('The page said that nothing was sent.')
    await form.send.click()
    await expect(page.getByText('No answer right now. Please try again.').first()).toBeVisible()
    await expect(form.text).toHaveValue('The page said that nothing was sent.')
    await form.send.click()
    await expect(form.sent).toBeVisible()
    const keys = (await callsTo(app, who, calls.save)).map((call) => call.headers['idempotency-key'])
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
    const listed = await app.call(who, 'POST', calls.list)
    expect(listed.data.tabs[0].list).toHaveLength(1)
  })

  test('are sent once, however often the button is tapped', long, async ({ page, app }) => {
    const { who, form } = await openForm(page, app)
    await planAnswer(app, who, calls.save, { delayMs: 400 })
    await form.text.fill('Once.')
    await page.evaluate(() => {
      const button = document.querySelector<HTMLButtonElement>('.foot button')
      for (let tap = 0; tap < 10; tap++) button?.click()
    })
    await expect(form.sent).toBeVisible()
    expect(await callsTo(app, who, calls.save)).toHaveLength(1)
  })

  test('can be sent before React runs', long, async ({ page, app }) => {
    await keepAsleep(page)
    const { orderId } = await app.persona('overdue')
    const who = await app.openAs(page, 'overdue', `/complainPageNext?problemType=3&orderNo=${orderId}`)
    const form = new ComplaintForm(page)
    await form.text.fill('Line one\nline two')
    await form.plainFiles.setInputFiles([await picture(), await picture('second.png')])
    await form.send.click()
    await expect(page.getByRole('heading', { name: 'We got your complaint' })).toBeVisible()
    const [saved] = await callsTo(app, who, calls.save)
    expect(saved?.body?.problemDetail).toBe('Line one\nline two')
    expect(saved?.body?.problemImage?.split(',')).toHaveLength(2)
  })
})

test.describe('pictures', () => {
  test('that did not arrive can be sent again or taken out', long, async ({ page, app }) => {
    const { who, form } = await openForm(page, app)
    await planAnswer(app, who, calls.upload, { drop: true })
    await form.addPicture()
    await page.getByRole('button', { name: 'Send picture 1 again' }).click()
    await expect(page.getByText('Upload succeeded!')).toBeVisible()
    await page.getByRole('button', { name: 'Remove picture 1' }).click()
    await expect(form.pictures).toHaveCount(0)
    await form.text.fill('Without it then.')
    await form.send.click()
    await expect(form.sent).toBeVisible()
    expect((await callsTo(app, who, calls.save))[0]?.body?.problemImage).toBe('')
  })

  test('that are none are refused with the reason', long, async ({ page, app }) => {
    const { who, form } = await openForm(page, app)
    await form.addPicture({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') })
    await expect(page.getByText('Only photos and screenshots (JPEG, PNG, WebP).').first()).toBeVisible()
    await expect(form.pictures).toHaveCount(0)
    const message = 'This file cannot be read as a picture.'
    await planAnswer(app, who, calls.upload, { code: '46005', message })
    await form.addPicture()
    await expect(page.getByText(message).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send picture 1 again' })).toBeVisible()
  })

  test('are nine at most', long, async ({ page, app }) => {
    const { form } = await openForm(page, app)
    for (let n = 1; n <= 9; n++) {
      await form.addPicture()
      await expect(form.pictures).toHaveCount(n)
    }
    await expect(page.getByText('9/9')).toBeVisible()
    await expect(page.getByLabel('Add a picture')).toHaveCount(0)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a case is opened just the same, with pictures', async ({ page, app }) => {
    const who = await app.openAs(page, 'overdue', '/complainPage')
    const entry = new ComplaintEntry(page)
    // There is one loan: nothing to choose from.
    await expect(page.getByRole('heading', { name: 'Choose the loan' })).toBeHidden()
    await entry.type('Collection').click()
    await entry.type('Said something false').click()
    const form = new ComplaintForm(page)
    await form.send.click()
    await expect(page.getByText('Please fill in your comments and suggestions').first()).toBeVisible()
    await form.text.fill('They said that I owe twice as much.')
    await form.plainFiles.setInputFiles([await picture()])
    await form.send.click()
    await expect(page.getByRole('heading', { name: 'We got your complaint' })).toBeVisible()
    await expect(page.getByText(/C\d{8}-/).first()).toBeVisible()
    expect((await callsTo(app, who, calls.save)).at(-1)?.body).toMatchObject({ problemType: '1', problemSonType: '15' })
    await page.getByRole('link', { name: 'See my complaint' }).click()
    await expect(page.getByText('They said that I owe twice as much.')).toBeVisible()
    await expect(page.getByRole('img', { name: 'Picture 1' })).toBeVisible()
  })

  test('the loans to switch to stand on the page', async ({ page, app }) => {
    await app.openAs(page, 'two-orders', '/complaint')
    await expect(page.getByRole('link', { name: /Salary Bridge/ })).toBeVisible()
  })

  test('ten pictures are too many, and the words stay', async ({ page, app }) => {
    const { orderId } = await app.persona('overdue')
    await app.openAs(page, 'overdue', `/complainPageNext?problemType=2&orderNo=${orderId}`)
    const form = new ComplaintForm(page)
    await form.text.fill('Ten of them.')
    const file = await picture()
    await form.plainFiles.setInputFiles(Array.from({ length: 10 }, () => file))
    await form.send.click()
    await expect(page.getByText('9 pictures at most.').first()).toBeVisible()
    await expect(form.text).toHaveValue('Ten of them.')
  })
})
