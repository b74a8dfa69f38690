// Who is asked whether they are still there, and when.

import { describe, expect, it } from 'vitest'
import { idleStep } from './idle.ts'

const minutes = (count: number): number => count * 60_000

describe('a page that is not used', () => {
  it.each([
    [0, 0, 'rest'],
    [12.9, 12.9, 'rest'],
    [13, 13, 'warn'],
    [14.9, 14.9, 'warn'],
    [15, 15, 'ask'],
    [60, 60, 'ask'],
  ])('after %d minutes without a word and %d without a tap: %s', (server, use, step) => {
    expect(idleStep(minutes(server), minutes(use))).toBe(step)
  })

  it.each([
    [3.9, 0, 'rest'],
    [4, 3.9, 'tell'],
    [4, 4, 'rest'],
    [14, 1, 'tell'],
    [15, 0, 'ask'],
  ])('is not one that is typed on: %d minutes after the server, %d after a letter: %s', (server, use, step) => {
    expect(idleStep(minutes(server), minutes(use))).toBe(step)
  })
})
