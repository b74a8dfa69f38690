// `npm run partner-client`: makes the types of the TypeScript client and the Postman collection of the calls under /partner/v1.
//
// Usage:
//   npm run partner-client
//
// Both come of the part of /openapi.json that lender systems call, by generators of npm whose versions stand here; it needs the registry.
// A test says when the document has changed since. Why they are no packages of this product: docs/decisions/0091.

import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { answerHelp } from './help.ts'
import { madeOf, partnerDocument, partnerDocumentHash } from './partner-document.ts'
import { exampleVariables, withExamples } from './partner-examples.ts'

const typesBy = { generator: 'openapi-typescript@7.13.0', beside: 'typescript@5.9.3' }
const collectionBy = 'openapi-to-postmanv2@6.3.3'

answerHelp(import.meta.filename, [])

const root = path.dirname(import.meta.dirname)
const folder = mkdtempSync(path.join(os.tmpdir(), 'partner-client-'))
const inFolder = (file: string): string => path.join(folder, file)
const made = madeOf(partnerDocumentHash())

function run(packages: readonly string[], command: string, args: readonly string[]): void {
  const wanted = packages.flatMap((name) => ['--package', name])
  execFileSync('npx', ['--yes', ...wanted, '--', command, ...args], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

type Json = Record<string, unknown>

/** Without what is drawn anew at each run (ids) and what the reader gets by calling (answers). */
function steady(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(steady)
  if (typeof value !== 'object' || value === null) return value
  const left = Object.entries(value as Json).filter(
    ([name, of]) =>
      !['id', '_postman_id', 'event', 'protocolProfileBehavior'].includes(name) &&
      !(name === 'response' && Array.isArray(of)),
  )
  return Object.fromEntries(left.map(([name, of]) => [name, steady(of)]))
}

try {
  writeFileSync(inFolder('partner.json'), JSON.stringify(partnerDocument()))
  const { generator, beside } = typesBy
  run([generator, beside], 'openapi-typescript', ['partner.json', '--alphabetize', '-o', 'partner-paths.d.ts'])
  const types = readFileSync(inFolder('partner-paths.d.ts'), 'utf8')
  writeFileSync(path.join(root, 'clients/typescript/partner-paths.d.ts'), `// ${made}\n${types}`)

  const options =
    'folderStrategy=Tags,parametersResolution=Example,enableOptionalParameters=false,requestNameSource=Fallback'
  writeFileSync(inFolder('examples.json'), JSON.stringify(withExamples(partnerDocument())))
  run([collectionBy], 'openapi2postmanv2', ['-s', 'examples.json', '-o', 'partner.postman.json', '-O', options])
  const { info, variable, ...collection } = steady(
    JSON.parse(readFileSync(inFolder('partner.postman.json'), 'utf8')),
  ) as {
    readonly info: Json
    readonly variable: unknown
  }
  const variables = [
    { key: 'baseUrl', value: 'http://127.0.0.1:3300', type: 'string' },
    { key: 'bearerToken', value: '', type: 'string', description: 'A key: npm run partner-key' },
    ...exampleVariables,
  ]
  const whole = { info: { ...info, description: made }, ...collection, variable: variables }
  writeFileSync(path.join(root, 'docs/partner.postman.json'), `${JSON.stringify(whole, null, 1)}\n`)
  console.log(made)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
