// A call of the web app to an API at another address: one that gets no answer is told to the operator.

import { expect, it } from 'vitest'
import { apiFetch } from './api-fetch.ts'

it('says in the log that the API does not answer, and nothing where it does', async () => {
  const said: string[] = []
  const log = { error: (_fields: unknown, sentence: string) => void said.push(sentence) }
  const answer = new Response('{}', { status: 503 })
  expect(await apiFetch(log, async () => answer)('http://api.example')).toBe(answer)
  expect(said).toEqual([])
  const refused = new TypeError('fetch failed')
  await expect(apiFetch(log, () => Promise.reject(refused))('http://api.example')).rejects.toBe(refused)
  expect(said).toEqual(['the API at API_URL does not answer'])
})
