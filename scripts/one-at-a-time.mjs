// A lock between processes: one at a time installs or builds. Runs on any Node from 20 on.
//
// A process that wants to begin writes a claim, then looks for others. Where another living process has one, it takes its own back and
// tries again a little later: of two, at least one sees the other. No process removes the claim of a living one; a claim that a dead
// process left behind counts for nothing.

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Tries again after so long and up to twice that, milliseconds: two that began together do not meet for ever. */
const AGAIN_AFTER_MS = 100

/** What a claim says once its process is inside. Until then it is empty: two that began together may both step back. */
const INSIDE = 'inside'

/** When the process started, in ticks since the machine did; '0' where the system does not say. Tells a reused number apart. */
function startOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '0'
  } catch (error) {
    if (['ENOENT', 'ESRCH', 'EACCES'].includes(error.code)) return '0'
    throw error
  }
}

/** True while the process that wrote the claim is alive; a new process with its number does not count. */
export function lives(pid, startedAt) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (error.code !== 'EPERM') return false
  }
  const start = startOf(pid)
  return start === '0' || startedAt === '0' || start === startedAt
}

function isInside(claim) {
  try {
    return readFileSync(claim, 'utf8') === INSIDE
  } catch (error) {
    if (error.code === 'ENOENT') return false
    throw error
  }
}

/** The living processes that claim `what` beside this one, and which of them is inside. What dead ones left is removed. */
function rivals(folder, what, own) {
  const living = []
  for (const file of readdirSync(folder)) {
    const [, named, pid, startedAt] = /^([a-z]+)\.(\d+)\.(\d+)$/.exec(file) ?? []
    if (file === own || named !== what) continue
    if (lives(Number(pid), startedAt)) living.push({ pid: Number(pid), isInside: isInside(path.join(folder, file)) })
    else rmSync(path.join(folder, file), { force: true })
  }
  return living
}

/**
 * Does `work` while no other process does the `what` of this folder. `onWait` is told once, with the number of the process that is
 * at work meanwhile.
 */
export async function oneAtATime(folder, what, onWait, work) {
  mkdirSync(folder, { recursive: true })
  const own = `${what}.${process.pid}.${startOf(process.pid)}`
  const claim = path.join(folder, own)
  let isTold = false
  for (;;) {
    writeFileSync(claim, '')
    const others = rivals(folder, what, own)
    if (others.length === 0) break
    rmSync(claim)
    const working = others.find((other) => other.isInside)
    if (working !== undefined && !isTold) {
      isTold = true
      onWait(working.pid)
    }
    await pause(AGAIN_AFTER_MS * (1 + Math.random()))
  }
  try {
    writeFileSync(claim, INSIDE)
    return await work()
  } finally {
    rmSync(claim, { force: true })
  }
}
