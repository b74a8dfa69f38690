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
import { portfolioLoans } from './portfolio/loans.tsx'
import { portfolio } from './portfolio/portfolio.tsx'
import { proposal } from './proposals/proposal.tsx'
import { proposalList } from './proposals/proposal-list.tsx'
import type { AnyScreen } from './screen.ts'
import { suspense } from './suspense/suspense.tsx'
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
  suspense,
  officers,
  portfolio,
  portfolioLoans,
  exportsScreen,
  audit,
  me,
]
