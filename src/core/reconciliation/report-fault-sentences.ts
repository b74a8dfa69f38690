// What can be wrong with a settlement report, a sentence each.

export const reportFaultSentences = {
  fileIsEmpty: 'the file has no line',
  hasNoLines: 'the file has a line of names and nothing after it',
  tooManyLines:
    'the file has more lines than one report may have: ask the provider for fewer days or hours in each file',
  tooManyEmptyLines: 'the file has more empty lines than a report has',
  notUtf8: 'the line is not written in UTF-8',
  columnIsMissing:
    'the file has no column of this name: the mapping is for another report, or the delimiter is another one',
  columnComesTwice: 'two columns have this name',
  cellsDiffer: 'the line has more or fewer cells than the line of names',
  quoteIsOpen: 'a quotation mark is not closed, or stands within a cell',
  cellIsEmpty: 'the cell is empty',
  cellIsTooLong: 'the cell is too long',
  cellIsFormula: 'the cell holds a formula',
  cellIsUnreadable: 'the cell has control characters',
  notAnAmount: 'this is not an amount as the mapping writes amounts',
  amountIsZero: 'the amount is 0',
  amountHasWrongSign: 'money that comes in is written as if it went out',
  notADay: 'this is not a day as the mapping writes days',
  kindIsUnknown: 'the mapping does not know this kind of line',
  currencyIsUnknown: 'no market of this product has this currency',
  bankAccountIsUnknown: 'the mapping does not know this bank account',
  lineIsDoubled: 'another line of the file has this number already',
  netDoesNotAddUp: 'the amount less the fees is not this net amount',
  totalDoesNotAddUp: 'the lines do not add up to this total',
  totalIsMissing: 'the last line is not the total: the file is cut off, or the mapping is for another report',
  linesAfterTotal: 'there is a line after the total',
  saidOtherwise: 'an earlier report had this number with other words',
} as const satisfies Readonly<Record<string, string>>
