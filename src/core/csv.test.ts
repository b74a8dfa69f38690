// Lines of a CSV file: figures stay figures, and no text becomes a formula.

import { describe, expect, it } from 'vitest'
import { csvLine } from './csv.ts'

describe('a line of a CSV file', () => {
  it('has its cells between commas, those with commas, quotes or line ends in quotes', () => {
    expect(csvLine(['a', 1, null, 'b,c', 'say "hi"', 'x\ny'])).toBe('a,1,,"b,c","say ""hi""","x\ny"\r\n')
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1', '＋1', '－1', '＠SUM(A1)'])(
    'takes %j for no formula',
    (cell) => {
      expect(csvLine([cell]).replace(/^"/, '')).toMatch(/^'/)
    },
  )

  it('leaves a figure below 0 a figure', () => {
    expect(csvLine([-100])).toBe('-100\r\n')
  })
})
