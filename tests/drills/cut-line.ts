// A line between the product and what it talks to, in the way of every byte: it can be cut at any answer, and mended again.

import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface CutLine {
  readonly port: number
  /** From now on the line breaks at the `n`th piece that comes back, which is not handed on. What was asked has arrived. */
  cutAtAnswer(n: number): void
  /** Breaks the line now, and blocks every connection until it is mended. */
  cut(): void
  /** Lets everything through again. */
  mend(): void
  /** Whether a planned cut has happened. */
  readonly wasCut: boolean
  /** What the answer was that was not handed on, as text. */
  readonly lost: string
  close(): Promise<void>
}

/** Opens a line to a port of this machine. */
export async function openLine(targetPort: () => number): Promise<CutLine> {
  const open = new Set<Socket>()
  let isDown = false
  let answersLeft = Number.POSITIVE_INFINITY
  let wasCut = false
  let lost = ''

  function breakAll(): void {
    for (const socket of open) socket.destroy()
    open.clear()
  }

  const server = createServer((near) => {
    if (isDown) return void near.destroy()
    const far = connect(targetPort(), '127.0.0.1')
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from)
      // A broken connection is what this line is for; the close that follows takes the other end with it.
      from.on('error', () => from.destroy())
      from.on('close', () => {
        open.delete(from)
        to.destroy()
      })
      from.on('end', () => to.end())
    }
    near.on('data', (bytes) => far.write(bytes))
    far.on('data', (bytes) => {
      answersLeft -= 1
      if (answersLeft > 0) return void near.write(bytes)
      wasCut = true
      lost = bytes.toString('utf8')
      answersLeft = Number.POSITIVE_INFINITY
      breakAll()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    cutAtAnswer(n) {
      answersLeft = n
      wasCut = false
      lost = ''
    },
    cut() {
      isDown = true
      breakAll()
    },
    mend() {
      isDown = false
      answersLeft = Number.POSITIVE_INFINITY
    },
    get wasCut() {
      return wasCut
    },
    get lost() {
      return lost
    },
    async close() {
      breakAll()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
