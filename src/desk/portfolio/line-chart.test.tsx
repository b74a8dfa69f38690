// The labels of a chart: none lies on another, and each stays where it wants to be where it can.

import { describe, expect, it } from 'vitest'
import { apart } from './labels-apart.ts'

describe('labels', () => {
  it('stay where they want to be, where no other is', () => {
    const far = [
      { x: 60, width: 50, y: 180 },
      { x: 120, width: 50, y: 180 },
      { x: 60, width: 50, y: 100 },
    ]
    expect(apart(far)).toEqual([180, 180, 100])
  })

  it('move up where they would lie on one of another place, or on several of the same', () => {
    const neighbours = [
      { x: 62, width: 49, y: 184 },
      { x: 105, width: 49, y: 184 },
      { x: 176, width: 49, y: 184 },
    ]
    expect(apart(neighbours)).toEqual([184, 171, 184])
    const same = [40, 40, 40, 30].map((y) => ({ x: 326, width: 40, y }))
    expect(apart(same)).toEqual([40, 27, 14, 1])
  })
})
