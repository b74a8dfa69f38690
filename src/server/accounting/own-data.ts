// The books: what accountants add to the ledger of loans is kept as long as the ledger.

import type { OwnData } from '../own-data.ts'

export const booksData: OwnData<unknown> = {
  room: 'accounting',
  tables: [],
  leftOut: {
    book_opening: 'nobody',
    book_period: 'nobody',
    book_close: 'nobody',
    book_balance: 'nobody',
    book_entry: 'books',
    book_line: 'books',
    book_loan: 'books',
  },
  kept: { book_entry: 'books', book_line: 'books', book_loan: 'books' },
}
