// The walk of the bad moments goes through every form there is, and the table in the docs names every form of the walk.

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import routes from '../src/web/routes.ts'
import { nameOfWay, screensWithAction, unknownSenders, waysIn, waysToSend } from './support/forms-in-source.ts'

const root = path.join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

const lists = ['loan', 'account', 'login'].map((which) => read(`tests/support/sent-${which}-forms.ts`)).join('\n')
const walked = [...lists.matchAll(/^ {4}name: '([^']+)',\n {4}sends: '([^']+)',$/gm)].map(([, name, sends]) => ({
  name,
  sends,
}))
/** Ways that a test of their own walks, which names them; and ways that are no other than a walked one. */
const elsewhere: Readonly<Record<string, string>> = {
  'payment/own-cards#add': 'tests/e2e/own-cards.spec.ts',
  'payment/own-cards#stopAuto': 'tests/e2e/autopay.spec.ts',
  'payment/autopay#agree': 'tests/e2e/autopay.spec.ts',
  'payment/autopay#stop': 'tests/e2e/autopay.spec.ts',
  'payment/stop-autopay': 'tests/e2e/autopay.spec.ts',
  'inbox/texts#phoneOn': 'tests/e2e/push.spec.ts',
  'inbox/texts#phoneOff': 'tests/e2e/push.spec.ts',
  'identity/passkeys#ask': 'tests/e2e/passkey.spec.ts',
  'identity/passkeys#save': 'tests/e2e/passkey.spec.ts',
  'identity/passkeys#remove': 'tests/e2e/passkey.spec.ts',
  'identity/login#passkeyAsk': 'tests/e2e/passkey.spec.ts',
  'identity/login#passkey': 'tests/e2e/passkey.spec.ts',
}
const sameAs: Readonly<Record<string, string>> = {
  // Enter asks for a code, or logs in with it.
  'identity/login#next': 'identity/login#enter',
  // Another picture is asked for by a form only where there is no script.
  'promotion/register#refresh': 'promotion/register#send',
  // Enter asks for a code, or registers with it: only where there is no script.
  'promotion/register#enter': 'promotion/register#send',
}

it('goes through every form of every screen', () => {
  const ways = waysToSend().map(nameOfWay)
  expect(ways.length).toBeGreaterThan(40)
  const known = new Set([...walked.map(({ sends }) => sends), ...Object.keys(elsewhere), ...Object.keys(sameAs)])
  const missing = ways
    .filter((way) => !known.has(way))
    .map((way) => `${way}: no walk sends it. Add it to tests/support/sent-*-forms.ts and to docs/bad-moments.md.`)
  expect(missing).toEqual([])
  expect([...known].filter((way) => !ways.includes(way ?? ''))).toEqual([])
})

it('goes through every screen that takes a form', () => {
  const screens = routes.flatMap(({ children = [] }) => children)
  const addressed = [...lists.matchAll(/^ {4}address: '([^'?]+)/gm)].map(([, address]) => address?.slice(1) ?? '')
  const seen = addressed.map((address) => screens.find(({ path: at = '' }) => at.replace(/^\//, '') === address)?.file)
  const known = new Set(seen.map((file) => file?.replace(/^screens\/|\.tsx$/g, '')))
  // Those walked in a test of their own, and one without a form.
  const others = ['identity/passkeys', 'payment/autopay', 'payment/stop-autopay', 'frame/not-found']
  const missing = screensWithAction().filter((screen) => !known.has(screen) && !others.includes(screen))
  expect(missing).toEqual([])
})

it('is named by the test that walks it elsewhere', () => {
  for (const [way, file] of Object.entries(elsewhere)) expect(read(file)).toContain(`\`${way}\``)
})

it('sends by no other means than a form', () => {
  expect(unknownSenders()).toEqual([])
})

it('names each form of the walk once in the docs, with what ends it', () => {
  const table = read('docs/bad-moments.md').split('| forms |')[1]?.split('\n\n')[0] ?? ''
  const written = [...table.matchAll(/^\| [^|]+ \| ([^|]+) \|$/gm)].flatMap(([, names = '']) => names.split('; '))
  expect(written.sort()).toEqual(walked.map(({ name }) => name).sort())
})

it('finds a form with one intent, with several, with none, and one whose button stands elsewhere', () => {
  const found = (text: string) => waysIn('a', text).map(nameOfWay)
  expect(found('<ActionForm>\n<Button type="submit">x</Button>\n</ActionForm>')).toEqual(['a'])
  expect(found('<ActionForm id={formId} />\n<Button form={formId} name="intent" value="go">')).toEqual(['a#go'])
  const two = "<ActionForm>\n<Button name=\"intent\" value={x ? 'one' : 'two'} />\n</ActionForm><ActionForm />"
  expect(found(two)).toEqual(['a#one', 'a#two', 'a'])
  expect(found("<ActionForm sends={{ intent: 'go', key }} />")).toEqual(['a#go'])
  expect(found("submit({ intent: 'save' }, { method: 'post' })")).toEqual(['a#save'])
  expect(found('<LinkAct sends={x} />')).toEqual(['a'])
})
