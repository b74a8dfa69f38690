// `npm run pictures`: the pictures of README.md and docs/desk.md, made again from the demo: the borrower's on a phone, the desk's on
// a laptop. `npm run pictures -- desk-case` makes only those whose name begins so.

import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { appAt } from '../tests/support/app.ts'
import { beforeTheDesk, deskPages, openDeskPage } from '../tests/support/desk-pages.ts'
import { gallery, openEntry } from '../tests/support/gallery-list.ts'
import { startServer } from '../tests/support/server.ts'
import { browserPath } from './browser.ts'
import { answerHelp, namesAskedFor } from './help.ts'

answerHelp(import.meta.filename)

const folder = path.join(path.dirname(import.meta.dirname), 'docs', 'images')
const width = 1280
/** Of the README, by the names of their screens in the gallery. */
const ofBorrower = { confirm: 'confirm', overdue: 'order-overdue', 'pay-code': 'pay-code' } as const
const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  reducedMotion: 'reduce',
} as const

/** A picture measures no time: on a machine with much else to do a page may take long. Milliseconds. */
const slowestPage = 180_000

/** Says which picture failed: what stands above is the last one that was made. */
async function take(name: string, page: Page, open: () => Promise<unknown>): Promise<void> {
  page.setDefaultTimeout(slowestPage)
  try {
    await open()
    await keep(name, await page.screenshot())
  } catch (error) {
    throw new Error(`no picture of ${name}, on ${page.url()}`, { cause: error })
  }
  await page.close()
}

/** The pages have few colours: a palette makes the files small. */
async function keep(name: string, picture: Buffer): Promise<void> {
  writeFileSync(path.join(folder, `${name}.png`), await sharp(picture).png({ palette: true, effort: 10 }).toBuffer())
  console.log(name)
}

const ofDesk = deskPages.flatMap(({ pictureHeight, ...page }) =>
  pictureHeight === undefined ? [] : [{ ...page, pictureHeight }],
)
const wanted = namesAskedFor(process.argv.slice(2), [...Object.keys(ofBorrower), ...ofDesk.map(({ name }) => name)], {
  what: 'picture',
  by: 'beginning',
})
const server = await startServer({ LOG_LEVEL: 'silent' })
const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  const app = appAt(server.origin)
  for (const [name, screen] of Object.entries(ofBorrower).filter(([name]) => wanted.includes(name))) {
    const item = gallery.find((one) => one.name === screen)
    if (item === undefined) throw new Error(`no screen is called ${screen}`)
    const page = await browser.newPage(phone)
    await take(name, page, () => openEntry(app, page, item, 'en'))
  }
  await beforeTheDesk(app)
  for (const one of ofDesk.filter(({ name }) => wanted.includes(name))) {
    const page = await browser.newPage({ viewport: { width, height: one.pictureHeight }, reducedMotion: 'reduce' })
    await take(one.name, page, () => openDeskPage(app, page, one))
  }
} finally {
  await browser.close()
  await server.stop()
}
