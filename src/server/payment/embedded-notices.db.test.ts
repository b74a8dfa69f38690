// Many notices on the embedded database: one wait for the disk, and no answer before it.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { putMadeDatabase } from '../../../tests/support/made-database.ts'
import { noticeTools } from '../../../tests/support/notices.ts'
import { openWorld } from '../../../tests/support/paying.ts'
import { codeOf, expectPosted } from '../../../tests/support/settling.ts'
import { date } from '../../core/calendar-date.ts'
import { openDatabase } from '../db/open-database.ts'

const now = '2026-08-20T10:00:00Z'

describe('the embedded database', () => {
  let dir = ''
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'candor-group-'))
  })
  afterEach(() => rmSync(dir, { recursive: true, force: true }))

  it('acknowledges many notices after one wait for the disk, and none before it', async () => {
    let syncs = 0
    const onFsync = () => {
      syncs += 1
    }
    await putMadeDatabase(dir)
    const db = await openDatabase({ dataDir: dir, onFsync })
    const world = await openWorld(db, now)
    try {
      const who = await world.borrowerWithLoan(date('2026-08-10'))
      const reference = await codeOf(world, who, { purpose: 'partial', amountMinor: 1_000 })
      const people = [who]
      const references = [reference]
      for (let count = 1; count < 20; count += 1) {
        const next = await world.borrowerWithLoan(date('2026-08-10'))
        people.push(next)
        references.push(await codeOf(world, next, { purpose: 'partial', amountMinor: 1_000 }))
      }
      const tools = noticeTools(
        () => world,
        () => who,
      )
      const before = syncs
      const syncsAtAnswer = await Promise.all(
        references.map((one) => tools.deliver({ reference: one, amountMinor: 1_000 }).then(() => syncs - before)),
      )
      expect(Math.min(...syncsAtAnswer)).toBeGreaterThan(0)
      expect(syncs - before).toBeLessThan(references.length / 2)
      await expectPosted(world, people)
    } finally {
      await world.close()
      await db.close()
    }
  })
})
