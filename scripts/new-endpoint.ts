// `npm run new:endpoint <room> <verb-noun>`: a call with its contract, its route, and a test. It does not compile
// until its handler is written.

import { endpoints } from '../src/contracts/endpoints.ts'
import { answerHelp, refuse } from './help.ts'
import { camel, kebab, report, Sources, sentence } from './source-edits.ts'

answerHelp(import.meta.filename)

const feature = kebab(process.argv[2], 'The feature')
const file = kebab(process.argv[3], 'The call')
if (!file.includes('-')) refuse('The call must say what it does to what, such as cancel-order')

const name = camel(file)
const group = camel(feature)
const what = sentence(file)
const sources = new Sources()
const contractsFile = `src/contracts/${feature}.ts`
const tableFile = 'src/contracts/endpoints.ts'
const routesFile = `src/server/${feature}/routes.ts`

/** What only reads is asked for by GET: a read that the browser may ask again. */
const method = /^(get|list|find|read|search)-/.test(file) ? 'GET' : 'POST'

function addContract(): void {
  const entry = `
export const ${name} = endpoint('${method}', 'session', '/hazel/${feature}/${file}', {
  summary: '${what}',
  input: input({ id }),
  output: wire({ id }),
})
`
  if (Object.hasOwn(endpoints, name)) refuse(`The call ${name} is there already`)
  if (sources.exists(contractsFile)) {
    if (!sources.read(tableFile).includes(`from './${feature}.ts'`))
      refuse(
        `${contractsFile} has calls of the desk: name it ${feature}-desk.ts first, so that these get a file of their own`,
      )
    sources.append(contractsFile, sources.read(contractsFile), entry)
  } else {
    sources.create(contractsFile, `// The calls of ${sentence(feature).toLowerCase()}.\n${entry}`)
    sources.insert(tableFile, /^import \* as/m, `import * as ${group} from './${feature}.ts'\n`)
    sources.append(tableFile, 'callsOf(', `${group}, `)
  }
  sources.importFrom(contractsFile, './wire.ts', ['id', 'input', 'wire'])
  sources.importFrom(contractsFile, './endpoint.ts', ['endpoint'])
}

function addHandler(): void {
  sources.create(
    `src/server/${feature}/${file}.ts`,
    `// ${what}.

import type { Handler } from '../http/call.ts'

export const ${name}: Handler<'${name}'> = async (_input, _call) => {}
`,
  )
  sources.create(
    `src/server/${feature}/${file}.db.test.ts`,
    `// ${what}: what it answers, and to whom.

import { afterAll, beforeEach, expect, it } from 'vitest'
import { onPostgres } from '../../../tests/support/databases.ts'
import { granted, openPeople, type People, type Person } from '../../../tests/support/people.ts'
import { ${name} } from './${file}.ts'

onPostgres('${what.toLowerCase()}', (database) => {
  let people: People
  let person: Person
  beforeEach(async () => {
    people?.close()
    people = openPeople(database())
    person = await people.person()
  })
  afterAll(() => people.close())

  it('answers with what it was asked for', async () => {
    const answer = granted(await people.ask(${name}, { id: 'first' }, { person }))
    expect(answer.id).toBe('first')
  })
})
`,
  )
}

function addRoute(): void {
  const entry = `  ${name}: signedIn(${name}),\n`
  if (sources.exists(routesFile)) {
    sources.insert(routesFile, /^\} satisfies/m, entry)
    sources.importFrom(routesFile, '../http/call.ts', ['signedIn'])
    sources.insert(routesFile, /^import /m, `import { ${name} } from './${file}.ts'\n`)
    return
  }
  sources.create(
    routesFile,
    `// The calls of ${sentence(feature).toLowerCase()} and who answers them.

import { type Routes, signedIn } from '../http/call.ts'
import { ${name} } from './${file}.ts'

export const ${group}Routes = {
${entry}} satisfies Partial<Routes>
`,
  )
  sources.insert('src/server/api.ts', /^import /m, `import { ${group}Routes } from './${feature}/routes.ts'\n`)
  sources.append('src/server/api.ts', 'export const routes: Routes = {', `\n  ...${group}Routes,`)
  addRoom()
}

/** Adds a new room to the list of rooms and to that of their tests; a room that only the desk or other rooms use is there already. */
function addRoom(): void {
  const roomsFile = '.dependency-cruiser.mjs'
  if (new RegExp(`^ {2}'${feature}',$`, 'm').test(sources.read(roomsFile))) return
  // A new room stands on top until somebody uses it.
  sources.replace(roomsFile, /(const rooms = \[[^\]]*)\]/, (_all, list = '') => `${list}  '${feature}',\n]`)
  // Its tests: those that lie in its folder need no more than this.
  const key = /^[a-z]+$/.test(feature) ? feature : `'${feature}'`
  sources.append('tests/support/room-tests.ts', 'roomTests: Readonly<Record<string, RoomTests>> = {', `\n  ${key}: {},`)
}

addContract()
addHandler()
addRoute()
report(sources.write(), [
  `say in ${contractsFile} what goes in and comes out, who may call it and at which address`,
  `write src/server/${feature}/${file}.ts: it does not compile before`,
  `npm run test:db -- src/server/${feature}/${file}.db.test.ts`,
  `write the rule of this call in docs/rules/${feature}.md, with its test; then \`npm run coverage\``,
])
