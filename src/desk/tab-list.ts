// The tabs of the desk: the address and the right of each, and the letter after `g` that leads there.

import type { Right } from '../core/officer/rights.ts'
import type { Tab } from './screen.ts'

export const tabList: readonly {
  readonly name: Tab
  readonly path: `/${string}`
  readonly right: Right
  readonly key: string
}[] = [
  { name: 'work', path: '/', right: 'read', key: 'w' },
  { name: 'find', path: '/find', right: 'read', key: 'f' },
  { name: 'collections', path: '/collections', right: 'read', key: 'l' },
  { name: 'cases', path: '/cases', right: 'read', key: 'c' },
  { name: 'applications', path: '/applications', right: 'read', key: 'd' },
  { name: 'payments', path: '/payments', right: 'read', key: 'm' },
  { name: 'proposals', path: '/proposals', right: 'read', key: 'p' },
  { name: 'portfolio', path: '/portfolio', right: 'export', key: 'r' },
  { name: 'books', path: '/books', right: 'export', key: 'b' },
  { name: 'exports', path: '/exports', right: 'export', key: 'e' },
  { name: 'officers', path: '/officers', right: 'audit', key: 'o' },
  { name: 'audit', path: '/audit', right: 'audit', key: 'a' },
]
