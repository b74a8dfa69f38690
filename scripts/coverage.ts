// `npm run coverage`: writes docs/coverage.md, the index of the rules in docs/rules: which rule names which address, call and message.

import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { coverageOf, readRules } from '../tests/support/rules.ts'
import { answerHelp } from './help.ts'

answerHelp(import.meta.filename, [])

const rules = readRules()
writeFileSync(path.join(path.dirname(import.meta.dirname), 'docs/coverage.md'), coverageOf(rules))
console.log(`docs/coverage.md: ${rules.length} rules`)
