// Requests about one's data, from the phone to the desk and back: a case of its own kind, with the market's clock.

import { beforeAll, describe, expect, it } from 'vitest'
import { deskOf } from '../support/desk.ts'
import { productOfFile } from '../support/product-of-file.ts'

const product = productOfFile()
const desk = deskOf(product)
let support = ''
beforeAll(async () => {
  support = await desk.token('support')
})

const who = () => product.persona('active')
const ask = (fields: Record<string, unknown> = {}) =>
  product.call({
    path: '/hazel/user-problem/data-request-save',
    who: who(),
    fields: { about: 'correct', problemDetail: 'My street is Palm Street.', ...fields },
  })
const waiting = async () =>
  (await desk.get('/desk/work?limit=200&kind=dataRequest', { token: support })).data.items as Record<string, unknown>[]
const texts = async () => {
  const { text } = await product.call({ method: 'GET', path: '/demo/outbox', fields: { phone: who().phone } })
  return (JSON.parse(text) as { text: string }[]).map((one) => one.text)
}
const detail = async (problemId: string) =>
  (await product.call({ path: '/hazel/user-problem/problem-detail', who: who(), fields: { problemId } })).data
const inbox = async () => {
  const { data } = await product.call({ method: 'GET', path: '/hazel/v3/inbox/messages', who: who() })
  return (data.list as { title: string }[]).map(({ title }) => title)
}

describe('a request about data', () => {
  it('waits for a person with thirty days, and is done by an answer that the borrower reads', async () => {
    const { problemId, caseNumber, answerBy } = (await ask()).data
    const [item, ...others] = await waiting()
    expect(others).toEqual([])
    expect(item).toMatchObject({
      kind: 'dataRequest',
      id: problemId,
      caseId: problemId,
      what: 'correct',
      isOver: false,
    })
    // First that it was read is to be said, then the answer.
    expect(item?.dueBy).toBe((await detail(problemId)).acknowledgeBy)
    const days = (Date.parse(answerBy.slice(0, 10)) - Date.parse(String(item?.since).slice(0, 10))) / 86_400_000
    expect([days, answerBy.slice(11)]).toEqual([30, '23:59:59'])
    expect((await texts()).some((text) => text.includes(`your request about your data (${caseNumber})`))).toBe(true)
    expect(await inbox()).toContain('We got your request about your data')

    const taken = await desk.post(`/desk/work/dataRequest/${problemId}/take`, { token: support })
    expect(taken.data.owner.name).toBe('Maya Santos')
    await desk.post(`/desk/cases/${problemId}/acknowledge`, { token: support })
    expect((await waiting())[0]?.dueBy).toBe(answerBy)
    const body = { text: 'We have corrected your street.', askRating: false }
    expect((await desk.post(`/desk/cases/${problemId}/messages`, { token: support, body })).status).toBe(200)
    expect(await waiting()).toEqual([])
    const seen = await detail(problemId)
    expect(seen).toMatchObject({ type: 'My data', sonType: 'To be corrected', disposeDetail: body.text })
    expect(seen.thread[0].text).toContain('We have read your request')
    expect((await inbox()).filter((title) => title.includes('about your data'))).toHaveLength(3)
    expect((await texts()).join('\n')).not.toContain('your complaint')
  })

  it('that is opened again has thirty days again', async () => {
    const { problemId } = (await ask({ about: 'explain', problemDetail: 'What do you use my birthday for?' })).data
    const answer = { token: support, body: { text: 'For the age check.', askRating: false } }
    await desk.post(`/desk/cases/${problemId}/messages`, answer)
    const path = '/hazel/user-problem/problem-reply'
    const again = await product.call({ path, who: who(), fields: { problemId, problemDetail: 'And for what else?' } })
    await desk.post(`/desk/cases/${problemId}/acknowledge`, { token: support })
    const [item] = await waiting()
    expect(item).toMatchObject({ id: problemId, what: 'explain', dueBy: again.data.answerBy })
    await desk.post(`/desk/cases/${problemId}/messages`, answer)
  })

  it('is no complaint in the register', async () => {
    const manager = await desk.token('manager')
    const { text } = await desk.get('/desk/exports/complaints.csv', { token: manager })
    expect(text.split('\n').length).toBeGreaterThan(1)
    expect(text).not.toContain('data,')
  })

  it('needs words and a kind, and counts with the cases of a day', async () => {
    expect((await ask({ about: 'sell' })).code).toBe('400')
    expect((await ask({ problemDetail: ' ' })).code).not.toBe('0')
    expect((await ask({ problemDetail: 'x'.repeat(501) })).code).not.toBe('0')
    const before = (await waiting()).length
    const codes = []
    for (const _ of [1, 2, 3, 4]) codes.push((await ask({ about: 'restrict' })).code)
    expect(codes.filter((code) => code === '0')).toHaveLength(3)
    expect(await waiting()).toHaveLength(before + 3)
  })
})
