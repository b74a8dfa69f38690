// Order details: what each state says and offers, and what the borrower can do from there.

import { orderScreen, paths } from '../screens/loan.ts'
import { awake, callsTo, hostCallNames, hostIsConnected, nativeBack, planAnswer } from '../screens/page.ts'
import { appAt, expect, long, reads, sends, test } from '../support/app.ts'
import { type RunningServer, startServer } from '../support/server.ts'
import { some, turnOf } from '../support/turns.ts'

const states = [
  { persona: 'in-review', word: 'In review', picture: /^In review/, shows: 'market' },
  { persona: 'declined', word: 'Declined', picture: /^Declined/, shows: 'market' },
  { persona: 'approved-withdraw', word: 'Approved', picture: /^Approved/, shows: 'market' },
  { persona: 'active', word: 'Active', picture: /^Active/, shows: 'buttons' },
  { persona: 'due', word: 'Due', picture: /^Due/, shows: 'buttons' },
  { persona: 'overdue', word: 'Overdue', picture: /^Overdue/, shows: 'buttons' },
  { persona: 'settled', word: 'Settled', picture: /^Settled/, shows: 'buttons' },
] as const

test.describe('every state', () => {
  for (const { persona, word, picture, shows } of some(states, 3)) {
    test(`says '${word}' with its own picture, and shows the ${shows}`, reads, async ({ page, app }) => {
      await app.openAs(page, persona, '/loan-detail')
      const screen = orderScreen(page)
      await expect(page.getByText(word, { exact: true }).first()).toBeVisible()
      await expect(screen.picture(picture)).toBeVisible()
      await expect(screen.market).toHaveCount(shows === 'market' ? 1 : 0)
      await expect(screen.foot).toHaveCount(shows === 'buttons' ? 1 : 0)
    })
  }

  test('that we do not know is shown with the picture of the first', reads, async ({ page, app }) => {
    const who = await app.persona('active')
    await planAnswer(app, who, paths.details, { merge: { orderStatus: 155, noticeStatusText: 'On hold' }, times: 20 })
    await app.openAs(page, who.name, '/loan-detail')
    await expect(page.getByText('On hold', { exact: true })).toBeVisible()
    await expect(orderScreen(page).picture(/^In review/)).toBeVisible()
    await expect(orderScreen(page).foot).toHaveCount(0)
  })

  test('is the same under each address of the screen', reads, async ({ page, app }) => {
    for (const address of ['/order', '/borrowDetail']) {
      await app.openAs(page, 'active', address)
      await expect(page.getByText('Active', { exact: true })).toBeVisible()
    }
  })
})

test.describe('an application', () => {
  test('is one line of four steps, and says what one gets and pays back', reads, async ({ page, app }) => {
    await app.openAs(page, 'in-review', '/loan-detail')
    const steps = page.getByRole('listitem').filter({ hasText: /^(?:\d|done)/ })
    await expect(steps).toHaveText([/done Applied/, /done Agreed/, /3 Decisionour turn/, /4 Payout/])
    await expect(page.locator('[aria-current=step]')).toHaveText(/Decision/)
    const agreed = page.getByRole('region', { name: 'Candor Cash' })
    await expect(agreed).toContainText(/You get.*4\.750,00.*You pay back.*5\.600,00.*costs you.*850,00/)
  })

  test('waits for the borrower where the money is to be withdrawn', reads, async ({ page, app }) => {
    await app.openAs(page, 'approved-withdraw', '/loan-detail')
    await expect(page.locator('[aria-current=step]')).toHaveText(/Payout.*your turn/)
  })

  test('that is paid out has no line any more', reads, async ({ page, app }) => {
    await app.openAs(page, 'active', '/loan-detail')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-current=step]')).toHaveCount(0)
  })
})

test.describe('money', () => {
  test('an active loan says what comes next, and when', reads, async ({ page, app }) => {
    await app.openAs(page, 'active', '/loan-detail')
    await expect(page.getByText('Nothing to pay today.')).toBeVisible()
    await expect(page.getByText('Next payment', { exact: true })).toBeVisible()
    await expect(page.getByRole('img', { name: '2 of 4 payments made' })).toBeVisible()
    const lines = page.getByRole('region', { name: 'Paid so far' }).getByRole('listitem')
    await expect(lines).toHaveCount(5)
    await expect(lines.last()).toContainText('2.800,00')
    await expect(orderScreen(page).foot.getByRole('link')).toHaveText('Repayment')
  })

  test('a late one sums what is owed, part by part', reads, async ({ page, app }) => {
    await app.openAs(page, 'overdue', '/loan-detail')
    const screen = orderScreen(page)
    await expect(page.getByText('Payment 3 is 12 days late.')).toBeVisible()
    // What is due of it stands first; the whole of it stands among the loan's own figures below.
    await expect(screen.row('Of the loan amount')).toContainText('1.250,00')
    await expect(screen.row('Interest')).toContainText('150,00')
    await expect(screen.row('Late charge, 12 days')).toContainText('1.840,00')
    await expect(screen.row('To pay now')).toContainText('3.240,00')
  })

  test('a capped charge stands beside what the price list would ask', reads, async ({ page, app }) => {
    await app.openAs(page, 'overdue-reference', '/loan-detail')
    await expect(orderScreen(page).row('Late charge, 12 days')).toContainText('134,40')
    await expect(page.getByText('Our standard late charge would be ₱1.840,00.')).toBeVisible()
  })

  test('a settled one owes nothing and gives the closure letter along', reads, async ({ page, app }) => {
    await app.openAs(page, 'settled', '/loan-detail')
    await expect(page.getByRole('heading', { name: 'Closure letter' })).toBeVisible()
    await expect(page.getByText('You owe', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Save the letter' })).toHaveAttribute(
      'href',
      /^\/documents\/closureLetter\//,
    )
    await expect(page.getByRole('link', { name: 'Read the letter' })).toHaveAttribute('href', /document=closureLetter/)
  })
})

test('a payment whose outcome is unknown is said to be checked', reads, async ({ page, app }) => {
  const who = await app.persona('due')
  await planAnswer(app, who, paths.details, { merge: { paymentPending: 1 } })
  await app.openAs(page, 'due', '/loan-detail')
  await expect(page.getByText('We are checking your payment.')).toBeVisible()
  await page.reload()
  await expect(orderScreen(page).foot.getByText('REPAY', { exact: true })).toBeVisible()
  await expect(page.getByText('We are checking your payment.')).toHaveCount(0)
})

test.describe('buttons', () => {
  for (const persona of ['due', 'overdue']) {
    test(`${persona}: pay or roll over while that is offered, else one button`, reads, async ({ page, app }) => {
      const who = await app.openAs(page, persona, '/loan-detail')
      const { foot } = orderScreen(page)
      await expect(foot.getByText('REPAY', { exact: true })).toBeVisible()
      await expect(foot.getByText('Short of money?')).toBeVisible()
      await expect(foot.getByRole('link', { name: 'Rollover Repayment' })).toHaveAttribute('href', /^\/repay-delay\?/)
      await planAnswer(app, who, paths.details, { merge: { isDelay: 0 } })
      await page.reload()
      await expect(foot.getByRole('link')).toHaveCount(1)
      await expect(foot.getByText('Repayment', { exact: true })).toBeVisible()
      await expect(foot.getByRole('link')).toHaveAttribute('href', /^\/repay\?.*orderId=/)
    })
  }

  test('Borrow Again is counted and opens a new offer', sends, async ({ page, app }) => {
    const who = await app.persona('settled')
    await planAnswer(app, who, paths.details, { merge: { isScore: '0' } })
    await app.openAs(page, 'settled', '/loan-detail')
    await page.getByRole('button', { name: 'Borrow Again' }).click()
    await page.waitForURL(/\/confirm\?.*productId=candor-cash/)
    await expect(page.getByRole('button', { name: 'Loan Now' })).toBeVisible()
    const events = await callsTo(app, who, paths.event)
    expect(events[0]?.body).toMatchObject({ moduleId: '30', positionId: '0', productId: 'candor-cash' })
  })
})

test.describe('the market', () => {
  test('unfolds, counts a tap with its place, and asks where it leads at that moment', async ({ page, app }) => {
    const who = await app.openAs(page, 'in-review', '/loan-detail')
    const { market } = orderScreen(page)
    // Beside an application nothing is sold until it is asked for.
    await expect(market.getByRole('listitem').filter({ visible: true })).toHaveCount(0)
    await market.getByText('Click to view more products').click()
    await expect(market.getByRole('listitem').filter({ visible: true })).toHaveCount(3)
    await market.getByRole('button', { name: 'See cost School Start' }).click()
    await page.waitForURL(/\/confirm\?.*productId=school-start/)
    const events = await callsTo(app, who, paths.event)
    expect(events[0]?.body).toMatchObject({ moduleId: '32', positionId: '2', productId: 'school-start' })
    expect(await callsTo(app, who, paths.productJump)).toHaveLength(1)
  })

  // Each kind of address is told apart in one place (core/link-gate.test.ts): one is opened here, in the long form all are.
  for (const url of turnOf(['//evil.example', 'javascript:alert(1)', 'https://evil.example/'], 0)) {
    test(`does not follow ${url}`, sends, async ({ page, app }) => {
      const who = await app.openAs(page, 'in-review', '/loan-detail')
      await planAnswer(app, who, paths.productJump, { merge: { url } })
      await page.getByText('Click to view more products').click()
      await page.getByRole('button', { name: 'See cost Salary Bridge' }).click()
      await expect(page.getByText('Something broke on our side.').first()).toBeVisible()
      expect(new URL(page.url()).pathname).toBe('/loan-detail')
    })
  }
})

test.describe('prompts', () => {
  test('a payout that came back asks for another card', sends, async ({ page, app }) => {
    await app.openAs(page, 'payout-failed', '/loan-detail')
    const dialog = page.getByRole('dialog', { name: 'The money did not arrive' })
    const link = dialog.getByRole('link', { name: 'Go and bind the card' })
    await expect(link).toHaveAttribute('href', /^\/bind-card\?.*source=loanDetail/)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('link', { name: 'Add another bank account' })).toBeVisible()
  })

  test('an approved loan waits for Withdraw Now; Cancel puts it off', async ({ page, app }) => {
    const who = await app.openAs(page, 'approved-withdraw', '/loan-detail')
    const dialog = page.getByRole('dialog', { name: 'Your loan is ready' })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    expect(await callsTo(app, who, paths.withdraw)).toEqual([])
    await page.getByRole('button', { name: 'Withdraw Now' }).click()
    await expect(page.getByText(/We are sending|Before we send|Nothing to pay today/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Withdraw Now' })).toHaveCount(0)
    expect((await callsTo(app, who, paths.withdraw)).map((call) => call.code)).toEqual(['0'])
  })
})

test.describe('stars', () => {
  test('without a star nothing is sent', long, async ({ page, app }) => {
    const who = await app.openAs(page, 'score-asked', '/loan-detail?demoHost=android')
    await hostIsConnected(page)
    const posts: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.url())
    })
    const { scoreDialog } = orderScreen(page)
    await scoreDialog.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Silakan pilih').first()).toBeVisible()
    expect(posts).toEqual([])
    expect(await callsTo(app, who, paths.score)).toEqual([])
  })

  test('four or more ask the app for its own rating, once', long, async ({ page, app }) => {
    const who = await app.openAs(page, 'score-asked', '/loan-detail?demoHost=android')
    await hostIsConnected(page)
    const screen = orderScreen(page)
    await screen.star(4).check({ force: true })
    await screen.scoreDialog.getByRole('button', { name: 'Send' }).click()
    await expect(screen.scoreDialog).toBeHidden()
    await expect.poll(() => hostCallNames(page)).toEqual(['rate'])
    const [sent] = await callsTo(app, who, paths.score)
    expect(sent?.body).toMatchObject({ score: '5', stars: '4' })
    await expect.poll(() => new URL(page.url()).searchParams.get('scored')).toBeNull()
    await page.reload()
    await hostIsConnected(page)
    await expect(screen.scoreDialog).toBeHidden()
    expect(await hostCallNames(page)).toEqual([])
    expect(await callsTo(app, who, paths.score)).toHaveLength(1)
  })

  test('fewer open the result', long, async ({ page, app }) => {
    await app.openAs(page, 'score-asked', '/loan-detail?demoHost=android')
    await hostIsConnected(page)
    const screen = orderScreen(page)
    await screen.star(3).check({ force: true })
    await screen.scoreDialog.getByRole('button', { name: 'Send' }).click()
    const result = page.getByRole('dialog', { name: 'Thank you for telling us' })
    await expect(result.getByRole('link', { name: 'Tell us what is wrong' })).toBeVisible()
    await result.getByRole('button', { name: 'Close', exact: true }).last().click()
    await expect(result).toBeHidden()
    expect(await hostCallNames(page)).toEqual([])
  })
})

test.describe('the way on that the server names', () => {
  test('takes the place of a decided order', reads, async ({ page, app }) => {
    const who = await app.persona('active')
    await planAnswer(app, who, paths.details, { merge: { playeduL: '/customer-service?topic=1' } })
    await app.openAs(page, who.name, '/loan-detail')
    expect(new URL(page.url()).pathname).toBe('/customer-service')
    expect(new URL(page.url()).searchParams.get('appName')).toBe('Candor Demo')
    expect(new URL(page.url()).searchParams.get('topic')).toBe('1')
  })

  test('waits while the order is in review', reads, async ({ page, app }) => {
    const who = await app.persona('in-review')
    await planAnswer(app, who, paths.details, { merge: { playeduL: '/customer-service' } })
    await app.openAs(page, who.name, '/loan-detail')
    await expect(page.getByText('In review', { exact: true })).toBeVisible()
  })

  for (const playeduL of turnOf(
    ['https://evil.example/x', 'javascript:alert(1)', '//evil.example', 'data:text/html,x'],
    0,
  )) {
    test(`is not taken where it is ${playeduL}`, reads, async ({ page, app }) => {
      const who = await app.persona('active')
      await planAnswer(app, who, paths.details, { merge: { playeduL } })
      await app.openAs(page, who.name, '/loan-detail')
      await expect(page.getByText('Active', { exact: true })).toBeVisible()
      expect(page.url()).toContain(`${app.origin}/loan-detail`)
    })
  }
})

test.describe('which order', () => {
  test('is asked where there are several and none is named', reads, async ({ page, app }) => {
    const who = await app.persona('two-orders')
    await page.goto(`${app.origin}/order?${who.launch}`)
    await expect(page.getByRole('heading', { name: 'Which loan?' })).toBeVisible()
    await page.getByRole('link', { name: /Salary Bridge/ }).click()
    await expect(page.getByText('Overdue', { exact: true })).toBeVisible()
  })

  test('is clear where there is only one', reads, async ({ page, app }) => {
    const who = await app.persona('active')
    await page.goto(`${app.origin}/order?${who.launch}`)
    await expect(page.getByText('Active', { exact: true })).toBeVisible()
  })

  test('somebody else’s is not found, as one that never was', reads, async ({ page, app }) => {
    const other = await app.persona('overdue')
    for (const orderId of [other.orderId, 'L00000000NOBODY']) {
      await app.openAs(page, 'active', `/loan-detail?orderId=${orderId}&productId=candor-cash`)
      await expect(page.getByText("We can't find this loan in your account.")).toBeVisible()
    }
  })
})

test.describe('for a lender with settings of its own', () => {
  let server: RunningServer
  // One worker runs these: each would start the server anew.
  test.describe.configure({ mode: 'default' })
  test.beforeAll(async () => {
    server = await startServer({ ALLOWED_LINK_ORIGINS: 'https://partner.example', DATE_STYLE: 'iso' })
  })
  test.afterAll(async () => {
    await server.stop()
  })

  test('every date stands as on the wire, before React runs and after', long, async ({ page }) => {
    const lender = appAt(server.origin)
    const said = () => page.locator('main').textContent()
    for (const name of ['due', 'in-review']) {
      await lender.openAs(page, name, '/loan-detail')
      const asSent = await said()
      expect(asSent).toMatch(/\b2\d{3}-\d\d-\d\d\b/)
      expect(asSent).not.toMatch(/\b\d{1,2} [A-Z][a-z]{2} 2\d{3}\b/)
      await awake(page)
      expect(await said()).toBe(asSent)
    }
  })

  test('a partner that it lists is named before its page is opened, with a ticket and without a session', async ({
    page,
  }) => {
    const partner = appAt(server.origin)
    const who = await partner.persona('active')
    const merge = { playeduL: 'https://partner.example/offer?from=candor' }
    await planAnswer(partner, who, paths.details, { merge, times: 3 })
    await partner.openAs(page, who.name, '/loan-detail')
    await expect(page.getByText('The next page belongs to partner.example.')).toBeVisible()
    const asked = page.waitForRequest(/^https:\/\/partner\.example\/offer/)
    await page.getByRole('link', { name: 'Go to partner.example' }).click()
    const query = new URL((await asked).url()).searchParams
    expect(query.get('from')).toBe('candor')
    expect(query.get('appName')).toBe('Candor Demo')
    expect(query.get('sessionId')?.split('.')).toHaveLength(3)
    expect(query.get('userId')).toBeNull()
  })

  test('a partner that it lists can be passed by', long, async ({ page }) => {
    const partner = appAt(server.origin)
    const who = await partner.persona('active')
    await planAnswer(partner, who, paths.details, { merge: { playeduL: 'https://partner.example/' }, times: 2 })
    await partner.openAs(page, who.name, '/loan-detail')
    await page.getByRole('link', { name: 'Stay with my loan' }).click()
    await expect(page.getByText('Active', { exact: true })).toBeVisible()
  })
})

test('the app’s back gesture leads to the app’s own orders', async ({ page, app }) => {
  await app.openAs(page, 'active', '/loan-detail?demoHost=ios')
  await hostIsConnected(page)
  await nativeBack(page)
  await expect.poll(() => hostCallNames(page)).toEqual(['goMine'])
})

test.describe('with JavaScript switched off', () => {
  test.use({ javaScriptEnabled: false })

  test('the loan is withdrawn all the same', async ({ page, app }) => {
    await app.openAs(page, 'approved-withdraw', '/loan-detail')
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw Now' }).click()
    await expect(page.getByText(/We are sending|Before we send|Nothing to pay today/)).toBeVisible()
  })

  test('a missing star is said by the server', async ({ page, app }) => {
    await app.openAs(page, 'score-asked', '/loan-detail')
    await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Silakan pilih').first()).toBeVisible()
  })

  test('other products unfold and open', async ({ page, app }) => {
    await app.openAs(page, 'declined', '/loan-detail')
    await page.getByText('Click to view more products').click()
    await page.getByRole('button', { name: 'See cost School Start' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Loan confirmation' })).toBeVisible()
  })
})
