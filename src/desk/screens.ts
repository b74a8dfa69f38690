// All screens of the desk. A new one is a file in the folder of its noun, and a line here.

import { audit } from './audit/audit.tsx'
import { borrower } from './borrowers/borrower.tsx'
import { caseScreen } from './cases/case.tsx'
import { cases } from './cases/cases.tsx'
import { exportsScreen } from './exports/exports.tsx'
import { find } from './find/find.tsx'
import { loan } from './loans/loan.tsx'
import { me } from './officers/me.tsx'
import { officers } from './officers/officers.tsx'
import { difference } from './payments/difference.tsx'
import { payments } from './payments/payments.tsx'
import { report } from './payments/report.tsx'
import { suspense } from './payments/suspense.tsx'
import { portfolioLoans } from './portfolio/loans.tsx'
import { portfolio } from './portfolio/portfolio.tsx'
import { proposal } from './proposals/proposal.tsx'
import { proposalList } from './proposals/proposal-list.tsx'
import type { AnyScreen } from './screen.ts'
import { workList } from './work/work-list.tsx'

export const screens: readonly AnyScreen[] = [
  workList,
  find,
  borrower,
  loan,
  cases,
  caseScreen,
  proposalList,
  proposal,
  payments,
  report,
  difference,
  suspense,
  officers,
  portfolio,
  portfolioLoans,
  exportsScreen,
  audit,
  me,
]
