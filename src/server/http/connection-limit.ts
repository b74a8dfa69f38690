// How many connections a server holds at a time: strangers who open many take no files from the database, nor from the answers of others.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { Log } from '../ports/log.ts'

/** Connections of one server at most, however many files the system allows. */
const connectionsMax = 20_000
/** Of the files that the process may still open, each server's connections take one in so many. The borrowers' and the desk's are two. */
const shareOfFiles = 3
/** Dropped connections are told at most this often, milliseconds. */
const tellEveryMs = 60_000

const limitsFile = '/proc/self/limits'

/** How many more files this process may open; null where the system does not say, as beyond Linux. */
function filesLeft(): number | null {
  if (!existsSync(limitsFile)) return null
  const [, most] = /^Max open files +(\d+)/m.exec(readFileSync(limitsFile, 'utf8')) ?? []
  return most === undefined ? null : Number(most) - readdirSync('/proc/self/fd').length
}

/** How many connections a server of this process may hold, where so many more files may be opened. */
function connectionsFor(left: number | null): number {
  return left === null ? connectionsMax : Math.max(1, Math.min(connectionsMax, Math.floor(left / shareOfFiles)))
}

/**
 * Drops connections beyond what the server may hold where the process may open `left` more files. Kept connections on which nothing is asked are closed then, so that the next caller finds a place; those
 * that stand still in a request end by their own limits (`limits.ts`).
 */
export function limitConnections(server: Server, log: Log, left = filesLeft()): void {
  const most = connectionsFor(left)
  server.maxConnections = most
  let dropped = 0
  let isTold = false
  server.on('drop', () => {
    dropped += 1
    server.closeIdleConnections()
    if (isTold) return
    isTold = true
    log.warn({ count: dropped, limit: most }, 'connections were dropped: all places are taken')
    dropped = 0
    setTimeout(() => {
      isTold = false
    }, tellEveryMs).unref()
  })
}
