// A refusal that the compiler could not see: the borrower gets its sentence, the operator an alarm.

import { expect, it } from 'vitest'
import { type EndpointName, endpoints } from '../../contracts/endpoints.ts'
import { refuse } from '../../core/refusal.ts'
import { loadConfig } from '../../settings/config.ts'
import { serverWordsFor } from '../../words/server-words.ts'
import { dispatch } from './dispatch.ts'

async function refusedBy(name: EndpointName, refused: 'cardWasDeclined' | 'sessionIsMissing' | 'notFound') {
  const alarms: object[] = []
  const means = {
    routes: { [name]: { handler: async () => refuse(refused), idempotency: 'pipeline' } },
    deps: { config: loadConfig({}), db: {}, log: { error: (fields: object) => alarms.push(fields) } },
  }
  const admitted = {
    endpoint: endpoints[name],
    incoming: { headers: {}, files: [], requestId: 'test' },
    read: { ok: true, input: {}, common: {} },
    asker: { session: null, language: 'en', words: serverWordsFor('en'), addressHash: '', wideAddressHash: '' },
  }
  const answer = await dispatch(means as never, admitted as never)
  return { answer, alarms }
}

it('answers a refusal that its call does not declare with its own sentence, and raises an alarm', async () => {
  const { answer, alarms } = await refusedBy('getOrder', 'cardWasDeclined')
  expect(answer).toMatchObject({ code: '43009', message: expect.stringMatching(/declined/) })
  expect(alarms).toEqual([{ kind: 'refusalAlert', call: 'getOrder', refused: 'cardWasDeclined' }])
})

it('raises no alarm for what a call declares, or for what each call of its kind refuses', async () => {
  expect((await refusedBy('getOrder', 'notFound')).alarms).toEqual([])
  expect((await refusedBy('getOrder', 'sessionIsMissing')).alarms).toEqual([])
})
