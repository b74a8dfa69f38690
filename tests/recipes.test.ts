// A recipe of CONTRIBUTING that was done by half turns red here, or does not compile: each step is left out once.

import { describe, expect, it } from 'vitest'
import { omissions, type Tree, treeOfToday } from './support/recipes.ts'

const today = treeOfToday()
const without = (content: ReadonlySet<string>, part: string): ReadonlySet<string> =>
  new Set([...content].filter((file) => !file.includes(part)))

/** What a new status is: a later migration states constraint and index anew. */
const anew = `
alter table loan_order drop constraint loan_order_status_check;
alter table loan_order add constraint loan_order_status_check check (status in ('declined'));
drop index loan_order_running;
create index loan_order_running on loan_order (market, id) where status in ('active', 'due');`

describe('the recipes', () => {
  it('are done to their end in the tree of today', () => {
    expect(omissions(today)).toEqual([])
  })

  it.each<[string, Partial<Tree>, string]>([
    [
      'a status without its constraint',
      { migrations: today.migrations.replace("'overdue', 'settled')),", "'settled')),") },
      'check constraint',
    ],
    [
      'an open status that the index of open orders does not have',
      {
        migrations: today.migrations.replace(
          "where status in ('inReview', 'approved', 'active',",
          "where status in ('approved', 'active',",
        ),
      },
      'status inReview: drop the index loan_order_one_open',
    ],
    [
      'a status without its row in the glossary',
      { glossary: today.glossary.replace('| due |', '| later |') },
      'docs/glossary.md',
    ],
    [
      'a constraint that a later migration has made anew',
      { migrations: today.migrations + anew },
      'status settled: let a migration drop the check constraint',
    ],
    [
      'an index that a later migration has made anew',
      { migrations: today.migrations + anew },
      'status overdue: drop the index loan_order_running',
    ],
    ['a status without a colour', { tokens: today.tokens.replace('[data-status="due"]', '') }, 'tokens.css'],
    [
      'a status without a persona',
      { personas: today.personas.filter(({ name }) => !name.startsWith('declined')) },
      "persona 'declined'",
    ],
    ['a status without decided comparisons', { statuses: [...today.statuses, 'frozen'] }, 'look at each comparison'],
    [
      'a new comparison with one status',
      { comparing: [...today.comparing, 'src/server/order/new.ts'] },
      'src/server/order/new.ts',
    ],
    ['a comparison that is gone', { comparing: today.comparing.slice(1) }, 'compares no status any more'],
    ['a language without questions', { content: without(today.content, 'faq/hi') }, 'write content/faq/hi.json'],
    [
      'a language without the page about us',
      { content: without(today.content, 'about/hi') },
      'write content/about/hi.json',
    ],
    [
      'a language without a paper',
      { content: without(today.content, 'india/privacy.hi') },
      'legal/india/privacy.hi.md',
    ],
    ['a language without instructions', { content: without(today.content, 'm-wallet/hi') }, 'm-wallet/hi.json'],
    [
      'a language without its texts beside the others',
      { translations: [{ file: 'reviews.json', languages: today.languages.filter((one) => one !== 'hi') }] },
      'language hi: write its texts in content/reviews.json',
    ],
    ['a language without spoken digits', { spokenLanguages: ['en'] }, 'language hi: record its digits'],
    ['a market whose currency no channel takes', { currencyOf: { india: 'XXX' } }, 'no channel takes XXX'],
    ['a market without banks', { bankMarkets: [] }, 'content/banks.json'],
    ['a market without a product', { productMarkets: ['standard'] }, 'sample product'],
    [
      'a market without a persona',
      { personas: today.personas.filter(({ market }) => market !== 'india') },
      'overdue in it',
    ],
    ['a market without papers', { markets: [...today.markets, 'nowhere'] }, 'legal/nowhere/loan-agreement'],
    [
      'an act of an officer without a form',
      { deskCalls: [...today.deskCalls, 'forgiveAll'] },
      'forgiveAll of the desk: no screen',
    ],
    [
      'a kind of proposal without a form',
      { proposalKinds: [...today.proposalKinds, 'pauseAll'] },
      'pauseAll: no screen proposes it',
    ],
    [
      'an act of an officer that is gone',
      { deskCalls: today.deskCalls.filter((call) => call !== 'exportJournal') },
      'take it out of byAddress',
    ],
    [
      'a screen that is not in the gallery',
      { addresses: [...today.addresses, 'payLater'] },
      'address payLater: give its screen an entry',
    ],
    ['a channel without a logo', { content: without(today.content, 'logos/m-wallet') }, 'draw its logo'],
    [
      'a channel without instructions',
      { content: without(today.content, 'corner-store/') },
      'payment-instructions/corner-store/en.json',
    ],
    ['instructions of no channel', { channels: today.channels.slice(1) }, 'no channel of content/channels.json'],
  ])('%s is said, with what to do', (_step, change, said) => {
    expect(omissions({ ...today, ...change }).join('\n')).toContain(said)
  })
})
