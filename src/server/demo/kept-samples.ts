// Demo mode: the samples in a file, so that the next demo puts them back and does not play their pasts again: those of a day, which
// demos of tests share, and those that were prepared beside the build.

import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sessionLifeSeconds } from '../../core/identity/session-rules.ts'
import type { Config } from '../../settings/config.ts'
import type { UploadFiles } from '../ports/upload-files.ts'
import type { PreparedPlace, Sample } from './demo-port.ts'
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

/** What differs between two demos without a trace in their samples: where they listen, keep their data, by how many connections, and write their log. */
const leavesNoTrace: readonly (keyof Config)[] = [
  'port',
  'publicOrigin',
  'desk',
  'dataDir',
  'databaseUrl',
  'dbPoolSize',
  'uploads',
  'logLevel',
  'drainSeconds',
  'trustProxy',
  'demoSamplesDir',
]

function hashOf(config: Config): string {
  const settings = Object.entries(config).filter(([name]) => !(leavesNoTrace as readonly string[]).includes(name))
  const text = JSON.stringify(settings).replaceAll(config.publicOrigin, '')
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

/**
 * The file of this day for a demo with these settings; null where none is kept. The samples tell the hour at which they were made:
 * only demos that begin at the same one share them.
 */
function fileOf(config: Config, day: string): string | null {
  const { demoSamplesDir, demoStartsAt } = config
  if (demoSamplesDir === null || demoStartsAt === null) return null
  return path.join(demoSamplesDir, `${day}-${hashOf(config)}.json`)
}

/** What decides how the samples' pasts go, below the root of the product. */
const sources = ['src', 'content', 'package-lock.json']

/** All files below a folder. `readdirSync` with `recursive` takes eight times as long. */
function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name)
    if (entry.isDirectory()) yield* filesBelow(place)
    else yield place
  }
}

/** Names a state of the sources, by name, size and time of the files: reading their text would take a second. */
function stampOf(root: string): string {
  const hash = createHash('sha256')
  for (const source of sources) {
    const place = path.join(root, source)
    for (const file of statSync(place).isDirectory() ? [...filesBelow(place)].sort() : [place]) {
      const { size, mtimeMs } = statSync(file)
      hash.update(`${path.relative(root, file)} ${size} ${mtimeMs}\n`)
    }
  }
  return hash.digest('hex').slice(0, 16)
}

function preparedFile(config: Config, { folder, root }: PreparedPlace): string | null {
  // A demo that begins at an hour of its own keeps its samples by the day.
  if (config.demoStartsAt !== null) return null
  return path.join(folder, `${preparedFor(root)}${hashOf(config)}.json`)
}

/** The samples that were prepared for these sources and settings; null where there are none. They may be of an earlier day. */
export function readPrepared(config: Config, place: PreparedPlace): KeptSamples | null {
  const file = preparedFile(config, place)
  return file === null || !existsSync(file) ? null : readAt(file, config)
}

/** Keeps the samples for first starts on other days, too. */
export function prepare(config: Config, place: PreparedPlace, kept: KeptSamples): void {
  const file = preparedFile(config, place)
  if (file !== null) writeWhole(file, kept)
}

/** True where the samples for these sources and settings are prepared already, or where none can be. */
export function isPrepared(config: Config, place: PreparedPlace): boolean {
  const file = preparedFile(config, place)
  return file === null || existsSync(file)
}

/** Texts of the samples name the origin of the demo that has played them; this one has another. */
function readAt(file: string, { publicOrigin }: Config): KeptSamples {
  const text = readFileSync(file, 'utf8')
  const played = JSON.parse(text) as KeptSamples
  return played.publicOrigin === publicOrigin
    ? played
    : (JSON.parse(text.replaceAll(played.publicOrigin, publicOrigin)) as KeptSamples)
}

/** Begins the names of all samples that were prepared for the sources as they are, whatever the settings. */
const preparedFor = (root: string): string => `samples-${stampOf(root)}-`

/**
 * Deletes what was prepared for other sources: no start asks for it again. `template` is today's file of the embedded database. What a
 * process is writing at this moment stays.
 */
export function clearPrepared({ folder, root }: PreparedPlace, template: string): void {
  const ofToday = preparedFor(root)
  for (const name of readdirSync(folder)) {
    const isOfToday = name.startsWith(ofToday) || name.startsWith(path.basename(template))
    if (!isOfToday) rmSync(path.join(folder, name), { force: true })
  }
}

/** Moved into place whole: another demo may be about to read it. */
function writeWhole(file: string, kept: KeptSamples): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(kept))
  renameSync(`${file}.${process.pid}`, file)
}

/** What an earlier demo of this day has kept; null: nothing, nothing new enough, or `DEMO_SAMPLES_DIR` is not set. */
export function readKept(config: Config, day: string, machineNow: Date): KeptSamples | null {
  const file = fileOf(config, day)
  if (file === null || !existsSync(file)) return null
  const kept = readAt(file, config)
  return machineNow.getTime() - kept.madeAtMs >= samplesKeepMs ? null : kept
}

/** Keeps the samples for the next demo of this day. */
export function keep(config: Config, day: string, kept: KeptSamples): void {
  const file = fileOf(config, day)
  if (file !== null) writeWhole(file, kept)
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
