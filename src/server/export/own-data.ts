// Files that were written: nothing of them is a borrower's; the files themselves lie where the lender put them.

import type { OwnData } from '../own-data.ts'

export const exportOwnData: OwnData<unknown> = {
  room: 'export',
  tables: [],
  leftOut: { export_file: 'nobody' },
}
