// Mistakes to plant whose tests need a database: of money, of identity and of the desk.

import type { PlantedBug } from './planted-bugs.ts'

/** Each in a copy of its own. */
export const databaseBugs: readonly PlantedBug[] = [
  {
    name: 'nobody locks the loans of payments that come together',
    in: 'open_payments',
    change: { sql: 'for no key update skip locked) l;', by: ') l;' },
    caughtBy: ['src/server/payment/booking/notices-together.db.test.ts', 'of the same loan end alike at any door'],
    isRace: true,
  },
  {
    name: 'a cause may have two entries',
    in: 'functions/key_entries',
    change: {
      sql: 'insert into entry_key (kind, idem_key, entry_id) select kind, idem_key, id from new_rows;',
      by: '',
    },
    caughtBy: ['src/server/db/ledger/ledger.db.test.ts', 'posts an entry once for its key'],
  },
  {
    name: 'guarded by rows, a cause may have two entries',
    in: 'row-guards/key_entries',
    change: {
      sql: 'insert into entry_key (kind, idem_key, entry_id) values (new.kind, new.idem_key, new.id);',
      by: '',
    },
    caughtBy: ['src/server/db/guards.db.test.ts', 'refuses that a cause is posted again'],
  },
  {
    name: 'guarded by rows, lines need not reach their entry',
    in: 'row-guards/check_entry_has_lines',
    change: { sql: 'if v_sum is distinct from new.amount then', by: 'if false then' },
    caughtBy: ['src/server/db/guards.db.test.ts', 'refuses that lines do not reach their entry'],
  },
  {
    name: 'guarded by rows, anybody writes lines',
    in: 'row-guards/check_transfer_entry',
    change: { sql: 'pg_trigger_depth() < 2 or', by: 'false and' },
    caughtBy: ['src/server/db/guards.db.test.ts', 'refuses that a line comes alone'],
  },
  {
    name: 'an entry may be changed',
    in: 'refuse_change',
    change: {
      sql: 'create trigger entry_is_append_only before update or delete on entry for each row execute function refuse_change();',
      by: '',
    },
    caughtBy: ['src/server/db/ledger/ledger.db.test.ts', 'update entry'],
  },
  {
    name: 'the amount of the client is asked',
    in: 'decideAnew',
    change: { drop: 'statement', naming: 'amountHasChanged' },
    caughtBy: ['src/server/payment/pay-code.db.test.ts', 'of yesterday is refused with the amount of yesterday'],
  },
  {
    name: 'a gap of days is closed as one day',
    in: 'closeDays',
    change: { instead: 'const first = through', naming: 'first last' },
    caughtBy: ['src/server/order/day/close-day.db.test.ts', 'is the same when days are closed daily'],
  },
  {
    name: 'the codes of a borrower are compared without counting',
    in: 'tryToEnter',
    change: { sql: 'c.tries + case when held.is_new then 1 else 0 end', by: 'c.tries' },
    caughtBy: ['src/server/identity/log-in.db.test.ts', 'looks at five guesses of a code'],
  },
  {
    name: 'everybody finds every order',
    in: 'findOrder',
    change: { sql: 'and borrower_id = $2', by: "and $2 <> ''" },
    caughtBy: ['src/server/order/page/get-order.db.test.ts', 'of somebody else is not found'],
  },
  {
    name: 'a returned payment opens a second loan',
    in: 'wouldOpenSecond',
    change: { holds: 'always', naming: 'settled' },
    caughtBy: ['tests/service/reopened.test.ts', 'lies in suspense'],
  },
  {
    name: 'a runner that came too late keeps its work',
    in: 'markDone',
    change: { holds: 'never', naming: 'marked' },
    caughtBy: ['src/server/jobs/jobs.db.test.ts', 'undoes the work of a runner whose job was handed out again'],
  },
  {
    name: 'an act is carried out with another effect than was signed',
    in: 'applyLoanAct',
    change: { drop: 'statement', naming: 'loanHasChanged' },
    caughtBy: [
      'src/server/account/loan/loan-act.db.test.ts',
      'of two proposals the second sees a loan that has changed',
    ],
  },
  {
    name: 'a date is moved for another price than was shown',
    in: 'quoteFor',
    change: { drop: 'statement', naming: 'interestMinor' },
    caughtBy: ['src/server/order/date-move.db.test.ts', 'is refused where the loan is not what was shown'],
  },
  {
    name: 'an officer decides an own proposal',
    in: 'decideProposal',
    change: { drop: 'statement', naming: 'proposalIsOwn' },
    caughtBy: ['tests/service/contract-desk-proposal.test.ts', 'is never decided by its author'],
  },
  {
    name: 'a payout that came back after a payment takes the loan along',
    in: 'takeBackPayout',
    change: { holds: 'never', naming: 'events' },
    caughtBy: [
      'src/server/order/payout/ask-payout.db.test.ts',
      'that comes back after a payment leaves the loan as it is',
    ],
  },
  {
    name: 'a code of a login is good twice',
    in: 'identity/logIn',
    change: { drop: 'statement', naming: 'alreadyUsed' },
    caughtBy: ['src/server/identity/log-in.db.test.ts', 'takes a code once'],
  },
  {
    name: 'a launch ticket opens two pages',
    in: 'spendTicket',
    change: { instead: 'return true', naming: 'spent 1' },
    caughtBy: ['src/server/identity/open-page-session.db.test.ts', 'is refused with a ticket that was used'],
  },
  {
    name: 'a session outlives its logout',
    in: 'people/findSession',
    change: { sql: 's.ended_at is null and', by: '' },
    caughtBy: ['src/server/identity/log-in.db.test.ts', 'ends a session with the logout, and for good'],
  },
  {
    name: 'a browser that was left alone stays logged in',
    in: 'people/findSession',
    change: { holds: 'never', naming: 'webIdleSeconds' },
    caughtBy: ['src/server/identity/log-in.db.test.ts', 'that of a browser fifteen idle minutes'],
  },
  {
    name: 'another field is unmasked than was asked for',
    in: 'unmask',
    change: { read: 'borrower.name', naming: 'field' },
    caughtBy: ['tests/service/contract-desk-work.test.ts', 'every look and every unmasked field is an act'],
  },
  {
    name: 'an admin confirms the role that they gave',
    in: 'decideGrant',
    change: { drop: 'statement', naming: 'grantIsOwn' },
    caughtBy: ['tests/service/contract-desk-grants.test.ts', 'cannot give itself a second signer'],
  },
  {
    name: 'an effect of yesterday is signed',
    in: 'decideBulk',
    change: { drop: 'statement', naming: 'effectIsOfAnotherDay' },
    caughtBy: ['tests/service/contract-desk-bulk.test.ts', 'waits for a new effect on another day'],
  },
  {
    name: 'an officer reads the complaint about them',
    in: 'readCase',
    change: { drop: 'statement', naming: 'caseNamesYou' },
    caughtBy: ['tests/service/contract-case.test.ts', 'is hidden from the officer whom it names'],
  },
  {
    name: 'no call of the desk asks for a right',
    in: 'desk-pipeline.ts/pass',
    change: { holds: 'never', naming: 'mayCall' },
    caughtBy: ['tests/service/contract-desk.test.ts', 'is the table of rights'],
  },
]
