// Makes this process known to the others on its database: who it is, where it keeps files, and a connection for its heart.

import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '../settings/config.ts'
import { openDatabase } from './db/open-database.ts'
import { aloneProcess, type Heart, type Processes, startHeart, watchProcesses } from './jobs/processes.ts'
import type { BusinessClock } from './ports/clock.ts'
import type { Log } from './ports/log.ts'
import { takenOverAtOnce } from './topic-plan.ts'

/** In a folder of uploads: its name among all folders, so that two processes can tell whether they have the same one. */
const folderMark = '.candor-folder'

/** Where uploads are kept, as a text that is equal for the same place and for no other. Makes the folder. */
function placeOfFiles(uploads: Config['uploads']): string {
  if (uploads.kind === 's3') return `s3 ${uploads.endpoint ?? uploads.region} ${uploads.bucket}`
  mkdirSync(uploads.dir, { recursive: true, mode: 0o700 })
  const file = path.join(uploads.dir, folderMark)
  try {
    writeFileSync(file, randomUUID(), { flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return `folder ${readFileSync(file, 'utf8')}`
}

export interface OpenedProcesses {
  readonly processes: Processes
  /** Comes in beside the others and beats. Throws StartFault where that cannot go well. */
  begin(): Promise<void>
  /** Goes out and closes the heart's connection. */
  end(): Promise<void>
}

type ProcessConfig = Pick<Config, 'databaseUrl' | 'role' | 'mode' | 'uploads'>

/** Connects nothing before `begin`. With the embedded database this process is alone. */
export async function openProcesses(config: ProcessConfig, clock: BusinessClock, log: Log): Promise<OpenedProcesses> {
  const { databaseUrl: url, role } = config
  const nothing = async (): Promise<void> => {}
  if (url === null) return { processes: aloneProcess(role), begin: nothing, end: nothing }
  const db = await openDatabase({
    url,
    poolSize: 1,
    onConnectionLoss: (error) => log.warn({ err: error }, 'the connection of the heart was lost'),
  })
  const processes = watchProcesses({
    db,
    own: { id: randomUUID(), role, files: placeOfFiles(config.uploads) },
    ...{ isDemo: config.mode === 'demo', takenOverAtOnce, clock, log },
    nowMs: () => performance.now(),
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  })
  let heart: Heart | null = null
  return {
    processes,
    async begin() {
      await processes.join()
      heart = startHeart(processes)
    },
    async end() {
      await heart?.stop()
      await db.close()
    },
  }
}
