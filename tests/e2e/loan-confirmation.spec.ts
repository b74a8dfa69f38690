// Loan confirmation: what the offer says before anybody agrees, and what agreeing does, once.

import { confirmScreen, paths } from '../screens/loan.ts'
import { awake, callsTo, holdPosts, hostCallNames, hostIsConnected, nativeBack, planAnswer } from '../screens/page.ts'
import { expect, long, reads, sends, test } from '../support/app.ts'
import { turnOf } from '../support/turns.ts'

test.describe('the offer', () => {
  test(
    'says what arrives, what it costs and what goes back, before anything is agreed to',
    reads,
    async ({ page, app }) => {
      await app.openAs(page, 'new-with-account', '/confirm')
      const screen = confirmScreen(page)
      await expect(page.getByText('Candor Cash', { exact: true })).toBeVisible()
      await expect(page.getByText('Continue as •••• 0001')).toBeVisible()
      await expect(page.getByText('4.750,00').first()).toBeVisible()
      await expect(page.getByText('5.600,00').first()).toBeVisible()
      await expect(screen.row('The loan costs you')).toContainText('850,00')
      await expect(screen.row('Loan amount')).toContainText('5.000,00')
      await expect(screen.row('Loan term')).toHaveText('120 days')
      await expect(screen.row('Interest rate')).toHaveText('0,1 % a day')
      await expect(screen.row('APR, all costs in one yearly rate')).toHaveText('125,9 % a year')
      await expect(screen.row('7 days late adds')).toContainText('1.490,00')
      await expect(screen.row('90 days late adds')).toContainText('6.460,00')
      await expect(screen.plan.getByRole('listitem')).toHaveCount(4)
      await expect(screen.plan).toContainText('Payment 4/4')
      await expect(screen.card).toContainText('•••• 4417')
      await expect(screen.card).toHaveAttribute('href', /^\/bind-card\?.*source=confirmUrl/)
    },
  )

  test('lies beside its late cost and its papers on a laptop, and the button ends them', async ({ page, app }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await app.openAs(page, 'new-with-account', '/confirm')
    const parts = [
      page.locator('.leaf').first(),
      page.locator('.leaf').nth(1),
      page.locator('#papers'),
      page.locator('.foot'),
      page.locator('.foot .btn'),
    ]
    const [offer, late, papers, foot, button] = await Promise.all(parts.map((part) => part.boundingBox()))
    expect(late?.y).toBe(offer?.y)
    for (const part of [late, papers, button]) {
      expect(part?.x).toBeGreaterThan((offer?.x ?? 0) + (offer?.width ?? 0) - 2)
    }
    expect(foot?.y).toBeGreaterThan(papers?.y ?? 0)
    expect(foot?.width, 'the foot ends both pages').toBeGreaterThan((offer?.width ?? 0) + (late?.width ?? 0) - 2)
  })

  test('shows rows that the server adds, and hides a plan that is empty', reads, async ({ page, app }) => {
    const who = await app.persona('new-with-account')
    const merge = { repay_plans: [], details: [{ text: 'Stamp duty', value: 'none' }] }
    await planAnswer(app, who, paths.offer, { merge })
    await app.openAs(page, 'new-with-account', '/confirm')
    const screen = confirmScreen(page)
    await expect(screen.row('Stamp duty')).toHaveText('none')
    await expect(screen.row('The loan costs you')).toContainText('850,00')
    await expect(screen.plan).toHaveCount(0)
    await expect(page.getByText('Repayment Plan')).toHaveCount(0)
  })

  for (const address of turnOf(['/confirm', '/confirm-classic'], 0)) {
    test(
      `${address} rules the row that is the sum, also where another row has the same amount`,
      reads,
      async ({ page, app }) => {
        const who = await app.persona('new-with-account')
        const alone = [
          { text: 'Interest, 120 days', value: '₱ 850,00' },
          { text: 'The loan costs you', value: '₱ 850,00', kind: 'totalCost' },
          { text: 'Put aside for you', value: '125,9 % a year' },
        ]
        const path = address === '/confirm' ? paths.offer : paths.classicOffer
        await planAnswer(app, who, path, { merge: { details: alone } })
        await app.openAs(page, 'new-with-account', address)
        await expect(page.locator('dl .total dt').first()).toHaveText('The loan costs you')
        await expect(confirmScreen(page).row('Interest, 120 days')).toBeVisible()
        // Nor does a stranger's row pass for the rate that the offer leaves out.
        await expect(confirmScreen(page).row('APR, all costs in one yearly rate')).toHaveText('125,9 % a year')
      },
    )
  }

  test('says every row of the server in its order, after amount, term and rate', reads, async ({ page, app }) => {
    const who = await app.persona('new-with-account')
    const details = [
      { text: 'You pay back', value: '₱ 5.600,00', kind: 'totalRepayable' },
      { text: 'Note', value: 'one' },
      { text: 'You get', value: '₱ 4.750,00', kind: 'netProceeds' },
      { text: 'Costs', value: '₱ 850,00', kind: 'totalCost' },
      { text: 'Note', value: 'two' },
      { text: 'APR', value: '125,9 % a year', kind: 'apr' },
    ]
    await planAnswer(app, who, paths.offer, { merge: { details } })
    await app.openAs(page, who.name, '/confirm')
    const terms = await page.locator('main dt').allTextContents()
    const own = ['Loan amount', 'Loan term', 'Interest rate']
    expect(terms.slice(0, own.length + details.length)).toEqual([...own, ...details.map(({ text }) => text)])
  })

  test('strikes the price list through where a cap holds below it', reads, async ({ page, app }) => {
    const who = await app.persona('overdue-reference')
    await app.openAs(page, who.name, '/confirm')
    const row = confirmScreen(page).row('30 days late adds')
    await expect(row.locator('s')).toContainText('3.100,00')
    await expect(row).toContainText('336,00')
    await expect(page.getByText('You pay the lower one.')).toBeVisible()
  })

  test('asks again when the agreement has changed, and shows the offer anew', sends, async ({ page, app }) => {
    const who = await app.openAs(page, 'new-with-account', '/confirm')
    const message = 'The agreement has changed. Please read it again before you agree.'
    await planAnswer(app, who, paths.push, { code: '41005', message })
    await confirmScreen(page).submit.click()
    await expect(page.getByText(message).first()).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/confirm')
    await page.getByRole('link', { name: 'Show the offer again' }).click()
    await expect(page.getByText(message)).toHaveCount(0)
    const offers = await callsTo(app, who, paths.offer)
    expect(offers.length).toBeGreaterThanOrEqual(2)
    await confirmScreen(page).submit.click()
    await page.waitForURL(/\/loan-detail\?/)
  })

  test('stands anew below its refusal where it has expired, with a tick of its own', async ({ page, app }) => {
    const who = await app.persona('new-with-account')
    await planAnswer(app, who, paths.offer, { merge: { agreementTicked: 0 }, times: 2 })
    await app.openAs(page, who.name, '/confirm')
    const screen = confirmScreen(page)
    const before = await page.locator('input[name=offerId]').inputValue()
    await page.getByRole('checkbox').check()
    await app.demo('/demo/clock', { advanceMinutes: 25 * 60 })
    // The form as it is sent by a page that sleeps.
    await screen.submit.click()
    await expect(page.getByText('This offer has expired. Please look at the new one.').first()).toBeVisible()
    expect(await page.locator('input[name=offerId]').inputValue()).not.toBe(before)
    await expect(page.getByRole('link', { name: 'Show the offer again' })).toHaveCount(0)
    await expect(page.getByRole('checkbox')).not.toBeChecked()
  })

  test('asks for an account where none is bound, and takes no loan without it', sends, async ({ page, app }) => {
    const who = await app.openAs(page, 'new-without-account', '/confirm')
    const screen = confirmScreen(page)
    await expect(screen.card).toContainText('No bank account yet')
    await screen.submit.click()
    await expect(page.locator('.note').getByRole('link', { name: 'Add your bank account' })).toBeVisible()
    expect(page.url()).toContain('/confirm')
    expect((await callsTo(app, who, paths.push)).map((call) => call.code)).toEqual(['42001'])
  })

  test('opens a paper through its one-time link', sends, async ({ page, app }) => {
    const who = await app.openAs(page, 'new-with-account', '/confirm')
    await confirmScreen(page).paper('Loan agreement').click()
    await page.waitForURL(/\/loan-agreement\?doc=/)
    await expect(page.getByRole('heading', { level: 1, name: 'Loan agreement' })).toBeVisible()
    await expect(page.getByText('The lender lends ₱ 5.000,00')).toBeVisible()
    const [jump] = await callsTo(app, who, paths.agreementJump)
    expect(jump?.query).toMatchObject({ scene: '3', position: '2', productId: 'candor-cash', from: 'confirm' })
    expect(jump?.query.offerId).not.toBe('')
    await page.reload()
    await expect(page.getByText('This link was already opened, or it is too old.')).toBeVisible()
  })

  test('is still there after a paper was read, and can be accepted', sends, async ({ page, app }) => {
    await app.openAs(page, 'new-with-account', '/confirm')
    await confirmScreen(page).paper('Privacy policy').click()
    await page.waitForURL(/\/loan-agreement\?doc=/)
    // The address changes a moment before the screen does, and the offer has a way back as well.
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible()
    await page.getByRole('link', { name: 'Back' }).click()
    await page.waitForURL(/\/confirm\?.*productId=candor-cash/)
    await confirmScreen(page).submit.click()
    await page.waitForURL(/\/loan-detail\?.*from=confirm$/)
  })

  test('says so when it cannot be loaded, and offers to try again', sends, async ({ page, app }) => {
    const who = await app.persona('new-with-account')
    await planAnswer(app, who, paths.offer, { http: 500 })
    await app.openAs(page, who.name, '/confirm')
    await expect(page.getByText('Something broke on our side.').first()).toBeVisible()
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(confirmScreen(page).submit).toBeVisible()
  })

  test('cannot be agreed to without its papers', sends, async ({ page, app }) => {
    const who = await app.persona('new-with-account')
    await planAnswer(app, who, paths.agreements, { drop: true })
    await app.openAs(page, who.name, '/confirm')
    await expect(page.getByText("We couldn't load the documents of this loan.")).toBeVisible()
    await expect(confirmScreen(page).submit).toBeDisabled()
  })
})

test.describe('Loan Now', () => {
  test('applies once, counts the event and replaces the page by the order', async ({ page, app }) => {
    const who = await app.openAs(page, 'new-with-account', '/confirm')
    await awake(page)
    const before = await page.evaluate(() => history.length)
    await confirmScreen(page).submit.click()
    await page.waitForURL(/\/loan-detail\?.*from=confirm$/)
    await expect(page.getByText('In review', { exact: true })).toBeVisible()
    const url = new URL(page.url())
    expect(url.searchParams.get('appName')).toBe('Candor Demo')
    expect(url.searchParams.get('sessionId')).toBeNull()
    expect(await page.evaluate(() => history.length)).toBe(before)
    const [push] = await callsTo(app, who, paths.push)
    expect(push?.body).toMatchObject({ amount: '500000', periods: '120', termUnit: 'day', agree: '1' })
    await expect
      .poll(async () => (await callsTo(app, who, paths.event)).map(({ body }) => [body?.moduleId, body?.positionId]))
      .toEqual([['31', '0']])
  })

  test('does not mind a counting that fails', sends, async ({ page, app }) => {
    const who = await app.openAs(page, 'new-with-account', '/confirm')
    await planAnswer(app, who, paths.event, { drop: true })
    await confirmScreen(page).submit.click()
    await page.waitForURL(/\/loan-detail\?/)
    await expect(page.getByText('In review', { exact: true })).toBeVisible()
  })

  test('is grey and inert while the box is not ticked', long, async ({ page, app }) => {
    const who = await app.openAs(page, 'new-with-account', '/confirm')
    // While the page sleeps the browser itself asks for the tick, and the server refuses without it.
    await awake(page)
    const screen = confirmScreen(page)
    await expect(screen.agree).toBeChecked()
    await screen.agree.uncheck()
    await expect(screen.submit).toBeDisabled()
    await screen.submit.click({ force: true })
    expect(await callsTo(app, who, paths.push)).toEqual([])
    await screen.agree.check()
    await expect(screen.submit).toBeEnabled()
  })

  test('is not ticked beforehand where the market forbids it', async ({ page, app }) => {
    await app.openAs(page, 'overdue-india', '/confirm')
    await awake(page)
    const screen = confirmScreen(page)
    await expect(screen.agree).not.toBeChecked()
    await expect(screen.submit).toBeDisabled()
  })

  test('makes one application of ten taps, and leads to it from then on', long, async ({ page, app }) => {
    const who = await app.openAs(page, 'new-with-account', '/confirm')
    await planAnswer(app, who, paths.push, { delayMs: 500 })
    await page.evaluate(() => {
      const button = document.querySelector<HTMLButtonElement>('.foot button')
      for (let tap = 0; tap < 10; tap++) button?.click()
    })
    await page.waitForURL(/\/loan-detail\?/)
    expect(await callsTo(app, who, paths.push)).toHaveLength(1)
    for (const address of ['/confirm', '/confirm-classic']) {
      await app.openAs(page, who.name, address)
      expect(new URL(page.url()).pathname, address).toBe('/loan-detail')
      await expect(page.getByText('In review', { exact: true })).toBeVisible()
    }
  })

  test('says what the server says, and keeps the offer', sends, async ({ page, app }) => {
    const who = await app.openAs(page, 'new-with-account', '/confirm')
    await planAnswer(app, who, paths.push, { code: '41006', message: 'You have another loan.' })
    await confirmScreen(page).submit.click()
    await expect(page.getByText('You have another loan.').first()).toBeVisible()
    await expect(confirmScreen(page).agree).toBeChecked()
  })

  test('sends the same key again when the outcome of the first attempt is unknown', sends, async ({ page, app }) => {
    const who = await app.openAs(page, 'new-with-account', '/confirm')
    await planAnswer(app, who, paths.push, { drop: true })
    await confirmScreen(page).submit.click()
    await expect(page.getByText('No answer right now. Please try again.').first()).toBeVisible()
    await confirmScreen(page).submit.click()
    await page.waitForURL(/\/loan-detail\?/)
    const keys = (await callsTo(app, who, paths.push)).map((call) => call.headers['idempotency-key'])
    expect(new Set(keys).size).toBe(1)
  })

  test('refuses figures that are not the offer’s', long, async ({ page, app }) => {
    const who = await app.openAs(page, 'new-with-account', '/confirm?demoHost=android')
    await hostIsConnected(page)
    const submit = await confirmScreen(page).submit.elementHandle()
    // In one task of the browser: the page writes the figures once more whenever it is rendered.
    await page.locator('input[name=principal]').evaluate((input: HTMLInputElement, button) => {
      input.value = '900000'
      ;(button as HTMLButtonElement).click()
    }, submit)
    await expect(page.locator('.note').getByRole('link', { name: 'Show the offer again' })).toBeVisible()
    expect((await callsTo(app, who, paths.push)).map((call) => call.code)).toEqual(['41003'])
  })

  test('goes nowhere but to our own order page, whatever the answer says', sends, async ({ page, app }) => {
    const who = await app.openAs(page, 'new-with-account', '/confirm')
    await planAnswer(app, who, paths.push, { merge: { lendDetailsUrl: 'https://evil.example/loan' } })
    await confirmScreen(page).submit.click()
    await page.waitForURL((url) => url.origin === app.origin && url.pathname === '/loan-detail')
    await expect(page.getByText('In review', { exact: true })).toBeVisible()
  })
})

test('an agreement from an unlisted place is not shown at all', sends, async ({ page, app }) => {
  const who = await app.persona('new-with-account')
  await planAnswer(app, who, paths.offer, { merge: { popAgreementUrl: 'https://evil.example/a' } })
  await app.openAs(page, who.name, '/confirm')
  await expect(confirmScreen(page).submit).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
})

test.describe('the back gesture of an iOS app', () => {
  test('asks each time, in plain text; Agree stays and Cancel leaves', async ({ page, app }) => {
    const who = await app.persona('new-with-account')
    const merge = { isPopType: 1, popTitle: 'Stay?', popContent: '<img src=x onerror=alert(1)>' }
    await planAnswer(app, who, paths.offer, { merge })
    await app.openAs(page, who.name, '/confirm?demoHost=ios')
    await hostIsConnected(page)
    const { retention } = confirmScreen(page)
    await nativeBack(page)
    await expect(retention).toBeVisible()
    await expect(retention.getByRole('heading', { name: 'Stay?' })).toBeVisible()
    await expect(retention.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
    await retention.getByRole('button', { name: 'Agree' }).click()
    await expect(retention).toBeHidden()
    await nativeBack(page)
    await expect(retention).toBeVisible()
    // Neither the gesture itself nor Escape answers the question.
    await nativeBack(page)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(retention).toBeVisible()
    expect(await hostCallNames(page)).toEqual([])
    await retention.getByRole('button', { name: 'Cancel' }).click()
    await expect.poll(() => hostCallNames(page)).toEqual(['closeWebview'])
  })

  test('closes the webview with Cancel', long, async ({ page, app }) => {
    await app.openAs(page, 'new-with-account', '/confirm?demoHost=ios')
    await hostIsConnected(page)
    await nativeBack(page)
    await confirmScreen(page).retention.getByRole('button', { name: 'Cancel' }).click()
    await expect.poll(() => hostCallNames(page)).toEqual(['closeWebview'])
  })

  const unasked = [
    { host: 'ios', isPopType: 0 },
    { host: 'android', isPopType: 1 },
  ]
  for (const { host, isPopType } of turnOf(unasked, 1)) {
    test(`asks nothing on ${host} with isPopType ${isPopType}`, async ({ page, app }) => {
      const who = await app.persona('new-with-account')
      await planAnswer(app, who, paths.offer, { merge: { isPopType } })
      await app.openAs(page, who.name, `/confirm?demoHost=${host}`)
      await hostIsConnected(page)
      await nativeBack(page)
      await expect(confirmScreen(page).retention).toBeHidden()
      await expect.poll(() => hostCallNames(page)).toEqual(['closeWebview'])
    })
  }

  test('leaves nothing while the offer is being accepted', long, async ({ page, app }) => {
    const who = await app.openAs(page, 'new-with-account', '/confirm?demoHost=ios')
    await hostIsConnected(page)
    const letGo = await holdPosts(page)
    await confirmScreen(page).submit.click()
    await nativeBack(page)
    await expect(confirmScreen(page).retention).toBeVisible()
    await nativeBack(page)
    expect(await hostCallNames(page)).toEqual([])
    letGo()
    await page.waitForURL(/\/loan-detail\?/)
    expect(await callsTo(app, who, paths.push)).toHaveLength(1)
  })
})

test.describe('with JavaScript switched off', () => {
  test.use({ javaScriptEnabled: false })

  test('a refusal stands on the page, and the offer with it', async ({ page, app }) => {
    const who = await app.openAs(page, 'new-with-account', '/confirm')
    await planAnswer(app, who, paths.push, { code: '41006', message: 'You have another loan.' })
    await confirmScreen(page).submit.click()
    await expect(page.getByText('You have another loan.').first()).toBeVisible()
    await expect(confirmScreen(page).submit).toBeVisible()
  })

  test('a form without the tick is refused by the server', async ({ page, app }) => {
    const who = await app.openAs(page, 'new-with-account', '/confirm')
    const fields: Record<string, string> = {}
    for (const input of await page.locator('form#accept input[type=hidden]').all()) {
      fields[(await input.getAttribute('name')) ?? ''] = await input.inputValue()
    }
    const answer = await page.request.post(page.url(), { form: fields, headers: { Origin: app.origin } })
    expect(answer.status()).toBe(422)
    expect((await callsTo(app, who, paths.push)).map((call) => call.code)).toEqual(['41004'])
  })
})
