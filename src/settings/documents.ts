// What is written from the settings: `.env.example`, and the tables of `docs/settings.md`. `npm run settings` writes both.

import type { RawEnvironment } from './config.ts'
import { settingGroups } from './groups.ts'
import { providerSettings, requiredByProviders, usualProviders } from './providers.ts'
import type { Setting } from './setting.ts'
import { isWrapped } from './wrapped-secrets.ts'

const WIDTH = 118

const head = `Every setting of Candor: made from src/settings by \`npm run settings\`, as docs/settings.md is.
Copy this file to .env in the folder that the product is started in, and change what you need: it is read at each start, by the commands of the operator too. What stands in the environment wins; ENV_FILE names another file than .env.
A line is NAME=value. A value with a # has to stand in quotes, one with blanks may; in double quotes \\n is a line break.
Each secret and each setting of a provider may stand in a file of its own: SESSION_SECRET_FILE=/run/secrets/session names the file that holds SESSION_SECRET; one newline at its end does not count. A start refuses a setting that is given twice or both ways, and a file that is not there, cannot be read or is empty. Of a name that is no setting it says which one is probably meant.
A setting that is not given or empty takes the value of the demo, which is what stands here. Production has no such values for what is marked "Required in production": it does not start without them, nor with any secret of the demo. The demo does not start with what only a production has: a provider, an SMS provider, or an origin that others can reach.`

/** The text in lines of comments; a line that begins with a blank stays as it is. */
function comment(text: string): string[] {
  return text.split('\n').flatMap((paragraph) => {
    if (paragraph.startsWith(' ')) return [`# ${paragraph}`]
    const lines: string[] = []
    let line = ''
    for (const word of paragraph.split(' ')) {
      if (line !== '' && line.length + word.length + 1 > WIDTH) {
        lines.push(`# ${line}`)
        line = word
      } else line = line === '' ? word : `${line} ${word}`
    }
    return [...lines, `# ${line}`]
  })
}

const plain = (text: string): string => text.replaceAll('’', "'")

const quoted = (value: string): string => (/[#\s]/.test(value) ? `"${value}"` : value)

function exampleOf(name: string, { usual, example, help, isRequired }: Setting): string[] {
  const said = isRequired ? `${help} Required in production.` : help
  // A default stands as it is, unless an example shows more.
  const line = usual !== null && example === null ? `${name}=${quoted(usual)}` : `# ${name}=${quoted(example ?? '')}`
  return [...comment(plain(said)), line]
}

/** The text of `.env.example`. */
export function exampleFile(): string {
  const groups = Object.entries(settingGroups).map(([title, group]) =>
    [
      ...comment(`--- ${plain(title)} ---`),
      ...Object.entries(group).flatMap(([name, one]) => exampleOf(name, one)),
    ].join('\n'),
  )
  return `${[comment(head).join('\n'), ...groups].join('\n\n')}\n`
}

const ofProviders: readonly string[] = requiredByProviders(usualProviders)
const providerOf = (name: string): string => (Object.hasOwn(providerSettings, name) ? 'http' : 'sms-gateway')

function needOf(name: string, { isRequired, usual }: Setting): string {
  if (isRequired) return 'required in production'
  if (ofProviders.includes(name)) return `required with the provider \`${providerOf(name)}\``
  return usual === null || usual === '' ? '' : `\`${usual}\``
}

const cell = (text: string): string => plain(text).replaceAll('|', '\\|').replaceAll('\n', ' ')

/** The text of `docs/settings.md`. */
export function settingsPage(): string {
  const tables = Object.entries(settingGroups).map(([title, group]) => {
    const rows = Object.entries(group).map(
      ([name, one]: [string, Setting]) =>
        `| \`${name}\` | ${cell(one.takes)} | ${needOf(name, one)} | ${one.isSecret ? 'yes' : ''} | ${cell(one.help)} |`,
    )
    return `## ${plain(title)}\n\n| setting | takes | default | secret | what it does |\n|---|---|---|---|---|\n${rows.join('\n')}`
  })
  return `# Settings

Made from \`src/settings\` by \`npm run settings\`. [\`.env.example\`](../.env.example) has them as a file to copy; \`npm run doctor -- settings\`
lists which of them are given where it is run. A secret may stand in a file: \`NAME_FILE\` names it. Settings of single providers:
[providers.md](providers.md).

${tables.join('\n\n')}
`
}

/** Each setting with what counts of it in this environment, for the doctor: no secret is shown. */
export function settingsHere(environment: RawEnvironment): string {
  const stateOf = (name: string, { isSecret, isRequired, usual }: Setting): string => {
    const given = environment[name] ?? ''
    if (given.trim() !== '') return isSecret ? (isWrapped(given) ? 'given, wrapped' : 'given') : given
    if (isRequired) return 'not given: required in production'
    return usual === null ? 'not given' : `${usual} (default)`
  }
  const groups = Object.entries(settingGroups).map(([title, group]) => {
    const lines = Object.entries(group).map(([name, one]) => `  ${name}: ${stateOf(name, one)}\n`)
    return `${plain(title)}\n${lines.join('')}`
  })
  return groups.join('\n')
}
