// Every way in which the screens send something, read from their source: a form, or one button of a form that has several.

import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '../..')
const screens = 'src/web/screens/'

/** Screens of the demo, which no borrower sees. */
const ofTheDemo = /^demo\//

/** Files of the kit with a form inside that a screen fills: what is sent is the screen's. */
const kitForms: Readonly<Record<string, RegExp>> = { 'src/web/ui/link-act.tsx': /<LinkAct\b/g }

/** What sends anything but a form of ours would not be counted. */
const otherWays = /useFetcher|fetcher\.submit|<(?:Form|form)\b[^>]*method="post"|sendBeacon/
/** The files that may: the form itself, and what sends a lost attempt or a picture once more. */
const mayPost = ['src/web/ui/button.tsx']

export interface WayToSend {
  /** The file under the screens, without its ending. */
  readonly file: string
  /** What a button of the form says it wants; null for a form that does one thing. */
  readonly intent: string | null
}

/** As a walked form names it: `identity/login#enter`, or `identity/logout`. */
export function nameOfWay({ file, intent }: WayToSend): string {
  return intent === null ? file : `${file}#${intent}`
}

function quotedIn(text: string): string[] {
  return [...text.matchAll(/['"](\w+)['"]/g)].map(([, word]) => word ?? '')
}

/** The intents that a text sends: by a button, a hidden field, a part that takes it, or a call. */
function intentsIn(text: string): string[] {
  const byButton = [...text.matchAll(/(?:name="intent"\s+value|\bintent)=("\w+"|\{[^}]*\})/g)]
  const byPart = [...text.matchAll(/\bintent: '(\w+)'/g)]
  const found = [...byButton.flatMap(([, value]) => quotedIn(value ?? '')), ...byPart.map(([, intent]) => intent ?? '')]
  return [...new Set(found)]
}

/** The forms of a file that do one thing: neither they nor a button in them or for them say what they want. */
function plainForms(text: string): number {
  const forms = [...text.matchAll(/<ActionForm\b[^>]*?(?:\/>|>[\s\S]*?<\/ActionForm>)/g)].map(([form]) => form)
  const opened = text.match(/<ActionForm\b/g)?.length ?? 0
  if (forms.length !== opened) throw new Error('a form is written in a way that is not understood here')
  return forms.filter((form) => {
    if (/name="intent"|\bintent=|\bsends=\{\{\s+intent: /.test(form)) return false
    const id = /\bid=\{(\w+)\}/.exec(form)?.[1]
    return id === undefined || !new RegExp(`form=\\{${id}\\}\\s+name="intent"`).test(text)
  }).length
}

/** Reads one file; `file` is its name under the screens. */
export function waysIn(file: string, text: string): WayToSend[] {
  const ways: WayToSend[] = intentsIn(text).map((intent) => ({ file, intent }))
  let plain = plainForms(text)
  for (const part of Object.values(kitForms)) plain += text.match(part)?.length ?? 0
  // A step hands its intent to the frame around it, which has the button.
  if (plain > 0 && !/\bintent="/.test(text)) ways.push({ file, intent: null })
  return ways
}

/** All of them. */
export function waysToSend(): WayToSend[] {
  return globSync(`${screens}**/*.tsx`, { cwd: root })
    .map((file) => ({
      file: file.slice(screens.length).replace(/\.tsx$/, ''),
      text: readFileSync(path.join(root, file), 'utf8'),
    }))
    .filter(({ file }) => !ofTheDemo.test(file) && !/\.test$/.test(file))
    .flatMap(({ file, text }) => waysIn(file, text))
    .sort((a, b) => (nameOfWay(a) < nameOfWay(b) ? -1 : 1))
}

/** Files that send by something else than a form of ours: none. */
export function unknownSenders(): string[] {
  return globSync('src/web/**/*.tsx', { cwd: root })
    .filter((file) => !mayPost.includes(file) && !/\.test\.tsx$/.test(file))
    .filter((file) => otherWays.test(readFileSync(path.join(root, file), 'utf8')))
}

/** An action that a screen has, makes, or hands on from another file. */
export const hasAction = /^export (?:(?:async )?function action\b|const action\b|\{[^}]*\baction\b[^}]*\} from)/m

/** Screens with an action: a form of a part that several share is walked on each of them. */
export function screensWithAction(): string[] {
  return globSync(`${screens}**/*.tsx`, { cwd: root })
    .filter((file) => hasAction.test(readFileSync(path.join(root, file), 'utf8')))
    .map((file) => file.slice(screens.length).replace(/\.tsx$/, ''))
    .filter((file) => !ofTheDemo.test(file))
    .sort()
}
