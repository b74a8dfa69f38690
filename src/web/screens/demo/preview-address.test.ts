// The addresses that the test page opens, and what its forms ask of the demo's desk.

import { describe, expect, it } from 'vitest'
import { addresses, complaintParams } from '../../../contracts/addresses.ts'
import { commonParamNames } from '../../../contracts/common-params.ts'
import { deskCall } from './desk-call.ts'
import { editable, previewAddress } from './preview-address.ts'
import { idNames, type PreviewLink, type PreviewName, previewLink } from './preview-links.ts'

const launch = 'userId=B1&deviceId=d&appName=Demo&lang=en&sessionId=ticket'

function opened(name: PreviewName, edited: Record<string, string>, query = launch): URL {
  return new URL(previewAddress(previewLink(name) as PreviewLink, query, new URLSearchParams(edited)), 'http://ours')
}

describe('the test page', () => {
  it('lets every common parameter and every id be edited', () => {
    expect(editable).toEqual([...commonParamNames, ...idNames])
  })

  it('opens a page with a fresh ticket and the order', () => {
    const url = opened('loanDetail', { 'set-sessionId': '', 'set-orderId': 'L1', 'set-productId': 'cash' })
    expect(url.pathname).toBe(addresses.loanDetail)
    expect(Object.fromEntries(url.searchParams)).toEqual({
      userId: 'B1',
      deviceId: 'd',
      appName: 'Demo',
      lang: 'en',
      sessionId: 'ticket',
      orderId: 'L1',
      productId: 'cash',
    })
  })

  it('takes what was edited instead, and leaves out what was emptied', () => {
    const url = opened('repay', { 'set-lang': 'id', 'set-appName': ' ', 'set-sessionId': 'my own' })
    expect(url.searchParams.get('lang')).toBe('id')
    expect(url.searchParams.has('appName')).toBe(false)
    expect(url.searchParams.get('sessionId')).toBe('my own')
  })

  it('opens pages without a session for a visitor', () => {
    expect(opened('about', {}, '').search).toBe('')
  })

  it('names the complaint and its order as those pages want them', () => {
    const ids = { 'set-orderId': 'L1', 'set-problemId': 'C1' }
    expect(opened('complaintDetails', ids).searchParams.get('problemId')).toBe('C1')
    expect(opened('complaintNext', ids).searchParams.get(complaintParams.orderId)).toBe('L1')
    expect(opened('loanDetail', ids).searchParams.has('problemId')).toBe(false)
  })

  it('pretends a host only where one was chosen', () => {
    expect(opened('confirm', { host: 'ios' }).searchParams.get('demoHost')).toBe('ios')
    expect(opened('confirm', { host: 'none' }).searchParams.has('demoHost')).toBe(false)
  })

  it('opens nothing that is not on its list', () => {
    for (const name of ['https://evil.example', '//evil.example', 'toString', '__proto__', '', null])
      expect(previewLink(name)).toBeNull()
  })
})

describe('a form of the test page', () => {
  const form = (fields: Record<string, string>): FormData => {
    const data = new FormData()
    for (const [name, value] of Object.entries(fields)) data.set(name, value)
    return data
  }

  it('asks for what was filled in, numbers as numbers', () => {
    expect(deskCall(form({ tool: 'pay', payCode: '871', amount: '140000', times: '', paidAt: '' }))).toEqual({
      ok: true,
      tool: 'pay',
      path: '/demo/pay',
      body: { payCode: '871', amount: 140_000 },
    })
    expect(deskCall(form({ tool: 'advanceDays', advanceDays: '3' }))).toMatchObject({ body: { advanceDays: 3 } })
    expect(deskCall(form({ tool: 'reply', problemId: 'C/1', text: 'Yes', needScore: '1' }))).toMatchObject({
      path: '/demo/complaints/C%2F1/reply',
      body: { text: 'Yes', needScore: true },
    })
  })

  it.each([
    ['code', '43004', { code: '43004' }],
    ['http', '503', { http: 503 }],
    ['delayMs', '2000', { delayMs: 2000 }],
    ['drop', '', { drop: true }],
    ['merge', '{"orderStatus":180}', { merge: { orderStatus: 180 } }],
  ])('changes an answer by %s', (kind, value, change) => {
    const asked = { tool: 'answer', userId: 'B1', path: '/hazel/x', kind, value, times: '2' }
    expect(deskCall(form(asked))).toMatchObject({ body: { userId: 'B1', path: '/hazel/x', times: 2, ...change } })
  })

  it('with JSON that is none, or no tool, asks nothing', () => {
    expect(deskCall(form({ tool: 'answer', kind: 'merge', value: '{' })).ok).toBe(false)
    expect(deskCall(form({ tool: 'toString' })).ok).toBe(false)
    expect(deskCall(form({})).ok).toBe(false)
  })
})
