// What a form chooses among codes, as a page of another release sends it: a code that is none of its choices is handed to the call, which
// refuses it. Nothing that was not chosen is done in its place.

import { expect, it } from 'vitest'
import { ask, refusal } from './test-pages.ts'

const unknown = 'none'
/** Of the page that shows what the call said. */
const gone = { status: 404, body: refusal('notFound', 'Gone.') }

it.each([
  ['/officers', 'admin', { act: 'change', about: 'off1', role: unknown, reason: 'Moves' }, { role: unknown }],
  ['/officers', 'admin', { act: 'invite', name: 'Ana', role: unknown }, { role: unknown }],
  ['/officers', 'manager', { act: 'grant', about: 'g1', confirm: unknown, reason: 'Why' }, { confirm: unknown }],
  ['/proposals/p1', 'manager', { act: 'decide', approve: unknown, reason: 'Why' }, { approve: unknown }],
  ['/proposals/p1', 'manager', { act: 'decide', reason: 'Sent without a button' }, { approve: '' }],
  ['/bulk/b1', 'manager', { act: 'decide', approve: unknown, reason: 'Why' }, { approve: unknown }],
  ['/books', 'manager', { act: 'decide', month: '2026-10', closeId: 'c', approve: unknown }, { approve: unknown }],
  ['/cases/c1', 'support', { act: 'decideName', accept: unknown }, { accept: unknown }],
  ['/cases/c1', 'support', { act: 'send', kind: unknown, text: 'Hello' }, { kind: unknown }],
  ['/borrowers/b1', 'support', { act: 'unmask', field: unknown, reason: 'Why' }, { field: unknown }],
  ['/borrowers/b1', 'support', { act: 'takeDown', type: unknown, text: 'As said' }, { type: unknown }],
  [
    '/borrowers/b1',
    'support',
    { act: 'noteContact', userId: 'b1', channel: unknown, direction: unknown, outcome: unknown, note: 'Rang' },
    { channel: unknown, direction: unknown, outcome: unknown },
  ],
  ['/payouts/L1', 'credit', { act: 'decide', decision: unknown, reason: 'Why' }, { decision: unknown }],
  ['/applications/A1', 'credit', { act: 'decline', reasonCode: unknown, reason: 'Why' }, { reasonCode: unknown }],
] as const)('%s of a form of the %s is handed on as it is: %j', async (path, role, form, sent) => {
  const inputs: unknown[] = []
  await ask(path, { role, form: { key: 'k', ...form }, answers: { listOfficers: gone, readBorrower: gone }, inputs })
  expect(inputs).toContainEqual(expect.objectContaining(sent))
})
