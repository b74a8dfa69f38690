// `npm run new:screen <room> <screen> <address>`: a screen with its route, its English words and a test. The check is
// red until the other languages have their words.

import { answerHelp, refuse } from './help.ts'
import { camel, kebab, pascal, report, Sources, sentence } from './source-edits.ts'
import { writeWordFiles } from './words.ts'

answerHelp(import.meta.filename)

const feature = kebab(process.argv[2], 'The feature')
const screen = kebab(process.argv[3], 'The screen')
const address = process.argv[4] ?? ''
if (!/^\/[\w/-]+$/.test(address)) refuse('The address must be one such as /pay-later')

const section = camel(feature)
const name = camel(screen)
const title = sentence(screen)
const sources = new Sources()
const addressesFile = 'src/contracts/addresses.ts'

function addAddress(): void {
  const text = sources.read(addressesFile)
  if (text.includes(`'${address}'`)) refuse(`${address} is taken: see ${addressesFile}`)
  if (new RegExp(`^  ${name}:`, 'm').test(text)) refuse(`The address name ${name} is taken: see ${addressesFile}`)
  sources.insert(addressesFile, '} as const\n\nexport const addresses', `  ${name}: '${address}',\n`)
  sources.insert('src/web/routes.ts', "  route('*'", `  ...screen('${feature}/${screen}', addresses.${name}),\n`)
}

/** English words: a key in the feature's section, or a new section. Nothing is written for other languages. */
function addWords(): void {
  const file = `src/words/web/en/${feature}.json`
  const words = `\n  "${name}": {\n    "title": "${title}"\n  }`
  if (!sources.exists(file)) sources.create(file, `{${words}\n}\n`)
  else if (new RegExp(`^  "${name}":`, 'm').test(sources.read(file))) refuse(`${file} has words ${name} already`)
  else sources.append(file, '{', `${words},`)
}

function addScreen(): void {
  sources.create(
    `src/web/screens/${feature}/${screen}.tsx`,
    `// The screen '${title}'.

import { addresses } from '../../../contracts/addresses.ts'
import { needWords, useWords } from '../../messages/words-context.tsx'
import { OwnScreen, useAddress } from '../../page/page-facts.tsx'

await needWords('${section}')

export default function ${pascal(screen)}() {
  const words = useWords().${section}.${name}
  const address = useAddress()
  return <OwnScreen title={words.title} backTo={address(addresses.borrowerHome)} />
}
`,
  )
  sources.create(
    `src/web/screens/${feature}/${screen}.test.tsx`,
    `// The screen '${title}' as the server writes it.

import { describe, expect, it } from 'vitest'
import { renderPage } from '../../../../tests/support/render-page.tsx'
import { languages } from '../../../core/language.ts'
import { wordsFor } from '../../messages/words-for.ts'
import ${pascal(screen)} from './${screen}.tsx'

describe('the screen ${title}', () => {
  it.each(languages)('is headed by its title in %s', (language) => {
    expect(renderPage(<${pascal(screen)} />, language)).toContain(\`<h1>\${wordsFor(language).${section}.${name}.title}</h1>\`)
  })

  it.each(languages.filter((language) => language !== 'en'))('has a title of its own in %s', (language) => {
    expect(wordsFor(language).${section}.${name}.title).not.toBe(wordsFor('en').${section}.${name}.title)
  })
})
`,
  )
  sources.insert(
    'tests/support/gallery-list.ts',
    "  entry('test-preview'",
    `  entry('${screen}', 'active', addresses.${name}),\n`,
  )
}

addAddress()
addWords()
addScreen()
const written = sources.write()
writeWordFiles()
report(written, [
  `write the words ${section}.${name} in the other languages: \`npm run check\` names the files`,
  `say in the first line of src/web/screens/${feature}/${screen}.tsx what it is for, and fill it from its loader`,
  `npm run test:unit -- src/web/screens/${feature}/${screen}.test.tsx`,
  `write the rule of this address in docs/rules/${feature}.md, with its test; then \`npm run coverage\``,
])
