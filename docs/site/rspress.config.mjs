// The site of the documents. `npm run docs` (scripts/docs.ts) copies the pages to PAGES and says where the site goes.

import path from 'node:path'

const pages = process.env.DOCS_PAGES
const outDir = process.env.DOCS_SITE
if (!pages || !outDir) throw new Error('Start this by `npm run docs`: it names the folders.')

const group = (text, links) => ({
  text,
  collapsible: true,
  collapsed: false,
  items: links.map(([label, link]) => ({ text: label, link })),
})

const doors = [
  group('The app around the pages', [
    ['First ten minutes', '/docs/host'],
    ['Kits for four platforms', '/kits/README'],
    ['Calls of your own systems', '/docs/partner'],
    ['TypeScript client', '/clients/typescript/README'],
    ['Events', '/docs/webhooks'],
  ]),
  group('Running it', [
    ['First ten minutes', '/docs/connect'],
    ['Operating', '/docs/operate'],
    ['Settings', '/docs/settings'],
    ['Secrets and keys', '/docs/secrets'],
    ["The lender's data", '/docs/lender-data'],
    ['Products', '/docs/products'],
    ['Providers', '/docs/providers'],
    ['Backup and alarms', '/docs/backup'],
    ['From one machine to many', '/docs/scale'],
    ['Performance', '/docs/performance'],
    ['Security', '/docs/security'],
    ['What is forgotten', '/docs/retention'],
    ['Telling us of a weakness', '/SECURITY'],
    ['Changes', '/CHANGELOG'],
  ]),
  group('The desk', [
    ['First ten minutes', '/docs/desk'],
    ['Who works there', '/docs/desk-login'],
  ]),
  group('The code', [
    ['First ten minutes', '/CONTRIBUTING'],
    ['Style', '/STYLE'],
    ['Architecture', '/docs/architecture'],
    ['Glossary', '/docs/glossary'],
    ['Rules', '/docs/rules/README'],
    ['Coverage', '/docs/coverage'],
    ['Tables', '/docs/schema'],
    ['What was proved', '/docs/reliability'],
    ['Bad moments', '/docs/bad-moments'],
    ['Decisions', '/docs/decisions'],
    ['Data from the phone', '/docs/phone-data'],
    ['Versions of consents', '/docs/consent-versions'],
  ]),
]

export default {
  root: pages,
  outDir,
  title: 'Candor',
  description: 'A white-label borrower app for short-term loans, and the backend and desk behind it',
  lang: 'en',
  globalStyles: path.join(import.meta.dirname, 'site.css'),
  // Everything from this folder: nothing is asked of another server, so that it works on a machine without a way out.
  search: { codeBlocks: false },
  markdown: {
    link: { checkDeadLinks: true, checkAnchors: true },
    image: { checkDeadImages: true },
  },
  themeConfig: {
    nav: [
      { text: 'The app', link: '/docs/host', activeMatch: '^/(docs/(host|partner|webhooks)|kits|clients)' },
      {
        text: 'Running it',
        link: '/docs/connect',
        activeMatch: '^/(docs/(connect|operate|settings|providers)|CHANGELOG)',
      },
      { text: 'The desk', link: '/docs/desk', activeMatch: '^/docs/desk' },
      {
        text: 'The code',
        link: '/CONTRIBUTING',
        activeMatch: '^/(CONTRIBUTING|STYLE|docs/(rules|decisions|architecture))',
      },
    ],
    sidebar: { '/': doors },
    lastUpdated: false,
    llmsUI: false,
  },
  builderConfig: {
    performance: { printFileSize: false },
    output: { dataUriLimit: 0 },
  },
}
