// docs/coverage.md, held to the tree: every file and test title that it names exists, and nothing of the specification lacks a row.

import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '..')
const unproven = 'not proven yet'
const undone = 'not done yet'

interface Row {
  readonly section: string
  readonly item: string
  readonly files: readonly string[]
  readonly proofs: readonly { readonly file: string; readonly title: string }[]
}

/** Cuts a table line at its bars; `\|` is a bar inside a cell. */
function cells(line: string): string[] {
  return line
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))
}

function proofOf(text: string): Row['proofs'][number] {
  const [, file = '', title = ''] = /^`([^`]+)` › (.+)$/.exec(text) ?? []
  return { file, title }
}

/** The rows of every table under a `## N. …` heading. */
function readRows(markdown: string): Row[] {
  let section = ''
  const rows: Row[] = []
  for (const line of markdown.split('\n')) {
    section = /^## (\d)\./.exec(line)?.[1] ?? section
    if (!line.startsWith('| ') || line.startsWith('| --- ') || line.startsWith('| What ')) continue
    const [item = '', files = '', proofs = ''] = cells(line)
    rows.push({
      section,
      item,
      files: files === undone ? [] : files.split('<br>').map((file) => file.replaceAll('`', '')),
      proofs: proofs === unproven ? [] : proofs.split('<br>').map(proofOf),
    })
  }
  return rows
}

const texts = new Map<string, string>()

/** A test's title stands in its file as a quoted text; `'` may be escaped there. */
function hasTitle(file: string, title: string): boolean {
  if (!existsSync(path.join(root, file))) return false
  const text = texts.get(file) ?? readFileSync(path.join(root, file), 'utf8')
  texts.set(file, text)
  return ["'", '"', '`'].some((quote) => text.includes(`${quote}${title.replaceAll(quote, `\\${quote}`)}${quote}`))
}

const rows = readRows(readFileSync(path.join(root, 'docs/coverage.md'), 'utf8'))
const items = rows.map(({ item }) => item).join('\n')

/** The specification's own addresses (section 2), calls (section 7) and quoted messages, word for word. */
const addresses = [
  '/repaymentOfCode',
  '/repaymentOfCode2',
  '/testPreview',
  '/complaint',
  '/complaintList',
  '/complainPage',
  '/complainPageNext',
  '/complainDetails',
  '/de-user',
  '/',
  '/About',
  '/Policy',
  '/Loan',
  '/carpmm',
  '#/borrowDetail',
  '#/addnormalcard',
  '#/alipayrepayment',
  '#/downloadTemplate',
  '#/agreementTemplate',
]
const calls = [
  'service/entry-order/card-init',
  'v3/certify/save-bank-info',
  'user-problem/problem-detail',
  'user-problem/save-score',
  'user-problem/problem-init',
  'user-problem/upload-problem-img',
  'user-problem/problem-save',
  'user-problem/problem-list',
  'v3/personal-center/contact-kf-info',
  'service/login/send-sms-code-new',
  'service/login/user-delete',
  'repayment-way',
  'repayment-commit',
  'repayment-confirm',
  'repayment-huichao',
  'channel/channel-template',
  'promotion/track-visit',
  'promotion/get-sid',
  'promotion/get-captcha',
  'promotion/get-sms',
  'promotion/track-click',
  'promotion/register',
  'opponents/pettypy',
  'v3/installment/loan-play-detail',
  'v3/loan-details/generate-vcode',
  'v3/loan-confirm/loan-detail-confirm',
  'v3/contract/contract',
  'v3/contract/contract-jump',
  'v3/loan-confirm/loan-detail-push-yd',
  'v3/loan-details/loan-details',
  'v3/loan-details/google-score',
  'service/event/save',
  'service/new/union-error-info',
  '/gopia/goya',
]
const messages = [
  'Loan Now',
  'Your bank card',
  'Repayment Plan',
  'Point out',
  'Repayment date',
  'Click to view more products',
  'Go and bind the card',
  'Withdraw Now',
  'Your next payment date is',
  'Payment Method',
  'copy success',
  'Contract No.',
  'Total Payment',
  'Failed',
  'Payment account information',
  'My complaints',
  'Online service',
  'Process Result',
  'Please rate this service',
  'The selected order does not support sending collection types',
  'Silakan pilih',
  'REPAY',
  'Rollover Repayment',
  'Short of money?',
  'Borrow Again',
  'Please fill in your comments and suggestions',
  'Please enter a valid phone number.',
  'Please provide complete information!',
  'Success!',
  'loading...',
  'Successful demonstration！',
  'Upload succeeded!',
  "'error'",
  'do not resend the code',
  'Verification code sent!',
  'Your account has been deleted!',
]

describe('docs/coverage.md', () => {
  it('has rows for every section of the specification from 2 to 9', () => {
    for (const section of ['2', '3', '4', '5', '6', '7', '8', '9'])
      expect(rows.filter((row) => row.section === section).length, `section ${section}`).toBeGreaterThan(9)
  })

  it('names only files that exist', () => {
    const missing = rows.flatMap(({ item, files }) =>
      files.filter((file) => file === '' || !existsSync(path.join(root, file))).map((file) => `${item}: ${file}`),
    )
    expect(missing).toEqual([])
  })

  it('names only tests that exist, by their titles', () => {
    const missing = rows.flatMap(({ item, proofs }) =>
      proofs
        .filter(({ file, title }) => !hasTitle(file, title))
        .map(({ file, title }) => `${item}: ${file} › ${title}`),
    )
    expect(missing).toEqual([])
  })

  it('has a row for every address of the specification', () => {
    expect(addresses.filter((address) => !items.includes(`\`${address}\``))).toEqual([])
  })

  it('has a row for every call of the specification', () => {
    const named = calls.filter((call) => new RegExp(`${call.replaceAll('.', '\\.')}(?![\\w-])`).test(items))
    expect(calls.filter((call) => !named.includes(call))).toEqual([])
  })

  it('has a row for every message that the specification quotes', () => {
    expect(messages.filter((message) => !items.includes(message))).toEqual([])
  })
})
