// The lender of the samples in content/: what every small world of the tests works with.

import path from 'node:path'
import { readSamples } from '../../src/server/adapters/lender/samples.ts'
import type { LenderData } from '../../src/server/ports/lender/lender-data.ts'

export const samplesDir = path.join(import.meta.dirname, '..', '..', 'content')

export const sampleLender: LenderData = readSamples(samplesDir).data
