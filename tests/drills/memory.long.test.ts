// Strangers and borrowers send as much as they can at once: the process stays small, and is as small as before a minute later.

import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { memorySettings } from '../../scripts/ground.mjs'
import { addresses } from '../../src/contracts/addresses.ts'
import { complaintImageField, uploadComplaintImage } from '../../src/contracts/complaint.ts'
import { reported } from '../simulation/report.ts'
import { pageCookieOf } from '../support/page-cookie.ts'
import { type PostgresCluster, startPostgres } from '../support/postgres.ts'
import { type RunningServer, startServer } from '../support/server.ts'

const megabyte = 1_048_576
/** What the process may take at any moment. */
const mostMegabytes = 600
/** What it may keep of a minute later, over what it had before. */
const keptMegabytes = 120
const strangers = 60
const formMegabytes = 45
const borrowers = 20
const picturesEach = 9

let cluster: PostgresCluster
let server: RunningServer
beforeAll(async () => {
  // Beside its database, as at a lender's: the embedded one lies in the memory of the process, half a gigabyte of it.
  cluster = await startPostgres({ fsync: 'off' })
  server = await startServer({ DEV: '0', LOG_LEVEL: 'error', DATABASE_URL: cluster.url, ...memorySettings })
})
afterAll(async () => {
  await server.stop()
  await cluster.stop()
})

function residentMegabytes(): number {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${server.process.pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1_024)
}

/** The most that the process had while `work` was done. */
async function peakWhile(work: () => Promise<unknown>): Promise<number> {
  let most = 0
  let isOver = false
  const looking = (async () => {
    while (!isOver) {
      most = Math.max(most, residentMegabytes())
      await pause(20)
    }
  })()
  await work()
  isOver = true
  await looking
  return most
}

async function settledWithinAMinute(limit: number): Promise<number> {
  for (let second = 0; second < 60 && residentMegabytes() > limit; second += 1) await pause(1_000)
  return residentMegabytes()
}

const opening = '--x\r\nContent-Disposition: form-data; name="picture"; filename="a.jpg"\r\n\r\n'
const piece = Buffer.alloc(megabyte, 120)

/** Sends a form to an address until it is answered; answers the status, 0 for none. */
function sendForm(target: string, headers: Readonly<Record<string, string>> = {}): Promise<number> {
  const { hostname, port } = new URL(server.origin)
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) })
    let answer = ''
    let sentMegabytes = 0
    const closing = '\r\n--x--\r\n'
    const length = opening.length + formMegabytes * megabyte + closing.length
    const lines = {
      Host: `${hostname}:${port}`,
      'Content-Type': 'multipart/form-data; boundary=x',
      'Content-Length': String(length),
      Connection: 'close',
      ...headers,
    }
    const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.on('data', (bytes) => {
      answer += bytes.toString('latin1')
    })
    socket.on('error', () => socket.destroy())
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)))
    const more = (): void => {
      while (!socket.destroyed && sentMegabytes < formMegabytes) {
        sentMegabytes += 1
        if (!socket.write(piece)) return void socket.once('drain', more)
      }
      if (!socket.destroyed) socket.end(closing)
    }
    socket.write(`POST ${target} HTTP/1.1\r\n${head.join('')}\r\n${opening}`)
    more()
  })
}

/** A photo as a phone makes it: near five megabytes, and work to decode. */
async function photo(): Promise<Blob> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const image = sharp({ create: { width: 2_600, height: 2_000, channels: 3, background: 'grey', noise } })
  const bytes = await image.jpeg({ quality: 88 }).toBuffer()
  expect(bytes.byteLength / megabyte).toBeGreaterThan(3)
  expect(bytes.byteLength / megabyte).toBeLessThan(5)
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' })
}

const own = () => ({ Origin: server.origin, 'Sec-Fetch-Site': 'same-origin' })

it('stays small while strangers send large forms to anywhere: to no address, to pages, to calls', async () => {
  const before = residentMegabytes()
  const targets = ['/no-such', '/hazel/no-such', uploadComplaintImage.path, addresses.complaintNext, addresses.home]
  const peaks: Record<string, number> = {}
  const statuses: Record<string, number[]> = {}
  for (const target of targets) {
    const answers: number[] = []
    peaks[target] = await peakWhile(async () => {
      answers.push(...(await Promise.all(Array.from({ length: strangers }, () => sendForm(target, own())))))
    })
    statuses[target] = [...new Set(answers)]
  }
  const after = await settledWithinAMinute(before + keptMegabytes)
  reported('memoryOfStrangers', { strangers, formMegabytes, beforeMegabytes: before, afterMegabytes: after, ...peaks })
  for (const [target, answers] of Object.entries(statuses))
    for (const status of answers) {
      // 503: pages are full for the moment, and say so before the body is read.
      const isRefused = status === 0 || status === 503 || (status >= 300 && status < 500)
      expect(isRefused, `${target}: ${status}`).toBe(true)
    }
  expect(Math.max(...Object.values(peaks))).toBeLessThan(mostMegabytes)
  expect(after).toBeLessThanOrEqual(before + keptMegabytes)
})

it('stays small while twenty borrowers send nine photos each at once, and takes those that it says it took', async () => {
  const before = residentMegabytes()
  const file = await photo()
  const personas = (await (await fetch(`${server.origin}/demo/personas`)).json()) as {
    name: string
    params: Record<string, string>
  }[]
  const senders = Array.from({ length: borrowers }, (_, at) => personas[at % personas.length]?.params ?? {})
  const answers: string[] = []
  const peak = await peakWhile(() =>
    Promise.all(
      senders.flatMap((params) =>
        Array.from({ length: picturesEach }, async () => {
          const form = new FormData()
          form.append(complaintImageField, file, 'photo.jpg')
          const url = `${server.origin}${uploadComplaintImage.path}?${new URLSearchParams(params)}`
          const headers = { 'X-Requested-With': 'XMLHttpRequest' }
          const response = await fetch(url, { method: 'POST', headers, body: form })
          const { code } = (await response.json()) as { code: string }
          answers.push(`${response.status} ${code}`)
        }),
      ),
    ),
  )
  const after = await settledWithinAMinute(before + keptMegabytes)
  const taken = answers.filter((answer) => answer === '200 00').length
  reported('memoryOfPhotos', {
    borrowers,
    picturesEach,
    beforeMegabytes: before,
    peakMegabytes: peak,
    afterMegabytes: after,
    taken,
  })
  expect(answers.filter((answer) => answer.startsWith('500'))).toEqual([])
  expect(taken).toBeGreaterThan(0)
  expect(peak).toBeLessThan(mostMegabytes)
  expect(after).toBeLessThanOrEqual(before + keptMegabytes)
})

it('stays small while borrowers send forms with nine photos by a page without script', async () => {
  const before = residentMegabytes()
  const Cookie = await pageCookieOf(server, 'two-orders')
  const answers: number[] = []
  const peak = await peakWhile(async () => {
    const forms = Array.from({ length: borrowers }, () => sendForm(addresses.complaintNext, { ...own(), Cookie }))
    answers.push(...(await Promise.all(forms)))
  })
  const after = await settledWithinAMinute(before + keptMegabytes)
  reported('memoryOfForms', {
    borrowers,
    formMegabytes,
    beforeMegabytes: before,
    peakMegabytes: peak,
    afterMegabytes: after,
  })
  expect(answers.filter((status) => status === 500)).toEqual([])
  expect(peak).toBeLessThan(mostMegabytes)
  expect(after).toBeLessThanOrEqual(before + keptMegabytes)
})
