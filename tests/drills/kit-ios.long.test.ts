// The kit of iOS by Debian's Swift compiler, over stand-ins for Apple's classes: every message of kits/messages.json is handed to it as a
// webview would, and does what it asks, or nothing; links, downloads and Back go where they belong.

import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeRoot, runInRoot, suites } from '../support/debian-root.ts'

const repository = path.join(import.meta.dirname, '..', '..')
const support = path.join(repository, 'tests', 'support', 'ios')
const messages = path.join(repository, 'kits', 'messages.json')
/** The first Debian that has Swift. */
const suite = suites[13] ?? ''
const compile = (version: number): string => `
  swiftc -warnings-as-errors -swift-version ${version} -I . -L . -lUIKit -lWebKit -Xlinker -rpath -Xlinker /kit -o run CandorView.swift main.swift
  ./run messages.json`

interface Told {
  readonly fromPage: unknown
  readonly nothing: readonly (readonly unknown[])[]
  readonly scripts: readonly string[]
  readonly closed: unknown
  readonly wentBack: number
  readonly loaded: unknown
  readonly policies: unknown
  readonly answers: unknown
  readonly opened: unknown
  readonly observed: unknown
}

let root = ''
beforeAll(() => {
  root = path.join(mkdtempSync(path.join(tmpdir(), 'candor-swift-')), 'debian')
  makeRoot(suite, root, ['swiftlang', 'libc6-dev', 'libstdc++-14-dev'])
  const kit = path.join(root, 'kit')
  mkdirSync(kit)
  for (const file of [...globSync(path.join(support, '*.swift')), messages])
    cpSync(file, path.join(kit, path.basename(file)))
  // Swift on Linux does not speak Objective-C: what calls a method by its name is the one thing that is not compiled here.
  const source = readFileSync(path.join(repository, 'kits', 'ios', 'CandorView.swift'), 'utf8')
  const plain = source.replaceAll('@objc ', '').replaceAll(/#selector\((\w+)\)/g, 'Selector("$1")')
  writeFileSync(path.join(kit, 'CandorView.swift'), plain)
  const library = (name: string, needs = ''): string =>
    `swiftc -swift-version 5 -emit-module -emit-library -module-name ${name} -I . -L . ${needs} -o lib${name}.so ${name}.swift`
  runInRoot(root, `cd /kit; ${library('UIKit')}; ${library('WebKit', '-lUIKit')}`)
}, 1_800_000)
afterAll(() => rmSync(path.dirname(root), { recursive: true, force: true }))

it.each([5, 6])(
  'does what each message asks, and nothing for a stranger: compiled as Swift %i, without a warning',
  (version) => {
    const told = JSON.parse(runInRoot(root, `cd /kit; ${compile(version)}`)) as Told
    const { fromPage, notFromPage } = JSON.parse(readFileSync(messages, 'utf8')) as {
      readonly fromPage: Readonly<Record<string, { readonly payload: Readonly<Record<string, unknown>> }>>
      readonly notFromPage: readonly unknown[]
    }
    const asked = Object.entries(fromPage).map(([name, { payload }]) => [name, [[name, ...Object.values(payload)]]])
    expect(told.fromPage).toEqual(Object.fromEntries(asked))
    // Five broken texts, what is no text, a frame, and pages of another host, scheme and port.
    expect(told.nothing.length).toBe(notFromPage.length + 10)
    expect(told.nothing.flat()).toEqual([])
    // Asked three times for Back: it closes the page, is taken by the page, and goes back within the page.
    const [address, ...back] = told.scripts
    expect(address).toContain("candor:push-address', {detail: address}")
    expect(back).toEqual(Array(3).fill("window.dispatchEvent(new Event('candor:native-back', {cancelable: true}))"))
    expect([told.closed, told.wentBack]).toEqual([[['closeWebview']], 1])
    expect(told.loaded).toEqual(['https://loans.example/order?orderId=L1&userId=u%261&sessionId=t%202&deviceId=d3'])
    // A page of ours, a download of ours, two links outside, a telephone, another app (not opened), a frame of a bank: cancel 0, allow 1.
    expect(told.policies).toEqual([1, 2, 0, 0, 0, 0, 1])
    expect(told.opened).toEqual(['https://elsewhere.example/', 'https://elsewhere.example/', 'tel:+63'])
    expect(told.answers).toEqual([2, 1])
    expect(told.observed).toEqual(['didEnterBackground: left', 'willEnterForeground: cameBack'])
  },
)
