// The style sheets: light enough to stand in every page, plain enough for old webviews, and named where they are needed.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { type StyleName, styleNames } from './part-styles.ts'

const ui = import.meta.dirname
const screens = path.join(ui, '..', 'screens')
const baseFiles = ['tokens.css', 'reset.css', 'kit.css', 'kit-lines.css', 'kit-controls.css']
const partFiles = readdirSync(path.join(ui, 'styles')).map((file) => `styles/${file}`)

/** What the build's minifier leaves, nearly. */
function minified(file: string): string {
  return readFileSync(path.join(ui, file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{}:;,>]) ?/g, '$1')
}

/** Rules inside of rules; within @media and @keyframes one level is plain. */
function nestedRules(css: string): string[] {
  const open: string[] = []
  const nested: string[] = []
  for (const [, head = '', brace] of css.matchAll(/([^{};]*)([{}])/g)) {
    if (brace === '}') open.pop()
    else {
      if (open.some((outer) => !outer.startsWith('@'))) nested.push(head.trim())
      open.push(head.trim())
    }
  }
  return nested
}

function brotliBytes(text: string): number {
  return brotliCompressSync(text).byteLength
}

describe('the style sheets', () => {
  it('weigh less than 4.5 kB over the air on every page, and 8.25 kB all together', () => {
    const base = baseFiles.map(minified).join('')
    expect(brotliBytes(base)).toBeLessThan(4500)
    expect(brotliBytes(base + partFiles.map(minified).join(''))).toBeLessThan(8250)
  })

  it('have one file for each named part, and one for pages without script', () => {
    expect(partFiles).toEqual([...styleNames.map((name) => `styles/${name}.css`), 'styles/without-script.css'].sort())
  })

  it('use nothing that a Chromium 111 cannot read', () => {
    for (const file of [...baseFiles, ...partFiles]) {
      const css = readFileSync(path.join(ui, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
      expect(css, file).not.toMatch(
        /&|@layer|@scope|color-mix|light-dark|oklch\(|@starting-style|:popover-open|scripting:/,
      )
      expect(nestedRules(css), file).toEqual([])
    }
  })

  it('read the same from right to left: no physical sides', () => {
    for (const file of [...baseFiles, ...partFiles]) {
      const css = readFileSync(path.join(ui, file), 'utf8')
      expect(css, file).not.toMatch(
        /(?:^|[\s;{])(?:margin|padding|border)-(?:left|right|top|bottom)|text-align: (?:left|right)/,
      )
      expect(css, file).not.toMatch(/^\s*(?:left|right|top|bottom):/m)
    }
  })
})

/** Which style parts the exports of a kit file need; '*' holds for all of them. */
const needs: Readonly<Record<string, Readonly<Record<string, readonly StyleName[]>>>> = {
  'dialog.tsx': { Sheet: ['sheet'] },
  'chips.tsx': { '*': ['chips'], ChipChoices: ['chips', 'fields'] },
  'field.tsx': { Field: ['fields'] },
  'grid.tsx': { Grid: ['grid'], Badge: ['grid'] },
  'image-picker.tsx': { ImagePicker: ['fields', 'shots'], Shots: ['shots'] },
  'keypad.tsx': { '*': ['fields', 'keypad'] },
  'picker.tsx': { Picker: ['fields', 'picker', 'sheet'], RadioList: ['picker'] },
  'pull-to-refresh.tsx': { '*': ['pull'] },
  'product-card.tsx': { '*': ['status'] },
  'questions.tsx': { Progress: ['asks'], Question: ['asks'], DateInput: ['asks', 'fields'] },
  'resend.tsx': { ResendButton: ['fields'] },
  'rows.tsx': { FoldedRows: ['fold'], Fold: ['fold'] },
  'screen.tsx': { PublicScreen: ['promo'] },
  'slip.tsx': { PayCode: ['slip'], Plate: ['slip'], Countdown: ['slip'] },
  'stars.tsx': { '*': ['stars'] },
  'states.tsx': { Bones: ['states'], Empty: ['states', 'status'] },
  'status-picture.tsx': { '*': ['status'] },
  'status.tsx': { '*': ['status'] },
  'stamps.tsx': { Stamps: ['status'], StepStamps: ['status'], InkStamp: ['status'] },
  'open-book.tsx': { '*': ['book'] },
  'spot-picture.tsx': { '*': ['status'] },
  'refused.tsx': { '*': ['status'] },
  'link-act.tsx': { '*': ['status'] },
  'tabs.tsx': { '*': ['tabs'] },
  'text-fields.tsx': {
    TextInput: ['fields'],
    FieldButton: ['fields'],
    PhoneInput: ['fields'],
    CardInput: ['fields'],
    CodeInput: ['fields'],
    TextArea: ['fields'],
  },
}

/** The confirmation carries no part and has no room for one: what stands in place of an offer has its picture below the words. */
const plain = path.join(screens, 'offer', 'no-offer.tsx')

/** The style parts that a file of the screens needs, with those of every file of the screens that it imports. */
function neededBy(file: string, seen = new Set<string>()): Set<StyleName> {
  const found = new Set<StyleName>()
  if (seen.has(file) || file === plain || !existsSync(file)) return found
  seen.add(file)
  for (const [, names = '', from = ''] of readFileSync(file, 'utf8').matchAll(
    /import (?:type )?\{([^}]*)\} from '(\.[^']*)'/g,
  )) {
    const target = path.join(path.dirname(file), from)
    if (target.startsWith(screens)) for (const name of neededBy(target, seen)) found.add(name)
    const rules = path.dirname(target) === ui ? needs[path.basename(target)] : undefined
    for (const symbol of names.split(',').map((name) => name.trim())) {
      if (symbol.startsWith('type ')) continue
      for (const name of rules?.[symbol] ?? rules?.['*'] ?? []) found.add(name)
    }
  }
  return found
}

function screenFiles(): string[] {
  return readdirSync(screens, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => path.join(screens, file))
    .filter((file) => /^export default /m.test(readFileSync(file, 'utf8')))
}

describe('a screen', () => {
  it('names the style parts of everything that it shows', () => {
    const missing = screenFiles().flatMap((file) => {
      const [, handle = ''] = /export const handle\b([\s\S]*?)\n\}?\n/.exec(readFileSync(file, 'utf8')) ?? []
      return [...neededBy(file)]
        .filter((name) => !handle.includes(`'${name}'`))
        .map((name) => `${path.relative(screens, file)} needs '${name}' in its handle.styles`)
    })
    expect(missing).toEqual([])
  })

  it('is found by this test', () => {
    expect(screenFiles().length).toBeGreaterThan(0)
    expect([...neededBy(path.join(screens, 'demo', 'kit.tsx'))]).toEqual(
      expect.arrayContaining(['chips', 'fields', 'keypad', 'picker', 'shots', 'slip', 'stars', 'status', 'tabs']),
    )
  })
})
