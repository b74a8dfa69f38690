// The unit tests of the core alone, for mutation testing: each change to the code runs those that reach it.
import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { include: ['src/core/**/*.test.ts'], testTimeout: 60_000 } })
