// The documents as a reader follows them: each link leads to a file that is here, and each `#` to a heading of it.

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { anchorsOf, deadLinks, documentsOf, pagesOfSite } from '../scripts/docs-pages.ts'

const root = path.join(import.meta.dirname, '..')
const decisions = 'docs/decisions'
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')

describe('a link of the documents', () => {
  it('leads to a file and a heading that are here', () => {
    const files = [...documentsOf(root), 'README.md']
    expect(files.length).toBeGreaterThan(75)
    expect(files.flatMap((file) => deadLinks(root, file, read(file)))).toEqual([])
  })

  it('that leads nowhere is found; one in code is none', () => {
    const text =
      '# Here\n\n[a](#here) [b](#gone) [c](images/no.png) [d](desk.md#in-ten-minutes) `[e](no)` [f](desk.md#gone)'
    const dead = ['docs/host.md: #gone', 'docs/host.md: images/no.png', 'docs/host.md: desk.md#gone']
    expect(deadLinks(root, 'docs/host.md', text)).toEqual(dead)
  })

  it('goes by the names that a heading has, the second of two alike included', () => {
    expect([...anchorsOf('# `a` b: C, d\n```\n# no\n```\n## Twice\n## Twice')]).toEqual(['a-b-c-d', 'twice', 'twice-1'])
  })
})

describe('the site of the documents', () => {
  const { texts, files } = pagesOfSite(root)

  it('has a page for each document, the list of decisions, and the four doors at its front', () => {
    expect([...texts.keys()].sort()).toEqual([...documentsOf(root), `${decisions}/index.md`, 'index.md'].sort())
    const doors = [...(texts.get('index.md') ?? '').matchAll(/^ {4}link: \/(.+)$/gm)].map(([, door]) => `${door}.md`)
    expect(doors).toEqual(['docs/host.md', 'docs/connect.md', 'docs/desk.md', 'CONTRIBUTING.md'])
    for (const door of doors) expect(texts.get(door), door).toMatch(/^## In ten minutes$/m)
  })

  it('names every page in its menu or on a page that the menu names', () => {
    const menu = read('docs/site/rspress.config.mjs')
    const listed = /^docs\/(rules|decisions)\/.+\.md$/
    const missing = documentsOf(root).filter((file) => !listed.test(file) && !menu.includes(`'/${file.slice(0, -3)}'`))
    expect(missing.map((file) => `${file}: add it to docs/site/rspress.config.mjs`)).toEqual([])
  })

  it('copies what its pages show or link to', () => {
    expect(files.get('docs/images/desk-case.png')).toBe('docs/images/desk-case.png')
    expect(files.get('.env.example')).toBe('public/env.example.txt')
  })
})
