// `npm run gallery`: a picture of every screen as every sample borrower on one page: in English light and dark, in the
// language with the longest words, and from right to left.
// `npm run gallery -- order` takes only those whose name begins so.

import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { languages } from '../src/core/language.ts'
import { wordsFor } from '../src/web/messages/words-for.ts'
import { type App, appAt } from '../tests/support/app.ts'
import { type GalleryEntry, gallery, openEntry } from '../tests/support/gallery-list.ts'
import { startServer } from '../tests/support/server.ts'
import { answerHelp } from './help.ts'

answerHelp(import.meta.filename)

const root = path.dirname(import.meta.dirname)
const folder = path.join(root, 'gallery')
/** A small phone. Pixels. */
const phone = { width: 360, height: 740 }
/** A step that takes longer has failed. Milliseconds. */
const stepTimeoutMs = 15_000
const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

interface Picture {
  readonly file: string
  readonly label: string
}

/** All texts of a language, end to end: what is said by a function is left out in each of them alike. */
function lengthOf(words: unknown): number {
  if (typeof words === 'string') return words.length
  if (typeof words !== 'object' || words === null) return 0
  return Object.values(words).reduce((sum: number, word) => sum + lengthOf(word), 0)
}

const longest = languages.reduce((one, other) => (lengthOf(wordsFor(other)) > lengthOf(wordsFor(one)) ? other : one))

/** What is shown of each screen. */
const views: readonly { readonly lang: string; readonly schemes: readonly ('light' | 'dark')[] }[] = [
  { lang: 'en', schemes: ['light', 'dark'] },
  { lang: longest, schemes: ['light'] },
  { lang: 'ar-XB', schemes: ['light'] },
]

/** The pictures of an entry in one language; the page is opened once. */
async function shoot(browser: Browser, app: App, item: GalleryEntry, { lang, schemes }: (typeof views)[number]) {
  const context = await browser.newContext({
    viewport: phone,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(stepTimeoutMs)
  const page = await context.newPage()
  await openEntry(app, page, item, lang)
  const pictures: Picture[] = []
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme })
    const file = `${item.name}.${lang}.${colorScheme}.png`
    await page.screenshot({ path: path.join(folder, file) })
    pictures.push({ file, label: `${lang}, ${colorScheme}` })
  }
  await context.close()
  return pictures
}

function html(rows: readonly { readonly name: string; readonly pictures: readonly Picture[] }[]): string {
  const figure = ({ file, label }: Picture, name: string): string =>
    `<figure><a href="${file}"><img src="${file}" width="240" height="493" loading="lazy" alt="${name}, ${label}"></a><figcaption>${label}</figcaption></figure>`
  const section = rows
    .map(
      ({ name, pictures }) =>
        `<section id="${name}"><h2>${name}</h2><div>${pictures.map((picture) => figure(picture, name)).join('')}</div></section>`,
    )
    .join('\n')
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Candor: every screen</title>
<style>body{font:16px system-ui;margin:24px;background:#d7ddd3;color:#16211b}h2{font-size:16px}div{display:flex;flex-wrap:wrap;gap:16px}figure{margin:0}img{display:block;border:1px solid #74827a}figcaption{font-size:14px;padding:4px 0 16px}</style>
</head><body><h1>Every screen</h1>
${section}
</body></html>
`
}

const wanted = process.argv[2] ?? ''
const chosen = gallery.filter(({ name }) => name.startsWith(wanted))
if (chosen.length === 0) throw new Error(`no screen begins with ${wanted}`)
const executablePath = process.env.CHROMIUM_PATH ?? browsers.find((candidate) => existsSync(candidate))
if (executablePath === undefined) throw new Error('the gallery needs Chromium: set CHROMIUM_PATH')

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const server = await startServer({ LOG_LEVEL: 'silent' })
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
try {
  const app = appAt(server.origin)
  const rows = []
  const failed: string[] = []
  for (const item of chosen) {
    // Each screen shows the demo as it is at the start: what one has made, the next one does not see.
    await app.demo('/demo/reset', {})
    try {
      const pictures: Picture[] = []
      for (const view of views) pictures.push(...(await shoot(browser, app, item, view)))
      rows.push({ name: item.name, pictures })
      console.log(`${item.name}: ${pictures.length}`)
    } catch (error) {
      // The others are still worth looking at; the command fails in the end.
      failed.push(item.name)
      console.error(`${item.name}: ${error instanceof Error ? error.message : error}`)
    }
  }
  writeFileSync(path.join(folder, 'index.html'), html(rows))
  if (failed.length > 0) process.exitCode = 1
  console.log(
    `\n${rows.length} screens, ${failed.length} failed, in ${path.relative(root, path.join(folder, 'index.html'))}`,
  )
} finally {
  await browser.close()
  await server.stop()
}
