// All screens of the desk. A new one is a file in the folder of its noun, and a line here.

import { books } from './accounting/books.tsx'
import { application } from './application/application.tsx'
import { applications } from './application/applications.tsx'
import { borrower } from './borrower/borrower.tsx'
import { bulk } from './bulk/bulk.tsx'
import { bulkList } from './bulk/bulk-list.tsx'
import { bulkNew } from './bulk/bulk-new.tsx'
import { collections } from './collections/collections.tsx'
import { caseScreen } from './complaint/case.tsx'
import { cases } from './complaint/cases.tsx'
import { evidence } from './evidence/evidence.tsx'
import { exportsScreen } from './export/exports.tsx'
import { find } from './find/find.tsx'
import { asSeen } from './loan/as-seen.tsx'
import { loan } from './loan/loan.tsx'
import { loanPaper } from './loan/paper.tsx'
import { audit } from './officer/audit.tsx'
import { me } from './officer/me.tsx'
import { officers } from './officer/officers.tsx'
import { heldPayout } from './order/held-payout.tsx'
import { difference } from './payment/difference.tsx'
import { payments } from './payment/payments.tsx'
import { report } from './payment/report.tsx'
import { suspense } from './payment/suspense.tsx'
import { portfolioLoans } from './portfolio/loans.tsx'
import { portfolio } from './portfolio/portfolio.tsx'
import { proposal } from './proposal/proposal.tsx'
import { proposalList } from './proposal/proposal-list.tsx'
import type { AnyScreen } from './screen.ts'
import { visitorMessage } from './service/visitor-message.tsx'
import { webhooks } from './webhook/webhooks.tsx'
import { team } from './work/team.tsx'
import { workList } from './work/work-list.tsx'

export const screens: readonly AnyScreen[] = [
  workList,
  team,
  find,
  collections,
  borrower,
  evidence,
  loan,
  loanPaper,
  asSeen,
  cases,
  caseScreen,
  applications,
  application,
  proposalList,
  proposal,
  bulkList,
  bulkNew,
  bulk,
  payments,
  report,
  difference,
  suspense,
  heldPayout,
  visitorMessage,
  officers,
  portfolio,
  portfolioLoans,
  books,
  exportsScreen,
  audit,
  webhooks,
  me,
]

/** The screen of an address, with the names in it; null for none. */
export function screenAt(
  path: string,
): { readonly screen: AnyScreen; readonly params: Readonly<Record<string, string>> } | null {
  const parts = path.split('/')
  for (const screen of screens) {
    const names = screen.path.split('/')
    if (names.length !== parts.length) continue
    const params: Record<string, string> = {}
    const fits = names.every((name, place) => {
      const part = decoded(parts[place] ?? '')
      if (part === null) return false
      if (!name.startsWith(':')) return name === part
      params[name.slice(1)] = part
      return part !== ''
    })
    if (fits) return { screen, params }
  }
  return null
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch (error) {
    if (error instanceof URIError) return null
    throw error
  }
}
