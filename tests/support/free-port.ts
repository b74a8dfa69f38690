// A port without a listener, for servers whose address has to be known before they listen.

import { createServer } from 'node:net'

/** Below the ports that Linux gives to outgoing connections (32768 and up): there one may be taken at any moment. */
const PORTS = { first: 20_400, last: 20_999 }

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}

/** A free port, other than `taken`. Somebody else may take it before it is listened on: its user tries again. */
export async function freePort(taken: number | null = null): Promise<number> {
  const size = PORTS.last - PORTS.first + 1
  const start = Math.floor(Math.random() * size)
  for (let step = 0; step < size; step += 1) {
    const port = PORTS.first + ((start + step) % size)
    if (port !== taken && (await isFree(port))) return port
  }
  throw new Error(`no free port from ${PORTS.first} to ${PORTS.last}`)
}
