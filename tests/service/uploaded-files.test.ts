// Over forty hostile and plain files, sent over the wire to every call and form that takes one, by borrowers and by officers: what is no
// picture is refused in the words of the contract and leaves nothing behind, and what is one is stored without anything else in it.

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addresses } from '../../src/contracts/addresses.ts'
import { identityImageField, uploadIdentityImage } from '../../src/contracts/application.ts'
import { complaintImageField, uploadComplaintImage } from '../../src/contracts/complaint.ts'
import { deskEndpoints } from '../../src/contracts/desk-endpoints.ts'
import { refusalCodes } from '../../src/contracts/envelope.ts'
import { appAt, type Persona } from '../support/app.ts'
import { postgres, type TestDatabase } from '../support/databases.ts'
import { keptSamplesDir } from '../support/kept-samples.ts'
import { pageCookieOf } from '../support/page-cookie.ts'
import { leftIn, notPictures, pictures } from '../support/picture-corpus.ts'
import { byTurns } from '../support/proof-length.ts'
import { type RunningServer, startServer } from '../support/server.ts'

/** Of the files that are no picture; all places together meet each of them three times. */
const FILES_OF_A_PLACE = 15

interface Sender {
  readonly who: Persona
  readonly cookie: string
}
/** As the answer says it: taken with its address, refused, or anything else, which is a fault. */
type Outcome =
  | { readonly taken: string | null; readonly by?: Sender }
  | { readonly refused: true }
  | { readonly fault: string }
type Send = (bytes: Buffer) => Promise<Outcome>

let database: TestDatabase
let server: RunningServer
let folder = ''
let desk = ''
let officer = ''
let caseId = ''
let people: Sender[] = []
let turn = 0
let bad: [string, Buffer][] = []
let good: [string, Buffer, string][] = []
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'candor-files-'))
  database = await postgres.open()
  const places = { DATA_DIR: folder, DATABASE_URL: database.url ?? '', DEMO_SAMPLES_DIR: keptSamplesDir() }
  server = await startServer({ DEV: '0', LOG_LEVEL: 'error', DESK_PORT: '0', ...places })
  const app = appAt(server.origin)
  // Each may send thirty a day: they take turns.
  for (const who of (await app.personas()).filter(({ orderId, market }) => orderId !== null && market === 'standard'))
    people.push({ who, cookie: await pageCookieOf(server, who.name) })
  const officers = await app.demo<{ role: string; launch: string; token: string }[]>('/demo/officers')
  const manager = officers.find(({ role }) => role === 'manager')
  desk = new URL(manager?.launch ?? '').origin
  officer = manager?.token ?? ''
  const open = await fetch(`${desk}${deskEndpoints.listCases.path}`, {
    headers: { Authorization: `Bearer ${officer}` },
  })
  caseId = (await open.json()).data.cases[0].caseId
  bad = await notPictures()
  good = await pictures()
})
afterAll(async () => {
  await server.stop()
  await database.close()
  people = []
  rmSync(folder, { recursive: true, force: true })
})

function next(): Sender {
  turn += 1
  return people[turn % people.length] as Sender
}
/** Does something with each, a few at a time. */
async function eachOf<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const queue = [...all]
  const go = async (): Promise<void> => {
    for (let one = queue.pop(); one !== undefined; one = queue.pop()) await work(one)
  }
  await Promise.all([go(), go(), go(), go()])
}
const blob = (bytes: Buffer) => new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' })
const stored = () => readdirSync(path.join(folder, 'uploads')).filter((name) => !name.startsWith('.'))

async function post(origin: string, target: string, headers: Record<string, string>, body: FormData | string) {
  const sent = { Origin: origin, 'Sec-Fetch-Site': 'same-origin', ...headers }
  const answer = await fetch(origin + target, { method: 'POST', headers: sent, body, redirect: 'manual' })
  return { status: answer.status, text: await answer.text() }
}

const fault = ({ status, text }: { status: number; text: string }): Outcome => ({
  fault: `${status} ${text.slice(0, 200)}`,
})
const refusals: readonly string[] = [refusalCodes.fileIsNoImage, refusalCodes.fileIsTooLarge]

function ofCall(
  { path: target, output }: typeof uploadComplaintImage | typeof uploadIdentityImage,
  field: string,
  more = '',
): Send {
  return async (bytes) => {
    const by = next()
    const form = new FormData()
    if (more !== '') form.append('side', more)
    form.append(field, blob(bytes), '../../evil.php.jpg')
    const query = new URLSearchParams(by.who.params)
    const answer = await post(server.origin, `${target}?${query}`, { 'X-Requested-With': 'XMLHttpRequest' }, form)
    const { code, message, data } = JSON.parse(answer.text)
    if (answer.status !== 200) return fault(answer)
    if (refusals.includes(code)) return message !== '' && data === null ? { refused: true } : fault(answer)
    const read = output.safeParse(data)
    return read.success ? { taken: read.data.url, by } : fault(answer)
  }
}

/** The field of a page that its script sends at once. */
function ofScript(target: string): Send {
  return async (bytes) => {
    const by = next()
    const form = new FormData()
    form.append('picture', blob(bytes), 'a.svg')
    const answer = await post(server.origin, target, { Cookie: by.cookie }, form)
    const { url, refused } = JSON.parse(answer.text) as { url?: string; refused?: string }
    if (answer.status === 200 && url !== undefined) return { taken: url, by }
    return answer.status >= 400 && answer.status < 500 && refused ? { refused: true } : fault(answer)
  }
}

/** A form as a browser without script sends it. */
function ofForm(target: string, fields: Record<string, string>): Send {
  return async (bytes) => {
    const { who, cookie } = next()
    const form = new FormData()
    for (const [name, value] of Object.entries({ orderId: who.orderId ?? '', ...fields })) form.append(name, value)
    form.append('files', blob(bytes), '%00.jpg')
    const answer = await post(
      server.origin,
      `${target}&orderId=${who.orderId}&orderNo=${who.orderId}`,
      { Cookie: cookie },
      form,
    )
    if (answer.status === 303) return { taken: null }
    return answer.status >= 400 && answer.status < 500 && answer.text.includes('<html')
      ? { refused: true }
      : fault(answer)
  }
}

const ofDeskCall: Send = async (bytes) => {
  const body = {
    text: 'see the picture',
    kind: 'question',
    images: [`data:image/png;base64,${bytes.toString('base64')}`],
  }
  const headers = { Authorization: `Bearer ${officer}`, 'Content-Type': 'application/json' }
  const target = deskEndpoints.sendCaseMessage.path.replace(':caseId', caseId)
  const answer = await post(desk, target, headers, JSON.stringify(body))
  const { data, error } = JSON.parse(answer.text)
  if (answer.status === 200)
    return deskEndpoints.sendCaseMessage.output.safeParse(data).success ? { taken: null } : fault(answer)
  return answer.status === 400 && String(error.fields).startsWith('images') ? { refused: true } : fault(answer)
}
const ofDeskForm: Send = async (bytes) => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ act: 'send', text: 'see the picture', kind: 'question' }))
    form.append(name, value)
  form.append('images', blob(bytes), 'a.jpg')
  const answer = await post(desk, `/cases/${caseId}`, { Cookie: `desk=${officer}` }, form)
  if (answer.status === 303) return { taken: null }
  return answer.status === 400 && answer.text.includes('<html') ? { refused: true } : fault(answer)
}

const places: readonly (readonly [string, () => Send])[] = [
  ['the call for pictures of a complaint', () => ofCall(uploadComplaintImage, complaintImageField)],
  ['the call for pictures of a document', () => ofCall(uploadIdentityImage, identityImageField, 'front')],
  ['the field of a complaint', () => ofScript(addresses.complaintPicture)],
  ['the field of an application', () => ofScript(`${addresses.applyPicture}?side=back`)],
  [
    'the form of a complaint',
    () => ofForm(`${addresses.complaintNext}?problemType=2`, { type: '2', text: 'see the picture' }),
  ],
  [
    'the form of a payment that is not shown',
    () => ofForm(`${addresses.paidNotShown}?lang=en`, { reference: 'REF-1' }),
  ],
  ['the form of a new name', () => ofForm(`${addresses.myName}?lang=en`, { fullName: 'Ana Maria Reyes' })],
  ['the call of the desk', () => ofDeskCall],
  ['the form of the desk', () => ofDeskForm],
]

describe.each(places.map(([name, sender], place) => [name, sender, place] as const))('%s', (_name, sender, place) => {
  it('refuses every file that is no picture, and keeps none of it', async () => {
    const before = stored()
    const faults: string[] = []
    // No file at all is a form without a picture.
    await eachOf(
      byTurns(
        bad.filter(([, bytes]) => bytes.byteLength > 0),
        place,
        FILES_OF_A_PLACE,
      ),
      async ([name, bytes]) => {
        const outcome = await sender()(bytes)
        if (!('refused' in outcome)) faults.push(`${name}: ${JSON.stringify(outcome)}`)
      },
    )
    expect(faults).toEqual([])
    expect(stored()).toEqual(before)
  })
})

/** Null for one that a job has erased since it was listed: a later picture of the same document took its place. */
function whileItIsThere(name: string): Buffer | null {
  try {
    return readFileSync(path.join(folder, 'uploads', name))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

describe('a picture', () => {
  it('of every kind is taken by the calls, and shown to its owner alone without anything else in it', async () => {
    await eachOf(good, async ([name, bytes]) => {
      for (const [, sender] of places.slice(0, 4)) {
        const outcome = await sender()(bytes)
        if (!('taken' in outcome) || outcome.taken === null) throw new Error(`${name}: ${JSON.stringify(outcome)}`)
        const at = server.origin + outcome.taken
        const look = (by: Sender | undefined) => fetch(at, { headers: { Cookie: by?.cookie ?? '' } })
        const shown = await look(outcome.by)
        expect(shown.status, name).toBe(200)
        expect(await leftIn(new Uint8Array(await shown.arrayBuffer())), name).toEqual([])
        const others = await Promise.all([look(people.find((one) => one !== outcome.by)), look(undefined)])
        expect(
          others.map(({ status }) => status),
          name,
        ).toEqual([404, 404])
      }
    })
  })

  it('goes to a case by the desk, and stands there without anything else in it', async () => {
    await eachOf(good, async ([name, bytes]) => expect(await ofDeskCall(bytes), name).toEqual({ taken: null }))
    for (const [name, bytes] of good.slice(0, 3)) expect(await ofDeskForm(bytes), name).toEqual({ taken: null })
  })

  it('on disk is what was written anew, or sealed', async () => {
    const names = stored()
    // Of two calls for complaints and of the desk; of the identity, those that no later one has replaced.
    expect(names.filter((name) => !name.startsWith('id-')).length).toBeGreaterThan(2 * good.length)
    let sealed = 0
    for (const name of names) {
      expect(name).toMatch(/^(?:id-)?[0-9a-f]{32}\.(?:jpg|png|webp)$/)
      const bytes = whileItIsThere(name)
      if (!name.startsWith('id-')) expect(await leftIn(bytes ?? Buffer.alloc(0)), name).toEqual([])
      else if (bytes !== null) {
        expect(bytes[0], name).toBe(2)
        sealed += 1
      }
    }
    expect(sealed).toBeGreaterThan(0)
  })
})

it('a file of any kind that is no report is refused with its fields', async () => {
  const target = deskEndpoints.importReport.path
  const faults: string[] = []
  await eachOf<readonly [string, Buffer, ...unknown[]]>([...bad, ...good], async ([name, bytes]) => {
    const form = new FormData()
    form.append('provider', 'sandbox')
    form.append('file', blob(bytes), 'report.csv')
    const { status, text } = await post(desk, target, { Authorization: `Bearer ${officer}` }, form)
    if (status < 400 || status >= 500 || !/"code":"\w+"/.test(text))
      faults.push(`${name}: ${status} ${text.slice(0, 100)}`)
  })
  expect(faults).toEqual([])
})

it('nothing of it is a failure of ours', () => {
  expect(server.log.filter((line) => line.includes(' failed"'))).toEqual([])
})
