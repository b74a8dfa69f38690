// The pages of the documents' site, as Markdown: those of this repository at their own paths, with links to files that are no pages
// turned to copies of these files. Also lists links that lead nowhere, for the test that needs no generator.

import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { rulesOf } from '../tests/support/rules.ts'

/** Where the documents are. */
const places = ['{CONTRIBUTING,STYLE,CHANGELOG,SECURITY}.md', 'docs/**/*.md', 'kits/*.md', 'clients/*/*.md']
const outside = /^(?:[a-z]+:|#|$)/
/** Written and served as they are; other texts get `.txt`, so that a browser shows them. */
const shownAsItIs = new Set(['.json', '.png', '.txt', '.svg'])
const inText = /(!?)\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)/g
const code = /^```[\s\S]*?^```|`[^`\n]+`/gm

export interface Site {
  /** Path of the page -> its text. */
  readonly texts: ReadonlyMap<string, string>
  /** File of the repository -> where the site has its copy. */
  readonly files: ReadonlyMap<string, string>
}

/** Every document that becomes a page. */
export function documentsOf(root: string): string[] {
  return globSync(places, { cwd: root, exclude: ['docs/site/**'] })
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort()
}

/** Calls `change` for each link outside code; what it answers stands in its place. */
function changeLinks(text: string, change: (whole: string, mark: string, words: string, to: string) => string): string {
  let end = 0
  let changed = ''
  const outsideCode = (piece: string): string =>
    piece.replace(inText, (whole, mark: string, words: string, to: string) => change(whole, mark, words, to))
  for (const found of text.matchAll(code)) {
    // A link whose words are code goes on behind it.
    const isWords = text[found.index - 1] === '[' && text.startsWith('](', found.index + found[0].length)
    if (isWords) continue
    changed += `${outsideCode(text.slice(end, found.index))}${found[0]}`
    end = found.index + found[0].length
  }
  return `${changed}${outsideCode(text.slice(end))}`
}

/** The headings of a document as the addresses that GitHub and the site give them. */
export function anchorsOf(text: string): Set<string> {
  const anchors = new Set<string>()
  for (const [, title = ''] of text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/^#{1,6} +(.+)$/gm)) {
    const plain = title.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/[`*]/g, '')
    const name = plain
      .trim()
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/g, '-')
    let anchor = name
    for (let count = 1; anchors.has(anchor); count += 1) anchor = `${name}-${count}`
    anchors.add(anchor)
  }
  return anchors
}

/** What a link of a document leads to: a path from the root, and the part behind `#`. */
function targetOf(file: string, to: string): { readonly at: string; readonly anchor: string } {
  const [name = '', anchor = ''] = to.split('#')
  const at = name === '' ? file : path.posix.join(path.posix.dirname(file), decodeURIComponent(name))
  return { at: at.replace(/\/$/, ''), anchor }
}

/** Links of a document to a file, or to a heading, that is not there. */
export function deadLinks(root: string, file: string, text: string): string[] {
  const dead: string[] = []
  changeLinks(text, (whole, _mark, _words, to) => {
    if (outside.test(to) && !to.startsWith('#')) return whole
    const { at, anchor } = targetOf(file, to)
    const isThere = at === file || existsSync(path.join(root, at))
    const hasHeading = () =>
      anchor === '' || anchorsOf(at === file ? text : readFileSync(path.join(root, at), 'utf8')).has(anchor)
    if (!isThere || !hasHeading()) dead.push(`${file}: ${to}`)
    return whole
  })
  return dead
}

/** The list of the decisions: they are a folder in the repository, and a page of the site. */
function listOf(root: string, folder: string): string {
  const rows = globSync(`${folder}/*.md`, { cwd: root })
    .sort()
    .map((file) => {
      const title = /^# (.+)$/m.exec(readFileSync(path.join(root, file), 'utf8'))?.[1] ?? file
      return `- [${title.replace(/^(\d{4}):? /, '$1 ')}](${path.basename(file)})`
    })
  return `# Decisions\n\nWhat was decided, why, and what was refused.\n\n${rows.join('\n')}\n`
}

/** Settings and requirements are wide tables: a list of headings beside them would take their room. */
const isWide = (file: string): boolean => /^docs\/(settings|security)\.md$/.test(file)
/** Made for a look-up by name, and long: a search of words is quicker without them. */
const isUnsearched = (file: string): boolean => /^docs\/(schema|coverage|reliability)\.md$/.test(file)

function headOf(file: string): string {
  const fields = [
    ...(isWide(file) ? ['pageType: doc-wide', 'outline: false'] : []),
    ...(isUnsearched(file) ? ['search: false'] : []),
  ]
  return fields.length === 0 ? '' : `---\n${fields.join('\n')}\n---\n\n`
}

/** A file of rules as the site shows it: a heading for each rule, which a link can name, and where it is done and proved as code. */
function ruleChapters(file: string, text: string): string {
  const room = path.basename(file, '.md')
  const begin = text.slice(0, text.indexOf('| Rule |'))
  const chapters = rulesOf(room, text).map(({ id, text: says, reason, files, proofs }) => {
    const tests = [...new Set(proofs.map(({ file: at }) => at))]
    const proved = tests.map((at) => [
      at,
      ...proofs.filter((proof) => proof.file === at).map(({ title }) => `  ${title}`),
    ])
    return `## ${id}\n\n${says}\n\n*Because:* ${reason}\n\n\`\`\`\n${[...files, ...proved.flat()].join('\n')}\n\`\`\`\n`
  })
  return `${begin}${chapters.join('\n')}`
}
const isRules = (file: string): boolean => /^docs\/rules\/(?!README)/.test(file)

/** All pages, and the files that they link to. */
export function pagesOfSite(root: string): Site {
  const documents = documentsOf(root)
  const folders = new Map([['docs/decisions', listOf(root, 'docs/decisions')]])
  const files = new Map([['docs/images/confirm.png', 'public/hero.png']])
  const raw = (file: string): string => readFileSync(path.join(root, file), 'utf8')
  const read = (file: string): string => (isRules(file) ? ruleChapters(file, raw(file)) : raw(file))
  const isPage = (at: string): boolean => documents.includes(at)
  const paged = (file: string) => (whole: string, mark: string, words: string, to: string) => {
    if (outside.test(to)) return whole
    const { at, anchor } = targetOf(file, to)
    if (isPage(at)) return whole
    if (at === 'README.md') return `[${words}](/)`
    if (folders.has(at)) return `[${words}](/${at}/index${anchor === '' ? '' : `#${anchor}`})`
    if (!existsSync(path.join(root, at)) || statSync(path.join(root, at)).isDirectory()) return words
    if (mark === '!') {
      files.set(at, at)
      // The generator takes a name without a folder for a package.
      return `![${words}](./${path.posix.relative(path.posix.dirname(file), at)})`
    }
    const copy = shownAsItIs.has(path.extname(at)) ? at : `${at.replace(/(^|\/)\./, '$1')}.txt`
    files.set(at, `public/${copy}`)
    return `<a href="/${copy}" target="_blank">${words.replaceAll('`', '')}</a>`
  }
  const texts = new Map(documents.map((file) => [file, `${headOf(file)}${changeLinks(read(file), paged(file))}`]))
  for (const [folder, text] of folders) texts.set(`${folder}/index.md`, text)
  texts.set('index.md', read('docs/site/index.md'))
  return { texts, files }
}
