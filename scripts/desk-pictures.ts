// `npm run pictures`: the pictures of docs/desk.md, made again from the demo: each page of the desk that has one, on a laptop.
// `npm run pictures -- desk-case` makes only those whose name begins so.

import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { appAt } from '../tests/support/app.ts'
import { beforeTheDesk, deskPages, openDeskPage } from '../tests/support/desk-pages.ts'
import { startServer } from '../tests/support/server.ts'
import { browserPath } from './browser.ts'
import { answerHelp } from './help.ts'

answerHelp(import.meta.filename)

const folder = path.join(path.dirname(import.meta.dirname), 'docs', 'images')
const width = 1280

const wanted = process.argv[2] ?? ''
const server = await startServer({ LOG_LEVEL: 'silent' })
const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  const app = appAt(server.origin)
  await beforeTheDesk(app)
  for (const one of deskPages) {
    if (one.pictureHeight === undefined || !one.name.startsWith(wanted)) continue
    const page = await browser.newPage({ viewport: { width, height: one.pictureHeight }, reducedMotion: 'reduce' })
    await openDeskPage(app, page, one)
    const picture = await page.screenshot()
    // The pages have few colours: a palette makes the files small.
    writeFileSync(
      path.join(folder, `${one.name}.png`),
      await sharp(picture).png({ palette: true, effort: 10 }).toBuffer(),
    )
    await page.close()
    console.log(one.name)
  }
} finally {
  await browser.close()
  await server.stop()
}
