// All screens of the desk. A new one is a file in the folder of its noun, and a line here.

import { borrower } from './borrowers/borrower.tsx'
import { caseScreen } from './cases/case.tsx'
import { cases } from './cases/cases.tsx'
import { find } from './find/find.tsx'
import type { AnyScreen } from './screen.ts'
import { workList } from './work/work-list.tsx'

export const screens: readonly AnyScreen[] = [workList, find, borrower, cases, caseScreen]
