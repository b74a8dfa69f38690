// A text that comes in pieces has the lines of the whole, wherever the pieces end.

import { expect, it } from 'vitest'
import { textLines } from './text-lines.ts'

async function linesOf(pieces: readonly string[]): Promise<string[]> {
  const lines: string[] = []
  for await (const line of textLines(pieces)) lines.push(line)
  return lines
}

it('has the lines of the whole text, wherever it is cut', async () => {
  const text = 'a,b\r\n\r\n1,2\n3,\r4\r\nlast'
  const whole = ['a,b', '', '1,2', '3,\r4', 'last']
  expect(await linesOf([text])).toEqual(whole)
  expect(await linesOf([...text])).toEqual(whole)
  for (let at = 0; at <= text.length; at += 1) expect(await linesOf([text.slice(0, at), text.slice(at)])).toEqual(whole)
  expect(await linesOf([])).toEqual([])
  expect(await linesOf(['one\n'])).toEqual(['one'])
})

it('holds no line that never ends', async () => {
  const lines = await linesOf(Array.from({ length: 40 }, () => 'x'.repeat(10_000)))
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(80_000)
  expect(lines.join('').length).toBe(400_000)
})
