// Demo mode: the samples of a day in a file, so that the next demo of that day puts them back and does not play their pasts again.

import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '../../config.ts'
import { sessionLifeSeconds } from '../../core/identity/session-rules.ts'
import type { UploadFiles } from '../adapters/upload-port.ts'
import type { Sample } from './demo-port.ts'
import type { SavedData } from './table-copy.ts'

/** A picture that a sample borrower has handed in. */
interface KeptPicture {
  readonly name: string
  readonly mediaType: string
  readonly base64: string
}

/** Samples are played again after half of the life that their sessions have, so that a test or a show gets the other half. */
export const samplesKeepMs = (sessionLifeSeconds * 1000) / 2

export interface KeptSamples {
  /** When they were played, by the machine's clock: sessions end by that. Milliseconds since 1970. */
  readonly madeAtMs: number
  /** Of the demo that has played them: it stands in the texts of messages and in payments that wait for a wallet. */
  readonly publicOrigin: string
  readonly samples: readonly Sample[]
  readonly tables: SavedData
  readonly pictures: readonly KeptPicture[]
}

/** What differs between two demos without a trace in their samples: where they listen, keep their data and write their log. */
const leavesNoTrace: readonly (keyof Config)[] = [
  'port',
  'publicOrigin',
  'desk',
  'dataDir',
  'databaseUrl',
  'uploads',
  'logLevel',
  'drainSeconds',
  'trustProxy',
  'demoSamplesDir',
]

/**
 * The file of this day for a demo with these settings; null where none is kept. The samples tell the hour at which they were made:
 * only demos that begin at the same one share them.
 */
function fileOf(config: Config, day: string): string | null {
  const { demoSamplesDir, demoStartsAt } = config
  if (demoSamplesDir === null || demoStartsAt === null) return null
  const settings = Object.entries(config).filter(([name]) => !(leavesNoTrace as readonly string[]).includes(name))
  const text = JSON.stringify(settings).replaceAll(config.publicOrigin, '')
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16)
  return path.join(demoSamplesDir, `${day}-${hash}.json`)
}

/** What an earlier demo of this day has kept; null: nothing, nothing new enough, or `DEMO_SAMPLES_DIR` is not set. */
export function readKept(config: Config, day: string, machineNow: Date): KeptSamples | null {
  const file = fileOf(config, day)
  if (file === null || !existsSync(file)) return null
  const text = readFileSync(file, 'utf8')
  const { publicOrigin, madeAtMs } = JSON.parse(text) as KeptSamples
  if (machineNow.getTime() - madeAtMs >= samplesKeepMs) return null
  return JSON.parse(text.replaceAll(publicOrigin, config.publicOrigin)) as KeptSamples
}

/** Keeps the samples for the next demo. Moved into place whole: another one may be about to read them. */
export function keep(config: Config, day: string, kept: KeptSamples): void {
  const file = fileOf(config, day)
  if (file === null) return
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(kept))
  renameSync(`${file}.${process.pid}`, file)
}

/** The same store, and what was put into it through this. */
export function notingPictures(uploads: UploadFiles): { readonly uploads: UploadFiles; pictures(): KeptPicture[] } {
  const put = new Map<string, KeptPicture>()
  return {
    uploads: {
      ...uploads,
      async put(name, bytes, mediaType) {
        await uploads.put(name, bytes, mediaType)
        put.set(name, { name, mediaType, base64: Buffer.from(bytes).toString('base64') })
      },
    },
    pictures: () => [...put.values()],
  }
}

/** Puts the kept pictures where the product looks for them. */
export async function putPictures(uploads: UploadFiles, pictures: readonly KeptPicture[]): Promise<void> {
  for (const { name, mediaType, base64 } of pictures) await uploads.put(name, Buffer.from(base64, 'base64'), mediaType)
}
