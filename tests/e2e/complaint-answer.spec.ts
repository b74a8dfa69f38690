// The answer to a complaint: the list, 'Online service', its pictures, and the stars.

import { officerOf } from '../screens/desk.ts'
import { awake, callsTo, keepAsleep, picture, planAnswer, stillClock } from '../screens/page.ts'
import { calls, RatingSheet } from '../screens/service.ts'
import { expect, long, reads, sends, test } from '../support/app.ts'
import { some } from '../support/turns.ts'

test('the list has the tabs of the server, and each case opens', sends, async ({ page, app }) => {
  const who = await app.openAs(page, 'complaint-answered', '/complaintList')
  await expect(page.getByRole('tab')).toHaveText(['All', 'Open', 'Answered'])
  const listed = page.getByRole('tabpanel').getByRole('link').first()
  await expect(listed.locator('.tag'), 'among all it says which are answered').toHaveText('Answered')
  await expect(listed.locator('.tag')).toHaveAttribute('data-status', 'settled')
  await page.getByRole('tab', { name: 'Open' }).click()
  await expect(page.getByRole('tabpanel').getByText('Nothing here')).toBeVisible()
  await page.getByRole('tab', { name: 'Answered' }).click()
  const item = page.getByRole('tabpanel').getByRole('link')
  await expect(item).toContainText('Repayment')
  await expect(item).toContainText('I paid at the shop yesterday')
  await expect(item).toContainText(/\d{1,2}\s[A-Z][a-z]{2}\s\d{4}, \d\d:\d\d/)
  await item.click()
  await page.waitForURL(new RegExp(`/complainDetails\\?problemId=${who.problemId}`))
})

test.describe('the answer', () => {
  test('stands above what was asked, with its pictures, the case number and whom to turn to', async ({ page, app }) => {
    const { problemId } = await app.persona('complaint-answered')
    await app.openAs(page, 'complaint-answered', `/complainDetails?problemId=${problemId}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Online service' })).toBeVisible()
    const result = page.getByRole('region', { name: 'Process Result' })
    await expect(result).toContainText('You are right, and we are sorry.')
    await expect(result.getByRole('img')).toHaveCount(2)
    await expect(page.getByText('77/200')).toBeVisible()
    await expect(page.getByText(/^C\d{8}-/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'help@candor.example' })).toHaveAttribute('href', /^mailto:/)
    await expect(page.getByRole('link', { name: '+63 2 5550 0100' })).toHaveAttribute('href', 'tel:+63255500100')
    const shown = await page
      .locator('.shot img')
      .first()
      .evaluate((image: HTMLImageElement) => image.naturalWidth)
    expect(shown).toBeGreaterThan(0)
  })

  test('is not there before there is one', reads, async ({ page, app }) => {
    const { problemId } = await app.persona('complaint-open')
    await app.openAs(page, 'complaint-open', `/complainDetails?problemId=${problemId}`)
    await expect(page.getByText('The amount on the receipt is not the amount that I paid.')).toBeVisible()
    // Ours first: by when there is an answer, and where the case is.
    const first = page.locator('main .leaf').first()
    await expect(first.getByRole('heading', { name: /^We’ll answer by \d/ })).toBeVisible()
    await expect(first.getByRole('listitem')).toHaveText([/Received$/, /^2 Read.*by \d/, /^3 Answer$/])
    await expect(page.getByText('Process Result')).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('of pictures alone is shown too', reads, async ({ page, app }) => {
    const answered = await app.persona('complaint-answered')
    const details = await app.call(answered, 'POST', calls.details, { problemId: answered.problemId ?? '' })
    await app.demo(`/demo/complaints/${answered.problemId}/reply`, { text: '', images: details.data.disposeImages })
    await app.openAs(page, 'complaint-answered', `/complainDetails?problemId=${answered.problemId}`)
    await expect(page.getByRole('region', { name: 'Process Result' }).getByRole('img')).toHaveCount(2)
  })

  test('is text and nothing else, whatever the officer wrote', reads, async ({ page, app }) => {
    const { problemId } = await app.persona('complaint-open')
    const text = '<img src=x onerror="document.title=\'gone\'"><script>1</script> fine'
    await app.demo(`/demo/complaints/${problemId}/reply`, { text })
    await app.openAs(page, 'complaint-open', `/complainDetails?problemId=${problemId}`)
    await expect(page.getByText('<script>1</script> fine')).toBeVisible()
    await expect(page).toHaveTitle('Online service')
  })

  test('of somebody else is not found, like one that never was', reads, async ({ page, app }) => {
    const other = await app.persona('complaint-answered')
    for (const problemId of [other.problemId, 'case-that-never-was']) {
      await app.openAs(page, 'complaint-open', `/complainDetails?problemId=${problemId}`)
      await expect(page.getByText("We can't find this complaint in your account.")).toBeVisible()
      await expect(page.getByText('I paid at the shop')).toHaveCount(0)
    }
    await expect(page.getByRole('link', { name: 'To my complaints' })).toBeVisible()
  })

  test('that could not be loaded can be asked for again', reads, async ({ page, app }) => {
    const who = await app.persona('complaint-open')
    await planAnswer(app, who, calls.details, { drop: true })
    await app.openAs(page, 'complaint-open', `/complainDetails?problemId=${who.problemId}`)
    await expect(page.getByText('No answer right now.').first()).toBeVisible()
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByText('The amount on the receipt')).toBeVisible()
  })
})

test.describe('the stars', () => {
  test('are asked for three seconds after the page, and Cancel empties them', async ({ page, app }) => {
    await stillClock(page)
    const { problemId } = await app.persona('complaint-answered')
    await app.openAs(page, 'complaint-answered', `/complainDetails?problemId=${problemId}`)
    await awake(page)
    const rating = new RatingSheet(page)
    await page.clock.runFor(2_999)
    await expect(rating.sheet).toBeHidden()
    await page.clock.runFor(1)
    await expect(rating.sheet).toBeVisible()
    await rating.star(4).check({ force: true })
    await expect(rating.sheet).toContainText('4 of 5: good')
    await rating.cancel.click()
    await expect(rating.sheet).toBeHidden()
    await page.getByRole('button', { name: 'Please rate this service' }).click()
    await expect(rating.star(4)).not.toBeChecked()
  })

  for (const life of some(['awake', 'asleep'], 1))
    test(`are not asked for over a reply that is being written: ${life}`, async ({ page, app, faults }) => {
      await stillClock(page)
      const { problemId } = await app.persona('complaint-answered')
      await app.openAs(page, 'complaint-answered', `/complainDetails?problemId=${problemId}`)
      await (life === 'awake' ? awake(page) : keepAsleep(page))
      const reply = page.getByRole('textbox')
      await reply.focus()
      await page.clock.runFor(3_000)
      await page.keyboard.type('It is still missing.')
      await expect(reply).toHaveValue('It is still missing.')
      await expect(new RatingSheet(page).sheet).toBeHidden()
      // What is asked for while the files are held back is cut off.
      faults.length = 0
    })

  test('are sent as they were chosen, once', async ({ page, app }) => {
    const { problemId } = await app.persona('complaint-answered')
    const who = await app.openAs(page, 'complaint-answered', `/complainDetails?problemId=${problemId}`)
    await awake(page)
    const rating = new RatingSheet(page)
    await page.getByRole('button', { name: 'Please rate this service' }).click()
    await rating.send.click()
    await expect(page.getByText('Silakan pilih').first()).toBeVisible()
    expect(await callsTo(app, who, calls.rate)).toHaveLength(0)
    await rating.star(2).check({ force: true })
    await rating.send.click()
    await expect(page.getByText('Successful demonstration！')).toBeVisible()
    await expect(rating.sheet).toHaveCount(0)
    const [rated] = await callsTo(app, who, calls.rate)
    expect(rated).toMatchObject({ code: '00', body: { score: '2', problemId } })
    await page.reload()
    await expect(page.getByRole('button', { name: 'Please rate this service' })).toHaveCount(0)
  })

  test('that the server refuses say its message', long, async ({ page, app }) => {
    const { problemId } = await app.persona('complaint-answered')
    const who = await app.openAs(page, 'complaint-answered', `/complainDetails?problemId=${problemId}`)
    await planAnswer(app, who, calls.rate, { code: '46007', message: 'You have already rated this answer.' })
    await awake(page)
    const rating = new RatingSheet(page)
    await page.getByRole('button', { name: 'Please rate this service' }).click()
    await rating.star(5).check({ force: true })
    await rating.send.click()
    await expect(page.getByText('You have already rated this answer.').first()).toBeVisible()
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('stand in the page', async ({ page, app }) => {
      const { problemId } = await app.persona('complaint-answered')
      const who = await app.openAs(page, 'complaint-answered', `/complainDetails?problemId=${problemId}`)
      const rating = new RatingSheet(page)
      await rating.send.click()
      await expect(page.getByText('Silakan pilih').first()).toBeVisible()
      await rating.star(5).check({ force: true })
      await rating.send.click()
      await expect(page.getByText('Successful demonstration！')).toBeVisible()
      expect((await callsTo(app, who, calls.rate))[0]?.body).toMatchObject({ score: '5' })
    })
  })
})

test.describe('a case', () => {
  test.use({ javaScriptEnabled: false })

  test('is talked over by both sides: a question, a reply with a picture that goes without script, an answer, and open again', async ({
    page,
    app,
  }) => {
    const support = await officerOf(app, 'support')
    const who = await app.persona('complaint-open')
    const path = `/desk/cases/${who.problemId}`
    const say = async (body: object) => {
      const response = await fetch(new URL(`${path}/messages`, support.launch), {
        method: 'POST',
        headers: { authorization: `Bearer ${support.token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      expect(response.status).toBe(200)
    }
    await say({ kind: 'question', text: 'Which receipt is it?' })
    await app.openAs(page, 'complaint-open', `/complainDetails?problemId=${who.problemId}`)
    await expect(page.getByText('We asked you something. Please answer below.')).toBeVisible()
    await expect(page.getByText('Final answer at the latest by')).toBeVisible()
    const thread = page.getByRole('region', { name: 'What was said' })
    await expect(thread.getByRole('listitem')).toContainText('Which receipt is it?')
    const box = page.getByRole('textbox', { name: 'Your message' })
    const send = page.getByRole('button', { name: 'Send', exact: true })
    await send.click()
    await expect(page.getByText('Please fill in your comments and suggestions').first()).toBeVisible()
    await box.fill('The last one.')
    await page.locator('input[type=file][multiple]').setInputFiles(await picture())
    await send.click()
    await expect(page.getByText('Your message was sent.')).toBeVisible()
    await expect(thread.locator('.talk > li').last()).toContainText('The last one.')
    await expect(thread.locator('.talk > li').last().getByRole('img')).toHaveCount(1)
    await expect(box).toHaveValue('')
    await say({ text: 'We have corrected it.' })
    await page.reload()
    await expect(page.getByRole('region', { name: 'Process Result' })).toContainText('We have corrected it.')
    await page.getByRole('textbox', { name: 'What is still wrong' }).fill('Not yet.')
    await page.getByRole('button', { name: 'Reopen complaint' }).click()
    await expect(page.getByText('Your complaint is open again. It has not been answered yet.')).toBeVisible()
  })
})
