// The boot script stays small.

import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { bootScript } from './boot-script.ts'

describe('the boot script', () => {
  it('weighs at most 2 kB over the air', () => {
    expect(brotliCompressSync(bootScript).byteLength).toBeLessThanOrEqual(2048)
  })
})
