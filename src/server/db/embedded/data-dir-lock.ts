// One process for one data directory: two engines on the same files destroy each other's data.
//
// Every process writes a claim of its own, then looks at the others. A claim is only kept when no other living one was seen
// after it was written, so of two processes at least one sees the other, in any order. No process ever removes the
// claim of a living process.

import { readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'

/** Another process works on this data directory. */
export class DataDirIsInUse extends Error {
  constructor(dataDir: string, pid: number, host: string) {
    const where = host === hostname() ? `process ${pid}` : `process ${pid} on ${host}`
    super(`The data directory ${dataDir} is in use by ${where}. Stop it first, or set DATA_DIR to another directory.`)
    this.name = 'DataDirIsInUse'
  }
}

interface Claim {
  readonly file: string
  readonly pid: number
  readonly startedAt: string
  readonly host: string
}

export interface DataDirLock {
  release(): void
}

const CLAIM = /^lock\.(\d+)\.(\d+)\.([A-Za-z0-9_-]+)$/
/** A claim from another host (a container of the same volume) is alive while it is touched. */
const TOUCH_EVERY_MS = 5_000
const FOREIGN_CLAIM_DIES_AFTER_MS = 30_000
/** Two that start together see each other: the one with the lower number looks again, the other ends. */
const LOOKS = 5
const LOOK_AGAIN_AFTER_MS = 20

/** When the process started, in clock ticks since boot; '0' where the system does not say. Tells a reused number apart. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '0'
  } catch (error) {
    if (error instanceof Error && 'code' in error && ['ENOENT', 'ESRCH', 'EACCES'].includes(String(error.code)))
      return '0'
    throw error
  }
}

function processLives(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function isAlive(dataDir: string, claim: Claim): boolean {
  if (claim.host !== hostLabel()) {
    const touched = statSync(join(dataDir, claim.file), { throwIfNoEntry: false })
    return touched !== undefined && Date.now() - touched.mtimeMs < FOREIGN_CLAIM_DIES_AFTER_MS
  }
  if (!processLives(claim.pid)) return false
  const start = startOf(claim.pid)
  return start === '0' || claim.startedAt === '0' || start === claim.startedAt
}

function hostLabel(): string {
  return Buffer.from(hostname()).toString('base64url')
}

function otherClaims(dataDir: string, own: string): Claim[] {
  const claims: Claim[] = []
  for (const file of readdirSync(dataDir)) {
    const [, pid, startedAt, host] = CLAIM.exec(file) ?? []
    if (file === own || pid === undefined || startedAt === undefined || host === undefined) continue
    claims.push({ file, pid: Number(pid), startedAt, host })
  }
  return claims
}

/** Living claims of others. Dead ones are removed: their names are unique, so a living one is never hit. */
function livingRivals(dataDir: string, own: string): Claim[] {
  return otherClaims(dataDir, own).filter((claim) => {
    if (isAlive(dataDir, claim)) return true
    rmSync(join(dataDir, claim.file), { force: true })
    return false
  })
}

/**
 * Takes the directory for this process, which must exist. A claim that a dead process left behind is taken over.
 * Throws {@link DataDirIsInUse} while another process lives on it, and for a second use within this process.
 */
export async function lockDataDir(dataDir: string): Promise<DataDirLock> {
  const own = `lock.${process.pid}.${startOf(process.pid)}.${hostLabel()}`
  const file = join(dataDir, own)
  try {
    writeFileSync(file, '', { flag: 'wx' })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      throw new DataDirIsInUse(dataDir, process.pid, hostname())
    throw error
  }
  for (let look = 1; ; look += 1) {
    const [rival] = livingRivals(dataDir, own)
    if (rival === undefined) break
    const givesWay = rival.pid <= process.pid || look === LOOKS
    if (givesWay) {
      rmSync(file)
      throw new DataDirIsInUse(dataDir, rival.pid, Buffer.from(rival.host, 'base64url').toString())
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_AFTER_MS))
  }
  const touch = setInterval(() => utimesSync(file, new Date(), new Date()), TOUCH_EVERY_MS)
  touch.unref()
  return {
    release() {
      clearInterval(touch)
      rmSync(file, { force: true })
    },
  }
}
