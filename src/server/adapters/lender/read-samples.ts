// The sample lender, read from the folder that comes with the product, and the error of a lender folder that cannot be used.

import type { Finding } from './folder-files.ts'
import { allMarkets, type LenderReading, readLender } from './read-lender.ts'

/** The lender's folder cannot be used. The message lists everything that is in the way. */
export class LenderFolderError extends Error {
  readonly findings: readonly Finding[]
  constructor(folder: string, findings: readonly Finding[]) {
    const list = findings.map(({ place, sentence }) => `\n  ${place} ${sentence}`).join('')
    super(`LENDER_DIR ${folder} cannot be used:${list}\nSee docs/lender-data.md for every file, and npm run doctor.`)
    this.name = 'LenderFolderError'
    this.findings = findings
  }
}

/** The product's own samples, which stand in `content`. */
export function readSamples(samplesDir: string): LenderReading {
  const reading = readLender([samplesDir], allMarkets)
  if (reading.findings.length > 0) throw new LenderFolderError(samplesDir, reading.findings)
  return reading
}
