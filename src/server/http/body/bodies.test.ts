// Bodies as they come in: what is not allowed is refused before a byte of it, and files wait on disk without a name.

import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type BareServer, openBareServer } from '../../../../tests/support/bare-server.ts'
import { converse, headOf } from '../../../../tests/support/raw-http.ts'
import { endpointList } from '../../../contracts/endpoints.ts'
import type { UploadedFile } from '../call.ts'
import type { PageHandler } from '../page/pages.ts'
import type { HttpMeans } from '../server.ts'

const upload = endpointList.find(({ form }) => form === 'multipart')?.path ?? ''
const call = endpointList.find(({ methods, form }) => methods.includes('POST') && form === 'form')?.path ?? ''
const multipart = 'multipart/form-data; boundary=x'
const megabyte = 1_048_576

let server: BareServer
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'candor-incoming-'))
})
afterEach(async () => {
  await server.app.close()
  rmSync(folder, { recursive: true })
})

const page: PageHandler = Object.assign(
  async (request: Request, { formIsUnread }: { readonly formIsUnread: boolean }) =>
    new Response(`${formIsUnread ? 'unread' : 'read'} ${[...(await request.formData()).keys()].join()}`),
  {
    mayBringFiles: async ({ url }: Request) =>
      url.endsWith('/mine') ? ('yes' as const) : url.endsWith('/theirs') ? ('notThisOne' as const) : ('no' as const),
  },
)

/** The status that comes although nothing of the body does; 0 where none comes. */
async function statusBeforeBody(target: string, contentType: string, length = 45 * megabyte): Promise<number> {
  const { hostname, port } = new URL(server.origin)
  const headers = { 'Content-Type': contentType, 'Content-Length': String(length), Connection: 'keep-alive' }
  return await new Promise((resolve) => {
    const socket = createConnection({ host: hostname, port: Number(port) })
    const late = setTimeout(() => socket.destroy(), 5_000)
    socket.write(headOf(server.origin, { method: 'POST', target, headers }))
    socket.once('data', (bytes) => {
      resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(bytes.toString('latin1'))?.[1] ?? 0))
      socket.destroy()
    })
    socket.once('close', () => {
      clearTimeout(late)
      resolve(0)
    })
  })
}

async function open(means: Parameters<typeof openBareServer>[1] = {}): Promise<void> {
  server = await openBareServer(page, { incomingFolder: folder, ...means })
}

describe('before a byte of a body', () => {
  it.each([
    ['no such address', '/hazel/none', multipart, 404],
    ['a page that takes no files', '/other', multipart, 415],
    ['a call that takes no files', call, multipart, 413],
    ['a call that takes files, and so many of them', upload, multipart, 413],
  ])('%s is answered', async (_what, target, type, status) => {
    await open()
    expect(await statusBeforeBody(target, type)).toBe(status)
  })

  it.each([
    ['a page that takes no files', '/other', multipart, 415],
    ['a call that takes no files', call, multipart, 413],
    ['a call of JSON', call, 'application/json', 413],
  ])('%s is answered, and the answer is not lost by who goes on sending', async (_what, target, type, status) => {
    await open()
    const answer = await converse(server.origin, (write) => {
      const length = String(8 * megabyte)
      const headers = { 'Content-Type': type, 'Content-Length': length, Connection: 'keep-alive' }
      write(headOf(server.origin, { method: 'POST', target, headers }))
      for (let sent = 0; sent < 8; sent += 1) write('a'.repeat(megabyte))
      // The next request on the same connection, which is the last.
      write(headOf(server.origin, { target: '/healthz' }))
    })
    expect(answer.status).toBe(status)
    expect(answer.text.match(/HTTP\/1\.1 \d/g)).toHaveLength(2)
  })

  it('a call with files and without a session is answered', async () => {
    await open({
      pipeline: {
        call: async () => {
          throw new Error('the call is not made')
        },
        admit: async () => ({ status: 401, code: '401', message: 'log in', data: null }),
      },
    })
    expect(await statusBeforeBody(upload, multipart, megabyte)).toBe(401)
    expect(readdirSync(folder)).toEqual([])
  })

  it('a page says so without the form where the sender has no session', async () => {
    await open()
    const form = new FormData()
    form.append('a', '1')
    const ask = async (target: string) => (await fetch(server.origin + target, { method: 'POST', body: form })).text()
    expect([await ask('/mine'), await ask('/theirs')]).toEqual(['read a', 'unread '])
  })
})

describe('files', () => {
  it('come whole to the call, and lie nowhere with a name meanwhile', async () => {
    const seen: UploadedFile[] = []
    const names: string[][] = []
    await open({
      pipeline: {
        call: async (_endpoint, { files }) => {
          seen.push(...files)
          names.push(readdirSync(folder))
          return { status: 200, code: '0', message: '', inner: {} }
        },
        admit: async () => null,
      },
    })
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, at) => at % 251))
    const form = new FormData()
    form.append('picture', new Blob([bytes]), 'a.jpg')
    await fetch(server.origin + upload, { method: 'POST', body: form })
    expect(seen.map((file) => Buffer.from(file.bytes).equals(bytes))).toEqual([true])
    expect(names).toEqual([[]])
  })

  it('of many at the same time all come, each its own', async () => {
    const sizes: number[] = []
    await open({
      pipeline: {
        call: async (_endpoint, { files }) => {
          sizes.push(...files.map((file) => file.bytes.byteLength))
          return { status: 200, code: '0', message: '', inner: {} }
        },
        admit: async () => null,
      },
    })
    await Promise.all(
      Array.from({ length: 12 }, async (_, at) => {
        const form = new FormData()
        form.append('picture', new Blob([Buffer.alloc(4 * megabyte + at)]), 'a.jpg')
        await fetch(server.origin + upload, { method: 'POST', body: form })
      }),
    )
    expect(sizes.sort((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, at) => 4 * megabyte + at))
  })

  it('that stop on their way leave nothing behind and are told as no fault, and the next ones come', async () => {
    const faults: unknown[] = []
    const note = (fields: unknown) => void faults.push(fields)
    await open({ log: { info: () => undefined, warn: note, error: note } as unknown as HttpMeans['log'] })
    const { hostname, port } = new URL(server.origin)
    for (const [target, type] of [
      ['/mine', multipart],
      ['/other', 'application/x-www-form-urlencoded'],
      [call, 'application/x-www-form-urlencoded'],
    ] as const) {
      const headers = { 'Content-Type': type, 'Content-Length': '100000' }
      for (let n = 0; n < 5; n += 1) {
        const left = new Promise((resolve) =>
          server.app.server.once('connection', (there) => there.once('close', resolve)),
        )
        const socket = createConnection({ host: hostname, port: Number(port) })
        socket.write(`${headOf(server.origin, { method: 'POST', target, headers })}--x\r\nContent`)
        await once(server.app.server, 'request')
        socket.destroy()
        await left
      }
    }
    const form = new FormData()
    form.append('a', '1')
    expect(await (await fetch(`${server.origin}/mine`, { method: 'POST', body: form })).text()).toBe('read a')
    expect(readdirSync(folder)).toEqual([])
    expect(faults).toEqual([])
  })
})
