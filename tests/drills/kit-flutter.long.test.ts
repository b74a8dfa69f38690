// The kit of Flutter, read by Dart's grammar and run as it stands, over stand-ins for Flutter's classes: every message of
// kits/messages.json is handed to it as a webview would, and does what it asks, or nothing; links and Back go where they belong.
// No compiler of Dart is to be had as a package: types are not checked, but for what the app is asked to do.

import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DartUri, type Node, stringOf } from '../support/dart/dart-values.ts'
import { methodsIn, runDart } from '../support/dart/run-dart.ts'

const kits = path.join(import.meta.dirname, '..', '..', 'kits')
const source = readFileSync(path.join(kits, 'flutter', 'candor_view.dart'), 'utf8')
const { fromPage, notFromPage, toPage } = JSON.parse(readFileSync(path.join(kits, 'messages.json'), 'utf8')) as {
  readonly fromPage: Readonly<Record<string, { readonly payload: Readonly<Record<string, unknown>> }>>
  readonly notFromPage: readonly unknown[]
  readonly toPage: Readonly<Record<string, unknown>>
}

/** The grammar, and the newest release of its reader that takes it. */
const readers = ['tree-sitter-wasms@0.1.13', 'web-tree-sitter@0.25.10']

interface Tree {
  readonly rootNode: Node & { readonly hasError: boolean }
}
interface Reader {
  readonly Parser: {
    new (): { setLanguage(language: unknown): void; parse(text: string): Tree }
    init(): Promise<void>
  }
  readonly Language: { load(file: string): Promise<unknown> }
}

let dir = ''
let treeOf: (text: string) => Tree['rootNode']
beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'candor-dart-'))
  writeFileSync(path.join(dir, 'package.json'), '{"private":true}')
  execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', ...readers], { cwd: dir })
  const modules = path.join(dir, 'node_modules')
  const reader = pathToFileURL(path.join(modules, 'web-tree-sitter', 'tree-sitter.js')).href
  const { Parser, Language } = (await import(reader)) as Reader
  await Parser.init()
  const parser = new Parser()
  parser.setLanguage(await Language.load(path.join(modules, 'tree-sitter-wasms', 'out', 'tree-sitter-dart.wasm')))
  treeOf = (text) => parser.parse(text).rootNode
}, 300_000)
afterAll(() => rmSync(dir, { recursive: true, force: true }))

it('is Dart without a fault, and a missing mark or a wrong word would be seen', () => {
  expect(treeOf(source).hasError).toBe(false)
  for (const [right, wrong] of [
    ['app.goHome();', 'app.goHome()'],
    ['when id.isNotEmpty) {', 'when id.isNotEmpty {'],
    ['_take(String json) async {', '_take(String json) asinc {'],
  ] as const) {
    expect(source).toContain(right)
    expect(treeOf(source.replace(right, wrong)).hasError, wrong).toBe(true)
  }
})

/** The view of an app in a page, with what it asked of the app, of the webview and of the system. */
function viewIn({ page = 'https://loans.example/order', taken = true, canGoBack = true } = {}, text = source) {
  const file = treeOf(text)
  const [asked, opened, scripts]: [unknown[][], string[], string[]] = [[], [], []]
  let wentBack = 0
  const declared = methodsIn(file)
  const app = new Proxy(
    {},
    {
      get: (_, name) => {
        // Asked of every value that is awaited.
        if (name === 'then') return undefined
        const method = declared.get(String(name))
        // What the app's class does not declare, Dart would not compile.
        if (method === undefined || method.body !== undefined) throw new Error(`CandorApp has no ${String(name)}`)
        return (...args: unknown[]) => {
          expect(args, String(name)).toHaveLength(method.given.length)
          asked.push([String(name), ...args.map((one) => (one instanceof DartUri ? stringOf(one) : one))])
        }
      },
    },
  )
  const web = {
    currentUrl: async () => page,
    canGoBack: async () => canGoBack,
    goBack: async () => {
      wentBack += 1
    },
    runJavaScript: async (script: string) => void scripts.push(script),
    runJavaScriptReturningResult: async (script: string) => {
      scripts.push(script)
      return !taken
    },
  }
  const run = runDart(file, {
    widget: { origin: DartUri.parse('https://loans.example'), app },
    _web: web,
    launchUrl: (url: DartUri) => void opened.push(stringOf(url)),
    LaunchMode: { externalApplication: 'outside' },
    NavigationDecision: { navigate: 'navigate', prevent: 'prevent' },
  })
  return { run, asked, opened, scripts, wentBack: () => wentBack }
}

async function askedBy(message: string, ...of: Parameters<typeof viewIn>): Promise<unknown[][]> {
  const { run, asked } = viewIn(...of)
  await run._take?.(message)
  return asked
}

it.each(Object.entries(fromPage))('does what %s asks', async (name, message) => {
  expect(await askedBy(JSON.stringify(message))).toEqual([[name, ...Object.values(message.payload)]])
})

it('does nothing for what is no message of the page, and for a page of somebody else', async () => {
  for (const message of notFromPage) expect(await askedBy(JSON.stringify(message)), JSON.stringify(message)).toEqual([])
  for (const text of ['', '{', 'null', '[]', '"goHome"']) expect(await askedBy(text), text).toEqual([])
  const home = JSON.stringify(fromPage.goHome)
  for (const page of [
    'https://evil.example/order',
    'http://loans.example/order',
    'https://loans.example:8443/order',
    'https://loans.example@evil.example/',
    'intent://loans.example/',
    'about:blank',
  ])
    expect(await askedBy(home, { page }), page).toEqual([])
})

it('without one of its guards would do it, and be seen', async () => {
  const [phone] = notFromPage.filter((one) => (one as { name?: unknown }).name === 'callPhone')
  const open = source.replace(/ when RegExp\(.*?\)\.hasMatch\(phone\)/, '')
  expect(await askedBy(JSON.stringify(phone), {}, open)).toEqual([['callPhone', '*#06#']])
  const home = JSON.stringify(fromPage.goHome)
  const anywhere = source.replace(' || !_isOurs(here)) return;', ') return;')
  expect(await askedBy(home, { page: 'https://evil.example/' }, anywhere)).toEqual([['goHome']])
})

it('opens pages of ours here, others outside, and no other app', async () => {
  const { run, opened } = viewIn()
  const followed = []
  for (const [url, isMainFrame] of [
    ['https://loans.example/order?orderId=L1', true],
    ['https://bank.example/3ds', false],
    ['https://elsewhere.example/', true],
    ['tel:+63', true],
    ['intent://scan/#Intent;scheme=zxing;end', true],
    ['http://loans.example/', true],
  ] as const)
    followed.push(await run._follow?.({ url, isMainFrame }))
  expect(followed).toEqual(['navigate', 'navigate', 'prevent', 'prevent', 'prevent', 'prevent'])
  expect(opened).toEqual(['https://elsewhere.example/', 'tel:+63'])
})

it('asks the page before it goes back, then goes back in it, and closes it where there is nothing behind', async () => {
  const [taken, goes, closes] = [viewIn(), viewIn({ taken: false }), viewIn({ taken: false, canGoBack: false })]
  for (const { run } of [taken, goes, closes]) await run._back?.()
  expect([taken.asked, taken.wentBack()]).toEqual([[], 0])
  expect([goes.asked, goes.wentBack()]).toEqual([[], 1])
  expect([closes.asked, closes.wentBack()]).toEqual([[['closeWebview']], 0])
  await closes.run.tellPushAddress?.("o'hare\n")
  const [back, push] = closes.scripts
  expect(back).toBe("window.dispatchEvent(new Event('candor:native-back', {cancelable: true}))")
  expect(push).toBe("window.dispatchEvent(new CustomEvent('candor:push-address', {detail: \"o'hare\\n\"}))")
  for (const event of Object.keys(toPage)) expect(closes.scripts.join()).toContain(event)
})
