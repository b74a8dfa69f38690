// A built peer behind an address: its files from memory, compressed as a host would, and its page for every other address.

import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

export interface ServedPeer {
  readonly origin: string
  readonly close: () => void
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.html': 'text/html; charset=utf-8',
}

const compressed = (text: Buffer | string, quality: number): Buffer =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

/** Files are compressed once, as well as can be; the page each time, as quickly as ours is. */
export function serveFiles(folder: string, page: () => Promise<string>): Promise<ServedPeer> {
  const files = new Map<string, Buffer>(
    readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
      if (!entry.isFile()) return []
      const file = path.join(entry.parentPath, entry.name)
      return [[`/${path.relative(folder, file)}`, compressed(readFileSync(file), 11)] as const]
    }),
  )
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://127.0.0.1')
    const file = files.get(pathname)
    const body = file ?? compressed(await page(), 5)
    response.writeHead(200, {
      'Content-Type': types[file === undefined ? '.html' : path.extname(pathname)] ?? 'application/octet-stream',
      'Content-Encoding': 'br',
      'Content-Length': body.byteLength,
    })
    response.end(body)
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve({
        origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        close: () => void server.close(),
      }),
    )
  })
}
