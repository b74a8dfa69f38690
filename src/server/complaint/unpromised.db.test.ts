// A complaint to a lender without officers for complaints: it gets its number, and no page promises a date.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { onPostgres } from '../../../tests/support/databases.ts'
import { granted, openPeople, type People, type Person } from '../../../tests/support/people.ts'
import { sampleLender } from '../../../tests/support/sample-lender.ts'
import { endpoints } from '../../contracts/endpoints.ts'
import { languages } from '../../core/language.ts'
import { serverWordsFor } from '../../words/server-words.ts'
import { listOutbox } from '../outbox/sms/sms.ts'
import { getSupportInfo } from '../service/get-support.ts'
import { listFaq } from '../service/list-faq.ts'
import { getComplaint } from './get-complaint.ts'
import { saveComplaint } from './save-complaint.ts'

onPostgres('a complaint without a promise', (database) => {
  let people: People
  let ana: Person
  beforeAll(async () => {
    people = openPeople(database())
    Object.assign(people.deps, { lender: { ...sampleLender, complaints: null } })
    ana = await people.person()
  })
  afterAll(() => people.close())

  it('has a number and no day: in the answer, in the message, and when it is read again', async () => {
    const saved = granted(await people.ask(saveComplaint, { type: '3', text: 'Charged twice.' }, { person: ana }))
    expect(saved).toMatchObject({ caseNumber: expect.stringMatching(/\d/), answerBy: null })
    expect(endpoints.saveComplaint.output.encode(saved)).toMatchObject({ answerBy: null })
    const [message] = await listOutbox(people.db, ana.phone, 'UTC')
    expect(message?.text).toBe(`${people.deps.config.lenderName}: we got your complaint ${saved.caseNumber}.`)
    const shown = granted(await people.ask(getComplaint, { caseId: saved.caseId }, { person: ana }))
    expect(shown).toMatchObject({ answerBy: null, answeredAt: null })
    expect(shown.escalation.map(({ label }) => label)).toContain('Not satisfied? Write to us')
  })

  it('names the lender’s officer where there is one', async () => {
    const officer = { name: 'Rosa Cruz', email: 'rosa@loans.example', phone: '+63 2 5550 0123' }
    const saved = granted(await people.ask(saveComplaint, { type: '3', text: 'Charged again.' }, { person: ana }))
    Object.assign(people.deps, { lender: { ...people.deps.lender, grievanceOfficer: officer } })
    const { escalation } = granted(await people.ask(getComplaint, { caseId: saved.caseId }, { person: ana }))
    expect(escalation.slice(0, 2).map(({ value }) => value)).toEqual(['Rosa Cruz, rosa@loans.example', officer.phone])
  })

  it.each(languages)('is promised by no person in the questions and answers in %s', async (language) => {
    const { list } = granted(await people.ask(listFaq, {}, { language }))
    const about = list.find(({ id }) => id === 'complain')
    expect(about?.answer).not.toMatch(/[0-9]|\{days\}/)
    expect(granted(await people.ask(getSupportInfo, {}, { language })).answerDays).toBeNull()
    const said = serverWordsFor(language).complaint.sms.opened({ lender: 'L', caseNumber: 'C-1', answerBy: null })
    expect(said).not.toContain('null')
  })
})
