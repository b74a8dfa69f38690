// `npm run gallery`: a picture of every screen as every sample borrower, each page whole: in English light and dark on a phone and
// a laptop, in the language with the longest words, from right to left, and some without script. One picture shows what a phone
// shows first, with its fixed foot. The desk's pages follow, as a manager sees them. `npm run gallery -- order` takes only those
// whose name begins so; a second word takes only the pictures whose name has it: `npm run gallery -- order laptop.dark`.

import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { languages } from '../src/core/language.ts'
import { wordsFor } from '../src/web/messages/words-for.ts'
import { type App, appAt } from '../tests/support/app.ts'
import { beforeTheDesk, type DeskPage, deskPages, openDeskPage } from '../tests/support/desk-pages.ts'
import { type GalleryEntry, gallery, openAsWritten, openEntry } from '../tests/support/gallery-list.ts'
import { startServer } from '../tests/support/server.ts'
import { browserPath } from './browser.ts'
import { answerHelp, namesAskedFor, refuse } from './help.ts'

answerHelp(import.meta.filename)

/** What the command was asked for: how names of screens begin, and what the names of pictures have in them. */
const [wanted = '', wantedPictures = ''] = process.argv.slice(2)
const root = path.dirname(import.meta.dirname)
const folder = path.join(root, 'gallery')
/** A small phone, and a laptop. Pixels. */
const sizes = { phone: { width: 360, height: 740 }, laptop: { width: 1280, height: 800 } } as const
type Size = keyof typeof sizes
/** Of a picture on the page. Pixels. */
const shownWidths = { phone: 240, laptop: 640 } as const
/** A step that takes longer has failed. Milliseconds. */
const stepTimeoutMs = 15_000

interface Picture {
  readonly file: string
  readonly size: Size
  /** Of the window in which it was made. Pixels. */
  readonly height: number
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
interface View {
  readonly lang: string
  readonly schemes: readonly ('light' | 'dark')[]
  readonly on: readonly Size[]
}
const inEnglish: View = { lang: 'en', schemes: ['light', 'dark'], on: ['phone', 'laptop'] }
const views: readonly View[] = [
  inEnglish,
  { lang: longest, schemes: ['light'], on: ['phone'] },
  { lang: 'ar-XB', schemes: ['light'], on: ['phone'] },
]

/** The largest height of a picture; a longer page is cut off there. Pixels. */
const highest = 8_000

/** How high the window has to be for the whole page. A dialog keeps the window that it opened in. Pixels. */
async function heightOf(page: Page, size: Size): Promise<number> {
  const { height } = sizes[size]
  if ((await page.locator('dialog:modal').count()) > 0) return height
  const whole = await page.locator('html').evaluate((root) => root.scrollHeight)
  return Math.max(height, Math.min(whole, highest))
}

/**
 * The pictures of a page as it stands open, each whole: the window becomes as high as the page, since through a smaller one the
 * fixed foot would lie over its middle. The first picture of a longer page is what a phone shows of it first.
 */
async function shoot(page: Page, name: string, { lang, schemes, on }: View): Promise<Picture[]> {
  const pictures: Picture[] = []
  const take = async (size: Size, scheme: string, part: '' | '.first'): Promise<void> => {
    const file = `${name}.${lang}.${size}.${scheme}${part}.png`
    if (!file.includes(wantedPictures)) return
    await page.screenshot({ path: path.join(folder, file) })
    const { height } = page.viewportSize() ?? sizes[size]
    pictures.push({ file, size, height, label: `${lang}, ${size}, ${scheme}${part === '' ? '' : ', as it opens'}` })
  }
  for (const size of on) {
    const { width } = sizes[size]
    await page.setViewportSize(sizes[size])
    const height = await heightOf(page, size)
    if (size === 'phone' && lang === 'en' && height > sizes.phone.height) await take(size, 'light', '.first')
    await page.setViewportSize({ width, height })
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme })
      await take(size, colorScheme, '')
    }
    await page.emulateMedia({ colorScheme: 'light' })
  }
  return pictures
}

/** Opens a new browser context for each picture: no cookie or storage of an earlier one is left. */
async function withPage<Done>(
  browser: Browser,
  use: (page: Page) => Promise<Done>,
  javaScriptEnabled = true,
): Promise<Done> {
  const context = await browser.newContext({
    viewport: sizes.phone,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
    javaScriptEnabled,
  })
  context.setDefaultTimeout(stepTimeoutMs)
  const done = await use(await context.newPage())
  await context.close()
  return done
}

/** Whether any picture of this view is asked for. */
function isWanted(name: string, { lang, schemes, on }: View): boolean {
  const files = on.flatMap((size) => schemes.map((scheme) => `${name}.${lang}.${size}.${scheme}.first.png`))
  return files.some((file) => file.includes(wantedPictures) || file.replace('.first', '').includes(wantedPictures))
}

/** An entry in each language; the page is opened once for each. */
async function shootEntry(browser: Browser, app: App, item: GalleryEntry): Promise<Picture[]> {
  const pictures: Picture[] = []
  for (const view of views.filter((one) => isWanted(item.name, one))) {
    const made = await withPage(browser, async (page) => {
      await openEntry(app, page, item, view.lang)
      return await shoot(page, item.name, view)
    })
    pictures.push(...made)
  }
  return pictures
}

/** A screen as a browser without script shows it: the server's own answer. */
async function shootWithoutScript(browser: Browser, app: App, item: GalleryEntry): Promise<Picture[]> {
  const plain: View = { lang: 'en', schemes: ['light'], on: ['phone'] }
  return await withPage(
    browser,
    async (page) => {
      await openAsWritten(app, page, item, 'en')
      return await shoot(page, `${item.name}-without-script`, plain)
    },
    false,
  )
}

/** A page of the desk, as an officer of the demo sees it. */
async function shootDesk(browser: Browser, app: App, desk: DeskPage): Promise<Picture[]> {
  return await withPage(browser, async (page) => {
    await beforeTheDesk(app)
    await openDeskPage(app, page, desk)
    return await shoot(page, desk.name, inEnglish)
  })
}

function html(rows: readonly { readonly name: string; readonly pictures: readonly Picture[] }[]): string {
  const figure = ({ file, size, height, label }: Picture, name: string): string => {
    const shownWidth = shownWidths[size]
    const shown = `width="${shownWidth}" height="${Math.round((shownWidth * height) / sizes[size].width)}"`
    return `<figure><a href="${file}"><img src="${file}" ${shown} loading="lazy" alt="${name}, ${label}"></a><figcaption>${label}</figcaption></figure>`
  }
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

/** Those on which the most is done, by name: shown without script as well. */
const alsoWithoutScript: readonly string[] = [
  'confirm',
  'order-overdue',
  'repay-due',
  'pay-amount',
  'pay-code',
  'payway-cards',
  'home',
  'product',
  'apply-job',
  'complaint-write',
  'bank-account',
  'site-home',
]

interface Task {
  readonly name: string
  readonly make: (browser: Browser, app: App) => Promise<Picture[]>
}

const allTasks: readonly Task[] = [
  ...gallery.map((item) => ({ name: item.name, make: (browser: Browser, app: App) => shootEntry(browser, app, item) })),
  ...alsoWithoutScript.map((name) => {
    const item = gallery.find((one) => one.name === name)
    if (item === undefined) throw new Error(`no screen is called ${name}`)
    const make = (browser: Browser, app: App) => shootWithoutScript(browser, app, item)
    return { name: `${name}-without-script`, make }
  }),
  ...deskPages.map((one) => ({ name: one.name, make: (browser: Browser, app: App) => shootDesk(browser, app, one) })),
]
const names = namesAskedFor(
  [wanted],
  allTasks.map(({ name }) => name),
  { what: 'screen', by: 'beginning' },
)
const tasks = allTasks.filter(({ name }) => names.includes(name))
if (!names.some((name) => views.some((view) => isWanted(name, view))))
  refuse(`No picture of ${names.join(', ')} has ${wantedPictures} in its name. One is ${names[0]}.en.laptop.dark.png`)

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const server = await startServer({ LOG_LEVEL: 'silent' })
const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  const app = appAt(server.origin)
  const rows = []
  const failed: string[] = []
  for (const { name, make } of tasks) {
    // Resets the demo before each screen, so that none shows what an earlier one has stored.
    await app.demo('/demo/reset', {})
    try {
      const pictures = await make(browser, app)
      rows.push({ name, pictures })
      console.log(`${name}: ${pictures.length}`)
    } catch (error) {
      // The other pictures are still made; the command fails in the end.
      failed.push(name)
      console.error(`${name}: ${error instanceof Error ? error.message : error}`)
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
