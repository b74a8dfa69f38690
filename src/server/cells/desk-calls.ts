// The calls of the desk in front of all cells: lists are merged, figures added up, and an act goes to the cell of its subject.

import { type DeskCallName, type DeskOutput, deskEndpoints } from '../../contracts/desk-endpoints.ts'
import { deny } from '../../core/officer/desk-refusal.ts'
import { DatabaseIsUnavailable } from '../db/database-errors.ts'
import type { DeskFileAnswer, DeskPipeline } from '../desk/origin/door.ts'
import { copyOfficerSession, findOfficerSession } from '../officer/login/door.ts'
import { copyOfficers } from '../officer/person/door.ts'
import type { Cell, Cells } from './cell.ts'
import { besideRows, deskLists, joinedFiles, rowOrder } from './desk-lists.ts'
import type { Finder, SeldomKind } from './find-cell.ts'
import { mergePages, readPlaces } from './merge-pages.ts'
import { summedPortfolio } from './sum-portfolio.ts'

type Request = Parameters<DeskPipeline['call']>[1]
type Answer = Awaited<ReturnType<DeskPipeline['call']>>
type Fields = Readonly<Record<string, unknown>>

/** Fields that name a subject which no directory has. */
const subjects: readonly SeldomKind[] = [
  ...(['caseId', 'paymentId', 'applicationId', 'proposalId', 'requestId', 'promiseId', 'bulkId'] as const),
  ...(['eventId', 'closeId', 'reportId'] as const),
]
const usualPage = 50

/** An answer that is no success: it stands for the whole. */
class Refused extends Error {
  readonly answer: Answer
  constructor(answer: Answer) {
    super('a cell refused a call of the desk')
    this.answer = answer
  }
}

/**
 * The cell `home` has the officers, their sessions and keys. The field `cell` of a question or an act names one cell, for what each cell has
 * for itself, such as the books of a month; an unknown name stands for home.
 */
export function routedDesk({ home, all }: Cells, finder: Finder): DeskPipeline {
  const homeCalls = callsOf(home)
  const inOrder = [home, ...all.filter((cell) => cell !== home)]

  /** In one cell, where the officer is known by a copy of what home has. */
  async function callIn(cell: Cell, name: DeskCallName, request: Request): Promise<Answer> {
    const { token } = request
    if (cell === home || token === null) return await homeCalls.call(name, request)
    const officer = await findOfficerSession(home.deps.db, home.deps, token)
    if (officer === null) return await homeCalls.call(name, request)
    const { officerId, holderId } = request.unchecked
    const named = [officer.id, officerId, holderId].filter((id) => typeof id === 'string')
    await copyOfficers(home.deps.db, cell.deps.db, named)
    await copyOfficerSession(home.deps.db, cell.deps.db, token)
    return await callsOf(cell).call(name, request)
  }

  async function dataIn<Data = Fields>(cell: Cell, name: DeskCallName, request: Request): Promise<Data> {
    const answer = await callIn(cell, name, request)
    if (answer.status !== 200 || !('body' in answer) || !('data' in answer.body)) throw new Refused(answer)
    return answer.body.data as Data
  }

  const ofEach = <Data = Fields>(name: DeskCallName, request: Request): Promise<Data[]> =>
    Promise.all(inOrder.map((cell) => dataIn<Data>(cell, name, request)))

  async function subjectOf({ unchecked }: Request, name: DeskCallName): Promise<Cell | null> {
    const text = (field: string): string | null => {
      const value = unchecked[field]
      return typeof value === 'string' && value !== '' && value.length <= 160 ? value : null
    }
    const [orderId, userId] = [text('orderId'), text('userId')]
    if (orderId !== null) return await finder.find('order', orderId)
    if (userId !== null) return await finder.find('borrower', userId)
    for (const field of subjects) {
      const id = text(field)
      if (id !== null) return await finder.findSeldom(field, id)
    }
    return text('itemId') === null || name === 'readWork' ? null : home
  }

  /** An item of the work list is where it is found. */
  async function firstThatKnows(name: DeskCallName, request: Request): Promise<Answer> {
    let last: Answer | null = null
    for (const cell of inOrder) {
      const answer = await callIn(cell, name, request)
      const isUnknown = 'body' in answer && 'error' in answer.body && answer.body.error.code === 'notFound'
      if (!isUnknown) return answer
      last = answer
    }
    return last ?? (await homeCalls.call(name, request))
  }

  async function merged(name: DeskCallName, request: Request): Promise<Answer | null> {
    const list = deskLists[name]
    if (list === undefined) return null
    const { unchecked } = request
    const given = unchecked[list.cursor]
    const places = readPlaces(typeof given === 'string' && given !== '' ? given : undefined)
    // Each cell says what is wrong with it.
    const limit = unchecked.limit === undefined || unchecked.limit === '' ? usualPage : Number(unchecked.limit)
    if (places === null || !Number.isInteger(limit)) return null
    const read = deskEndpoints[name].input.safeParse({ ...unchecked, [list.cursor]: undefined })
    const answers = new Map<string, Fields>(inOrder.map((cell) => [cell.name, {}]))
    const page = await mergePages<Fields>({
      cells: inOrder.map((cell) => cell.name),
      ...{ places, limit, order: rowOrder(list.order((read.data ?? unchecked) as Fields)) },
      ask: async (cellName, after, count) => {
        const cell = inOrder.find((one) => one.name === cellName) ?? home
        const { [list.cursor]: _, ...rest } = unchecked
        const asked = { ...rest, limit: String(count), ...(after === undefined ? {} : { [list.cursor]: after }) }
        const data = await dataIn(cell, name, { ...request, unchecked: asked })
        if (Object.keys(answers.get(cellName) ?? {}).length === 0) answers.set(cellName, data)
        return { items: data[list.rows] as Fields[], next: data.next as string | null }
      },
    })
    const beside = besideRows(list, [...answers.values()])
    return { status: 200, body: { data: { ...beside, [list.rows]: page.items, next: page.next } } }
  }

  async function listedTeam(request: Request): Promise<Answer> {
    type Member = DeskOutput<'listTeam'>[number]
    const teams = await ofEach<Member[]>('listTeam', request)
    const members = Map.groupBy(teams.flat(), ({ id }) => id)
    const data = [...members.values()].map((same) => {
      const soonest = same
        .filter(({ dueBy }) => dueBy !== null)
        .toSorted((a, b) => (String(a.dueBy) < String(b.dueBy) ? -1 : 1))
      const sum = (field: 'held' | 'over'): number => same.reduce((all, one) => all + one[field], 0)
      return { ...same[0], ...soonest[0], held: sum('held'), over: sum('over') }
    })
    data.sort(
      (one, other) =>
        other.over - one.over || other.held - one.held || (String(one.name) < String(other.name) ? -1 : 1),
    )
    return { status: 200, body: { data } }
  }

  /** Home first: what it refuses is done nowhere. Where another fails, the same is asked again: what was handed over is not found twice. */
  async function handedOver(request: Request): Promise<Answer> {
    const data: DeskOutput<'handOverAll'> = { handed: 0, left: [], hasMore: false }
    for (const cell of inOrder) {
      const { handed, left, hasMore } = await dataIn<DeskOutput<'handOverAll'>>(cell, 'handOverAll', request)
      data.handed += handed
      data.left.push(...left)
      data.hasMore ||= hasMore
    }
    return { status: 200, body: { data } }
  }

  async function whole(name: DeskCallName, request: Request): Promise<Answer | null> {
    if (name === 'find') {
      const found = (await ofEach<DeskOutput<'find'>>(name, request)).flatMap((one) => one.found)
      return { status: 200, body: { data: { found } } }
    }
    if (name === 'readPortfolio')
      return { status: 200, body: { data: summedPortfolio(await ofEach<DeskOutput<'readPortfolio'>>(name, request)) } }
    if (name === 'listTeam') return await listedTeam(request)
    if (name === 'handOverAll') return await handedOver(request)
    if (name === 'listContacts') return { status: 200, body: { data: (await ofEach<unknown[]>(name, request)).flat() } }
    if (joinedFiles.has(name)) {
      const files = await Promise.all(
        inOrder.map(async (cell) => {
          const answer = await callIn(cell, name, request)
          if (!('file' in answer)) throw new Refused(answer)
          return { cell: cell.name, file: answer.file }
        }),
      )
      return { status: 200, file: joinedFile(files) } satisfies DeskFileAnswer
    }
    return await merged(name, request)
  }

  async function pass(name: DeskCallName, given: Request): Promise<Answer> {
    const { cell: named, ...unchecked } = given.unchecked
    const request = { ...given, unchecked }
    const { token } = request
    // Home refuses a stranger, whom it counts: he asks no cell anything.
    if (token === null || (await findOfficerSession(home.deps.db, home.deps, token)) === null)
      return await homeCalls.call(name, request)
    const chosen = inOrder.find((cell) => cell.name === named)
    if (chosen !== undefined) return await callIn(chosen, name, request)
    const answer = await whole(name, request)
    if (answer !== null) return answer
    if (name === 'takeNextLate' || typeof unchecked.itemId === 'string') return await firstThatKnows(name, request)
    return await callIn((await subjectOf(request, name)) ?? home, name, request)
  }

  return {
    async call(name, request) {
      try {
        return await pass(name, request)
      } catch (error) {
        if (error instanceof Refused) return error.answer
        home.deps.log.error({ requestId: request.requestId, call: name, err: error }, 'call of the desk failed')
        const refused = error instanceof DatabaseIsUnavailable ? 'outOfReach' : 'failed'
        return homeCalls.refuse(deny(refused, { more: { requestId: request.requestId } }), request.headers)
      }
    },
    refuseLargeBody: (token) => homeCalls.refuseLargeBody(token),
    refuse: (refusal, headers) => homeCalls.refuse(refusal, headers),
  }
}

function callsOf({ deskCalls }: Cell): DeskPipeline {
  if (deskCalls === null) throw new Error('a process without a desk was asked for one')
  return deskCalls
}

// One file of the files of all cells: the same columns once, and before each row the cell that it is of.
type DeskFile = DeskFileAnswer['file']

interface OfCell {
  readonly cell: string
  readonly file: DeskFile
}

/** Files of tables, as text. Streams: no file is held whole. */
function joinedFile(files: readonly OfCell[]): DeskFile {
  const [first] = files
  if (first === undefined) throw new Error('a file is joined of at least one')
  async function* content(): AsyncIterable<string> {
    for (const [at, { cell, file }] of files.entries()) {
      // A line that is cut between two pieces waits for its end; line breaks within quotes belong to their line.
      let rest = ''
      let isHead = true
      for await (const piece of textOf(file)) {
        const { lines, open } = linesOf(rest + piece)
        rest = open
        let text = ''
        for (const line of lines) {
          if (!isHead) text += `${cell},${line}`
          else if (at === 0) text += withColumn(line)
          isHead = false
        }
        if (text !== '') yield text
      }
    }
  }
  return { ...first.file, content: content() }
}

async function* textOf({ content }: DeskFile): AsyncIterable<string> {
  if (content instanceof Uint8Array) yield Buffer.from(content).toString('utf8')
  else yield* content
}

/** A mark of the byte order stays at the beginning of the file. */
function withColumn(head: string): string {
  return head.startsWith('\uFEFF') ? `\uFEFFcell,${head.slice(1)}` : `cell,${head}`
}

/** Splits CSV text into complete lines, each with its line break, and the incomplete rest. A quoted cell may hold line breaks. */
function linesOf(text: string): { readonly lines: readonly string[]; readonly open: string } {
  const lines: string[] = []
  let begin = 0
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '"') isQuoted = !isQuoted
    if (text[at] !== '\n' || isQuoted) continue
    lines.push(text.slice(begin, at + 1))
    begin = at + 1
  }
  return { lines, open: text.slice(begin) }
}
