// The folders of a start: made where they are missing, and tried, before anything relies on them.

import { accessSync, constants, existsSync, mkdirSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '../../settings/config.ts'
import { isInMemory } from '../../settings/data-dir.ts'
import { StartFault } from './start-fault.ts'

/** Enough to tell a full disk from one with room for a file's name alone. */
const probeBytes = 65_536
/** What a new embedded database takes, with the first pieces of its log. */
const newDatabaseMegabytes = 128

const reasons: Readonly<Record<string, string>> = {
  EEXIST: 'it is a file, not a folder',
  ENOTDIR: 'it is a file, or lies below one',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
}

/** Makes the folder that a setting names, and writes to it. Throws {@link StartFault}. */
function prepareFolder(setting: string, folder: string): void {
  const probe = path.join(folder, `probe.${process.pid}`)
  try {
    mkdirSync(folder, { recursive: true })
    try {
      writeFileSync(probe, Buffer.alloc(probeBytes), { flush: true })
    } finally {
      rmSync(probe, { force: true })
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (!/^E[A-Z]+$/.test(code)) throw error
    throw new StartFault(`${setting} cannot be used: ${folder}: ${reasons[code] ?? whyNotUsed(folder) ?? code}.`, error)
  }
}

/** Throws {@link StartFault} where a new database would fill the disk while it is being made, which spoils it. */
export function refuseWithoutRoom(folder: string): void {
  const { bavail, bsize } = statfsSync(folder)
  const megabytes = Math.floor((bavail * bsize) / 2 ** 20)
  if (megabytes < newDatabaseMegabytes)
    throw new StartFault(
      `DATA_DIR cannot be used: ${folder}: a new database takes ${newDatabaseMegabytes} MB, and the disk has ${megabytes} left.`,
    )
}

type WithFolders = Pick<Config, 'dataDir' | 'databaseUrl' | 'mode' | 'uploads' | 'exports'>

/** All folders that this configuration writes to. The database makes its own below them. */
export function prepareFolders(config: WithFolders): void {
  for (const [setting, folder] of foldersOf(config)) prepareFolder(setting, folder)
}

/** What would keep {@link prepareFolders} from them, one line each; nothing is made or written. */
export function problemsOfFolders(config: WithFolders): readonly string[] {
  return foldersOf(config).flatMap(([setting, folder]) => {
    const reason = whyNotUsed(folder)
    return reason === null ? [] : [`${setting} cannot be used: ${folder}: ${reason}.`]
  })
}

/** A folder that is not there is made by the start, below the nearest one that is. */
function whyNotUsed(folder: string): string | null {
  let near = path.resolve(folder)
  while (!existsSync(near)) near = path.dirname(near)
  if (!statSync(near).isDirectory()) return reasons.ENOTDIR ?? ''
  try {
    accessSync(near, constants.W_OK | constants.X_OK)
    return null
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    return reasons[code] ?? code
  }
}

function foldersOf({ dataDir, databaseUrl, mode, uploads, exports }: WithFolders): (readonly [string, string])[] {
  const folders: (readonly [string, string])[] = []
  if (exports?.place.kind === 'local') folders.push(['EXPORTS_DIR', exports.place.dir])
  if (isInMemory(dataDir)) return folders
  // The demo's provider writes there, with every kind of database.
  if (databaseUrl === null || mode === 'demo') folders.push(['DATA_DIR', dataDir])
  if (uploads.kind === 'local') folders.push(['UPLOADS_DIR', uploads.dir])
  return folders
}
