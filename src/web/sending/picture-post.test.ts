// What a form that sends its pictures by script is answered.

import { describe, expect, it } from 'vitest'
import type { Problem } from '../../contracts/client.ts'
import { pictureField, takePicture } from './picture-post.ts'

function sent(file?: Blob): Request {
  const form = new FormData()
  if (file !== undefined) form.append(pictureField, file)
  return new Request('http://here.example/picture', { method: 'POST', body: form })
}

const refusal = (kind: Problem['kind'], message: string): Problem => ({
  kind,
  message,
  code: '',
  fields: [],
  values: {},
})

describe('a picture that was sent', () => {
  it('is stored whole, and its address answered', async () => {
    const stored: number[][] = []
    const answer = await takePicture(sent(new Blob([new Uint8Array([1, 2, 3])])), async (bytes) => {
      stored.push([...bytes])
      return { ok: true, data: { url: '/uploads/a.png' }, message: '' }
    })
    expect(stored).toEqual([[1, 2, 3]])
    expect([answer.status, await answer.json()]).toEqual([200, { url: '/uploads/a.png' }])
  })

  it('is no bytes where none came: what is no picture the server refuses', async () => {
    let size = -1
    await takePicture(sent(), async (bytes) => {
      size = bytes.byteLength
      return { ok: false, problem: refusal('refused', '') }
    })
    expect(size).toBe(0)
  })

  it.each([
    ['refused', 422],
    ['badInput', 422],
    ['signedOut', 401],
    ['busy', 503],
    ['offline', 503],
  ] as const)('%s: says so with %d and in the server’s words', async (kind, status) => {
    const answer = await takePicture(sent(), async () => ({ ok: false, problem: refusal(kind, 'Not this one.') }))
    expect([answer.status, await answer.json()]).toEqual([status, { refused: 'Not this one.' }])
  })
})
