// The papers of an order as files: word for word what was agreed to, for its owner.

import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { onPostgres } from '../../../tests/support/databases.ts'
import { type Borrower, granted, type LendingWorld, openLendingWorld } from '../../../tests/support/lending.ts'
import { pdfText } from '../../../tests/support/pdf-text.ts'
import { writtenDate } from '../../core/written-date.ts'
import { recordEvent } from '../account/loan/loan-store.ts'
import { getOrder } from '../order/page/get-order.ts'
import { createSession } from '../people/session/session-store.ts'
import { ownPaper } from './own-paper.ts'
import { readPaper } from './read-document.ts'
import { serveDocuments } from './serve-documents.ts'

onPostgres('the papers of an order', (database) => {
  const open = async () => {
    const world = await openLendingWorld(database())
    const who = await world.borrower()
    const orderId = await world.loan(who, 'candor-cash')
    const app = Fastify()
    serveDocuments(app, world.deps, ownPaper)
    return {
      world,
      who,
      orderId,
      get: (url: string, token: string) => app.inject({ url: `${url}?sessionId=${token}` }),
    }
  }
  const session = (world: LendingWorld, { borrowerId }: Borrower) =>
    createSession(world.db, world.deps, { borrowerId, kind: 'api', deviceId: 'test', params: {} })
  const payAll = (world: LendingWorld, orderId: string) =>
    world.db.transaction((tx) =>
      recordEvent(tx, world.deps, {
        orderId,
        sourceKey: `all of ${orderId}`,
        event: { kind: 'payment', valueDate: world.deps.clock.today('Asia/Manila'), amountMinor: 560_000 },
      }),
    )

  it('are listed with title, number, page and file, each as far as it exists', async () => {
    const { world, who, orderId } = await open()
    const titles = async () => {
      const { documents } = granted(await world.call(getOrder, who, { orderId }))
      return documents.map(({ title }) => title)
    }
    expect(await titles()).toEqual([
      'Key facts',
      'Loan agreement',
      'Privacy policy',
      'Statement',
      'Yearly interest statement, 2026',
    ])
    await payAll(world, orderId)
    expect(await titles()).toEqual([
      'Key facts',
      'Loan agreement',
      'Privacy policy',
      'Statement',
      'Yearly interest statement, 2026',
      'Receipt, 10 Aug 2026',
      'Closure letter',
    ])
    const { documents, closureNumber } = granted(await world.call(getOrder, who, { orderId }))
    expect(documents.at(-1)).toEqual({
      title: 'Closure letter',
      paper: 'closureLetter',
      number: closureNumber,
      url: `/loan-agreement?orderId=${orderId}&document=closureLetter`,
      pdfUrl: `/documents/closureLetter/${orderId}.pdf`,
      csvUrl: '',
    })
  })

  it('are files that say every word of their page, with the fingerprint of the words', async () => {
    const { world, who, orderId, get } = await open()
    await payAll(world, orderId)
    const token = await session(world, who)
    for (const { pdfUrl, number } of granted(await world.call(getOrder, who, { orderId })).documents) {
      const paper = (['keyFacts', 'loanAgreement', 'privacy', 'closureLetter'] as const).find((name) =>
        pdfUrl.startsWith(`/documents/${name}/`),
      )
      const answer = await get(pdfUrl, token)
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
      const text = pdfText(answer.rawPayload)
      expect(text).toContain(number)
      if (paper === undefined) continue
      const page = granted(await readPaper({ orderId, paper }, world.callOf(who)))
      // A line may end within a word, at a hyphen or in an address of the net.
      const unbroken = text.replaceAll(/\s/g, '')
      for (const block of page.blocks) {
        for (const word of `${block.text} ${block.value}`.split(/\s+/)) expect(unbroken).toContain(word)
        if (block.kind === 'row') expect(unbroken).toContain(`${block.text}${block.value}`.replaceAll(/\s/g, ''))
      }
      expect(text).toContain(page.hash)
      if (page.agreedAt !== null) expect(text).toContain(`Agreed to on ${writtenDate('en')(page.agreedAt)}`)
    }
  })

  it('are not found for anybody else, and before they exist', async () => {
    const { world, who, orderId, get } = await open()
    const own = await session(world, who)
    const stranger = await session(world, await world.borrower())
    for (const [url, token] of [
      [`/documents/loanAgreement/${orderId}.pdf`, stranger],
      [`/documents/loanAgreement/${orderId}.pdf`, ''],
      [`/documents/loanAgreement/${orderId}.csv`, own],
      [`/documents/loanAgreement/${orderId}/1.pdf`, own],
      [`/documents/closureLetter/${orderId}.pdf`, own],
      ['/documents/keyFacts/L0.pdf', own],
    ] as const) {
      const answer = await get(url, token)
      expect([answer.statusCode, answer.body]).toEqual([404, ''])
    }
  })
})
