// `npm run docs`: builds the site of the documents into build/docs, with a search of its own and no server but the one that shows it.
// A link that leads nowhere fails it. `npm run docs -- show` also shows it, on http://127.0.0.1:3100.
// The generator is no package of the product: the first of these commands installs it into build/docs-generator, in a minute.

import { cpSync, existsSync, mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pagesOfSite } from './docs-pages.ts'
import { must, node, root } from './ground.mjs'
import { answerHelp } from './help.ts'

answerHelp(import.meta.filename)

const wanted = process.argv.slice(2)
if (wanted.length > 0 && wanted.join() !== 'show') {
  console.error('Usage: npm run docs, or npm run docs -- show')
  process.exit(2)
}

const folder = path.join(root, 'docs', 'site')
/** Beside what is built, so that no search of the documents meets the packages' own. */
const generator = path.join(root, 'build', 'docs-generator')
const pages = path.join(root, 'build', 'docs-pages')
const site = path.join(root, 'build', 'docs')
const environment = { DOCS_PAGES: pages, DOCS_SITE: site, NODE_ENV: 'production' }

async function ensureGenerator(): Promise<void> {
  const marker = path.join(generator, 'node_modules', '.package-lock.json')
  const isOf = (file: string): boolean => statSync(path.join(folder, file)).mtimeMs <= statSync(marker).mtimeMs
  const files = ['package.json', 'package-lock.json', '.npmrc', 'rspress.config.mjs', 'site.css']
  mkdirSync(generator, { recursive: true })
  for (const file of files) cpSync(path.join(folder, file), path.join(generator, file))
  if (existsSync(marker) && isOf('package.json') && isOf('package-lock.json')) return
  const install = ['install', '--include=dev', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']
  await must('Installing the generator of the site', 'npm', ['--prefix', generator, ...install])
  const now = new Date()
  utimesSync(marker, now, now)
}

function writePages(): void {
  rmSync(pages, { recursive: true, force: true })
  const { texts, files } = pagesOfSite(root)
  for (const [name, text] of texts) {
    const file = path.join(pages, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  for (const [from, to] of files) cpSync(path.join(root, from), path.join(pages, to))
}

await ensureGenerator()
writePages()
rmSync(site, { recursive: true, force: true })
const program = path.join(generator, 'node_modules', '@rspress', 'core', 'bin', 'rspress.js')
const config = ['--config', path.join(generator, 'rspress.config.mjs')]
await must('Building the site', node, [program, 'build', ...config], { env: environment })
console.log(`The site is in ${path.relative(root, site)}. Show it by npm run docs -- show, or by any web server.`)
if (wanted[0] === 'show')
  await must('Showing the site', node, [program, 'preview', ...config, '--port', '3100'], { env: environment })
