// Carries the news of each cell to the directory at home, each second, alarms what two cells have, and tells the cells of officers.

import { DatabaseIsUnavailable } from '../db/database-errors.ts'
import { refreshOfficers } from '../officer/person/door.ts'
import { findBorrower } from '../people/borrower/door.ts'
import type { Cell, Cells } from './cell.ts'
import { forgetEmptyPlaces, forgetPhones, type Place, writePlaces } from './directory.ts'
import { phoneKeyOf } from './find-cell.ts'
import { tellKilledMoves } from './killed-moves.ts'
import { handOnNews, type News } from './own-cell.ts'

const everyMs = 1_000
const officersEveryRounds = 5
/** A phone is written a moment before its account is made. */
const emptyAfterMs = 86_400_000
const tidiedEveryRounds = 3_600
const tidiedAtOnce = 1_000

export interface Telling {
  stop(): Promise<void>
}

/** Tells what one cell has made. Answers how much it was. */
async function tellHome(home: Cell, cell: Cell): Promise<number> {
  return await handOnNews(cell.deps.db, async (news) => {
    const places: Place[] = []
    for (const one of news) {
      places.push({ ...one, cell: cell.name })
      if (one.kind === 'borrower') places.push(...(await phonesOf(one)))
    }
    const elsewhere = await writePlaces(home.deps.db, places, home.deps.clock.machineNow())
    for (const place of elsewhere)
      home.deps.log.error(
        { kind: 'cellAlert', cell: cell.name, reason: place.kind },
        'the directory has the same phone, payment or case in another cell, and leads there',
      )
  })

  async function phonesOf({ key: borrowerId }: News): Promise<Place[]> {
    const borrower = await findBorrower(cell.deps.db, borrowerId)
    const phone = borrower?.phone ?? null
    const key = borrower === null || phone === null ? null : phoneKeyOf(home.deps, { market: borrower.market, phone })
    await forgetPhones(home.deps.db, borrowerId, key)
    return key === null ? [] : [{ kind: 'phone', key, cell: cell.name, borrowerId }]
  }
}

/** Until it is stopped. A cell or a home that is away is told later: the news wait in the cell. */
export function keepTelling({ home, all }: Cells): Telling {
  let isOver = false
  let timer: NodeJS.Timeout | null = null
  let telling: Promise<void> = Promise.resolve()
  let rounds = 0
  const tidy = async (): Promise<void> => {
    const before = new Date(home.deps.clock.machineNow().getTime() - emptyAfterMs)
    await forgetEmptyPlaces(home.deps.db, before, tidiedAtOnce)
    for (const cell of all) await tellKilledMoves(home, cell)
  }
  const round = async (): Promise<void> => {
    rounds += 1
    if (rounds % tidiedEveryRounds === 0)
      await tidy().catch((error: unknown) =>
        home.deps.log.warn({ err: error }, 'the directory of cells was not tidied'),
      )
    for (const cell of all) {
      try {
        if (rounds % officersEveryRounds === 0 && cell !== home) await refreshOfficers(home.deps.db, cell.deps.db)
        let count = 1
        while (!isOver && count > 0) count = await tellHome(home, cell)
      } catch (error) {
        if (!(error instanceof DatabaseIsUnavailable))
          home.deps.log.error({ err: error, cell: cell.name }, 'a cell could not be told of, or told of officers')
      }
    }
  }
  const next = (): void => {
    if (isOver) return
    timer = setTimeout(() => {
      telling = round().finally(next)
    }, everyMs)
  }
  next()
  return {
    async stop() {
      isOver = true
      if (timer !== null) clearTimeout(timer)
      await telling
    },
  }
}
