// Every field in which an officer types: what kind it is, and that no field cuts a paste. What is too long is refused by its call,
// and stands in the field again with how long it is. Amounts are walked in `desk-amounts.test.ts`.

import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { fieldsOf } from '../../tests/support/fields-in-source.ts'
import { endless } from '../../tests/support/ways-to-type.ts'
import { deskWordsFor } from './messages/words.ts'
import type { Posted, Visit } from './screen.ts'
import { ask, emptyWork, refusal } from './test-pages.ts'
import { ActForm, ProseField, TextField } from './ui/form.tsx'

const en = deskWordsFor('en')

const root = path.join(import.meta.dirname, '../..')

/** The fields by what is typed into them; a new one is put where it belongs. */
const fields = {
  /** Kept with an act: one line or several, as long as its call says. */
  words: [
    ...['accounting/books#reason', 'application/application#reason', 'application/identity#note'],
    ...['application/identity#reason', 'application/identity#{note-{field}', 'borrower/borrower#reason'],
    ...['borrower/borrower#text', 'borrower/contact#text', 'bulk/bulk#reason', 'bulk/bulk-new#reason'],
    ...['collections/collections#name', 'complaint/case-forms#reason', 'complaint/case-forms#text'],
    ...['complaint/case#reason', 'evidence/evidence#reason', 'loan/help#reason', 'loan/promises#note'],
    ...['loan/promises#reason', 'loan/propose#reason', 'officer/me#label'],
    ...['officer/officers#name', 'officer/officers#reason', 'order/held-payout#reason', 'payment/difference#reason'],
    ...['payment/place-forms#reason', 'proposal/proposal#reason', 'ui/note-contact#note', 'ui/note-contact#withWhom'],
    ...['ui/work-steps#reason', 'webhook/webhooks#reason', 'work/team#reason', 'ui/form#{name}'],
  ],
  /** What is looked for: a number of ours, a name, a phone. */
  search: ['find/find#q', 'frame/page#q', 'officer/audit#subject', 'webhook/webhooks#subject'],
  /** Numbers of loans and names of officers. */
  names: [
    ...['bulk/bulk-new#orderIds', 'loan/propose#toOrderId', 'payment/place-forms#orderId', 'ui/work-steps#officer'],
    'work/team#officer',
  ],
  amounts: [
    ...['bulk/bulk-new#atMost', 'loan/promises#amountMinor', 'loan/propose#amount'],
    'ui/note-contact#promise.amountMinor',
  ],
  days: [
    ...['borrower/borrower#untilDate', 'bulk/bulk-new#fromDate', 'bulk/bulk-new#toDate', 'loan/history#asOf'],
    ...['loan/history#knownOn', 'loan/promises#promisedOn', 'loan/propose#fromDate', 'loan/propose#toDate'],
    ...['loan/propose#{due-{n}', 'loan/propose#valueDate'],
    ...['portfolio/loans#asOf', 'portfolio/portfolio#asOf', 'ui/note-contact#promise.promisedOn', 'ui/note-contact#at'],
    ...['export/exports#{name}', 'ui/day#{name}'],
  ],
  codes: ['frame/login#code'],
} as const

/** A visit whose form was refused with this text in the field `reason`. */
function refusedWith(text: string): Visit {
  const typed = { text: (name: string) => (name === 'reason' ? text : ''), has: () => true } as unknown as Posted
  const refused = { ok: false, status: 400, code: 'badInput', message: '', fields: ['reason'], more: {} } as const
  const url = new URL('https://desk.example/loans')
  return { words: en, url, newKey: () => '', tried: { act: 'decide', typed, refused, shown: null } } as unknown as Visit
}

describe('a field of an officer', () => {
  it('is each one of the desk, and has its kind', () => {
    expect(Object.values(fields).flat().sort()).toEqual(fieldsOf('src/desk', /^$/))
  })

  it('never cuts what is pasted', () => {
    const cutting = globSync('src/{desk,web}/**/*.tsx', { cwd: root }).filter((file) =>
      /\bmaxLength=/.test(readFileSync(path.join(root, file), 'utf8')),
    )
    // The description of a complaint takes no more than its 200 characters (COMPLAINT-4).
    expect(cutting).toEqual(['src/web/ui/text-area.tsx'])
  })

  it('is a line of text: what a browser reads itself it drops where it cannot, and then the form says nothing was typed', () => {
    const dropping = globSync('src/{desk,web}/**/*.tsx', { cwd: root }).filter((file) =>
      /\btype=\{?["'](?:number|date|datetime-local|month|week|time)["']/.test(
        readFileSync(path.join(root, file), 'utf8'),
      ),
    )
    expect(dropping).toEqual([])
  })

  it.each([TextField, ProseField])('keeps what is too long, and says how long it is and may be', (Part) => {
    const look = (text: string) =>
      renderToStaticMarkup(
        <ActForm visit={refusedWith(text)} act="decide">
          <Part name="reason" label="Why" max={500} />
        </ActForm>,
      )
    const page = look(endless)
    expect(page).toContain(endless)
    expect(page).toContain(en.problem.tooLong({ used: endless.length, max: 500 }))
    expect(page).toMatch(/aria-invalid="true" aria-describedby="decide-reason-long"/)
    // The call counts an emoji as two: a field that counted it as one would refuse without a reason.
    expect(look('🙂'.repeat(251))).toContain(en.problem.tooLong({ used: 502, max: 500 }))
    expect(look('a reason')).not.toContain('characters')
  })

  it('keeps a search that is longer than any number, and says so', async () => {
    const page = await ask(`/find?q=${encodeURIComponent(endless)}`, { role: 'support' })
    expect(page?.body).toContain(endless.trim())
    expect(page?.body).toContain(en.find.tooLong)
    for (const address of ['/audit', '/webhooks']) {
      const answers = { listWebhooks: { status: 200, body: { data: { receiver: null, events: [], next: null } } } }
      const found = await ask(`${address}?subject=${encodeURIComponent(endless)}`, { role: 'admin', answers })
      expect(found?.status, address).toBe(200)
      expect(found?.body, address).toContain(endless.trim())
    }
  })

  it('of words stands on the page for somebody whose session has ended, to be copied', async () => {
    const named = (one: string) => one.replace(/^.*#/, '').replace('{note-{field}', 'note-address')
    const words = [...fields.words, 'bulk/bulk-new#orderIds'].map(named).filter((name) => name !== '{name}')
    for (const name of new Set(words)) {
      const page = await ask('/loans/L1', { form: { act: 'any', key: 'k1', [name]: `Typed into ${name}` } })
      expect([page?.status, page?.body.match(/readOnly[^>]*>([^<]*)</i)?.[1]], name).toEqual([
        401,
        `Typed into ${name}`,
      ])
    }
  })

  it.each([
    ['whose role has changed', 403, 'admin', {}],
    ['while the database does not answer', 503, 'support', { getMe: { status: 503, body: refusal('outOfReach', '') } }],
  ] as const)('of words stands on the page for somebody %s', async (_when, status, role, answers) => {
    const page = await ask('/loans/L1', { role, form: { act: 'noteContact', note: 'She pays on Friday' }, answers })
    expect(page?.status).toBe(status)
    expect(page?.body).toMatch(/<textarea[^>]*>She pays on Friday</)
  })

  it('for the evidence file leads to it, or keeps a reason that is too long', async () => {
    const answers = { readBorrower: { status: 200, body: { data: { ...emptyWork, userId: 'b1', name: 'Ana' } } } }
    const take = (reason: string) =>
      ask('/borrowers/b1/evidence', { role: 'manager', form: { act: 'download', reason }, answers })
    expect((await take('The regulator asks & waits'))?.headers.Location).toBe(
      '/desk/borrowers/b1/evidence.zip?reason=The+regulator+asks+%26+waits',
    )
    const kept = await take(endless)
    expect(kept?.status).toBe(400)
    expect(kept?.body).toContain(endless)
  })
})
