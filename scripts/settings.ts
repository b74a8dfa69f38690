// `npm run settings`: writes .env.example and docs/settings.md from the settings in src/settings.

import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { exampleFile, settingsPage } from '../src/settings/documents.ts'
import { answerHelp } from './help.ts'

answerHelp(import.meta.filename, [])

const root = path.dirname(import.meta.dirname)
writeFileSync(path.join(root, '.env.example'), exampleFile())
writeFileSync(path.join(root, 'docs/settings.md'), settingsPage())
process.stdout.write('.env.example and docs/settings.md are written.\n')
