// `npm run sbom`: what the product is made of, as CycloneDX 1.6 in JSON, from the lock file. `--all` adds the tools of its making.

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { answerHelp } from './help.ts'
import { cycloneDx } from './supply/cyclone-dx.ts'
import { ownLock } from './supply/lock-file.ts'
import { nodePrograms } from './supply/node-program.ts'

answerHelp(import.meta.filename)

const root = path.dirname(import.meta.dirname)
const { name, version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  name: string
  version: string
}
const packages = ownLock(root).filter(({ isDev }) => !isDev || process.argv.includes('--all'))
process.stdout.write(`${JSON.stringify(cycloneDx({ name, version }, packages, nodePrograms), null, 2)}\n`)
