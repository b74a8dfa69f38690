// Settlement reports as providers write them, and as they go wrong: all is understood, or the first fault has its line and column.

import { describe, expect, it } from 'vitest'
import { reportReader } from './read-report.ts'
import { isFault, type ReportFaultName, sayFault } from './report-fault.ts'
import { reportFaultSentences } from './report-fault-sentences.ts'
import type { ReportLine, ReportMapping } from './report-mapping.ts'

/** Reads a whole text. */
function readReport(text: string, mapping: ReportMapping): readonly ReportLine[] | object {
  const reader = reportReader(mapping)
  const lines: ReportLine[] = []
  for (const line of text.split(/\r?\n/)) {
    const taken = reader.take(line)
    if (isFault(taken)) return taken
    if (taken !== null) lines.push(taken)
  }
  const read = reader.end()
  return isFault(read) ? read : lines
}

const mapping: ReportMapping = {
  delimiter: ',',
  decimalMark: '.',
  groupMark: '',
  days: 'YYYY-MM-DD',
  columns: {
    id: 'id',
    transaction: 'txn',
    reference: 'ref',
    kind: 'type',
    amount: 'amount',
    fees: ['fee', 'tax'],
    net: 'net',
    currency: 'cur',
    settledOn: 'day',
    bankAccount: 'bank',
  },
  kinds: {
    PAY: 'payment',
    BACK: 'paymentReturn',
    OUT: 'payout',
    OUTBACK: 'payoutReturn',
    MOVE: 'ownTransfer',
    FEE: 'fee',
    WAIT: 'skipped',
  },
  bankAccounts: { '0123': 'Harbour 0123' },
  totalMarker: 'TOTAL',
  missingAfterDays: 3,
}
const head = 'id,txn,ref,type,amount,fee,tax,net,cur,day,bank,remark'
const pay = 'S1,py-1,ref-1,PAY,1400.50,14.00,1.68,1384.82,PHP,2026-08-21,0123,'
const total = 'TOTAL,,,,1400.50,,,1384.82,,,,'
const report = (...lines: string[]) => readReport([head, ...lines].join('\n'), mapping)
/** A line with one cell changed. */
const changed = (column: string, cell: string): string =>
  pay
    .split(',')
    .map((before, place) => (head.split(',')[place] === column ? cell : before))
    .join(',')
const linesOf = (read: readonly ReportLine[] | object): readonly ReportLine[] => {
  if (!Array.isArray(read)) throw new Error(JSON.stringify(read))
  return read as ReportLine[]
}

describe('a settlement report', () => {
  it('is read by its mapping, with amounts as they change what the provider owes', () => {
    const read = report(
      pay,
      '',
      'S2,py-0,ref-0,BACK,100.00,,,-100.00,PHP,2026-08-21,0123,a customer’s bank',
      'S3,po-1,L1:1,OUT,5000,10,1.2,-5011.20,PHP,2026-08-21,0123,',
      'S4,po-2,L2:1,OUTBACK,5000.00,-10.00,0,5010.00,PHP,2026-08-21,0123,the fee was given back',
      'S5,wd,,MOVE,-800.00,,,-800.00,PHP,2026-08-21,0123,',
      'S6,fee,,FEE,0.00,25.00,,-25.00,PHP,2026-08-21,0123,',
      'S7,py-9,ref-9,WAIT,not read,,,,,,,',
      'TOTAL,,,,500.50,,,458.62,,,,',
    )
    expect(
      linesOf(read).map((line) => [line.line, line.id, line.kind, line.grossMinor, line.feeMinor, line.netMinor]),
    ).toEqual([
      [2, 'S1', 'payment', 140_050, 1_568, 138_482],
      [4, 'S2', 'paymentReturn', -10_000, 0, -10_000],
      [5, 'S3', 'payout', -500_000, 1_120, -501_120],
      [6, 'S4', 'payoutReturn', 500_000, -1_000, 501_000],
      [7, 'S5', 'ownTransfer', -80_000, 0, -80_000],
      [8, 'S6', 'fee', 0, 2_500, -2_500],
    ])
    expect(linesOf(read)[0]).toMatchObject({
      transactionId: 'py-1',
      reference: 'ref-1',
      currency: 'PHP',
      settledOn: '2026-08-21',
      bankAccount: 'Harbour 0123',
    })
  })

  it('is the same with quotation marks, line ends of Windows, a mark of Unicode and columns in another order', () => {
    const windows = `\uFEFF"bank","id",txn,ref,type,amount,fee,tax,net,cur,day\r\n0123,S1,py-1,"ref-1",PAY,"1400.50",14.00,1.68,1384.82,PHP,2026-08-21T09:30:00Z\r\n0123,TOTAL,,,,1400.50,,,,,\r\n`
    expect(readReport(windows, mapping)).toEqual(report(pay, total))
  })

  it.each([
    ['1.400,50', { decimalMark: ',', groupMark: '.' }, 140_050],
    ['1 400,5', { decimalMark: ',', groupMark: ' ' }, 140_050],
    ["12'345.60", { decimalMark: '.', groupMark: "'" }, 1_234_560],
    ['1400', { decimalMark: ',', groupMark: '' }, 140_000],
    ['1.400', { decimalMark: ',', groupMark: '.' }, 140_000],
  ] as const)('reads %s with the marks %o', (amount, marks, amountMinor) => {
    const small: ReportMapping = {
      ...mapping,
      ...marks,
      delimiter: ';',
      columns: { id: 'id', amount: 'amount', fees: [], settledOn: 'day' },
      currency: 'IDR',
      bankAccounts: 'BCA 1',
      days: 'DD/MM/YYYY',
      totalMarker: undefined,
    }
    const [line] = linesOf(readReport(`id;amount;day\nS1;${amount};21/08/2026 10:00`, small))
    expect(line).toMatchObject({
      kind: 'payment',
      transactionId: 'S1',
      grossMinor: amountMinor,
      netMinor: amountMinor,
      currency: 'IDR',
      settledOn: '2026-08-21',
      bankAccount: 'BCA 1',
    })
  })

  const faults: [ReportFaultName, string, string[], number, string, string][] = [
    ['cellsDiffer', 'a cell too few', [pay.replace(',0123,', ',0123')], 2, '', '11 and 12'],
    ['quoteIsOpen', 'a mark that is not closed', [changed('remark', '"half')], 2, '', ''],
    ['quoteIsOpen', 'a mark within a cell', [changed('remark', '5" pipe')], 2, '', ''],
    ['notUtf8', 'another encoding', [changed('remark', 'caf\uFFFD')], 2, '', ''],
    ['cellIsEmpty', 'no number', [changed('id', ' ')], 2, 'id', ''],
    ['cellIsEmpty', 'no amount', [changed('amount', '')], 2, 'amount', ''],
    ['cellIsTooLong', 'a long number', [changed('id', 'x'.repeat(101))], 2, 'id', 'x'.repeat(40)],
    ['cellIsUnreadable', 'a control character', [changed('ref', 'a\u0007b')], 2, 'ref', 'a b'],
    ['cellIsFormula', 'a formula for a number', [changed('id', '=HYPERLINK(A1)')], 2, 'id', '=HYPERLINK(A1)'],
    ['cellIsFormula', 'a formula for an amount', [changed('amount', '=1+1')], 2, 'amount', '=1+1'],
    ['cellIsFormula', 'a formula for a reference', [changed('ref', '@SUM(A1)')], 2, 'ref', '@SUM(A1)'],
    ['notAnAmount', 'another decimal mark', [changed('amount', '"1400,50"')], 2, 'amount', '1400,50'],
    [
      'notAnAmount',
      'groups that the mapping does not have',
      [changed('amount', '"1,400.50"')],
      2,
      'amount',
      '1,400.50',
    ],
    ['notAnAmount', 'three decimals', [changed('amount', '1.400')], 2, 'amount', '1.400'],
    ['notAnAmount', 'an exponent', [changed('fee', '1e3')], 2, 'fee', '1e3'],
    ['notAnAmount', 'a currency in the cell', [changed('net', '₱1384.82')], 2, 'net', '₱1384.82'],
    ['amountIsZero', 'nothing paid', [changed('amount', '0.00')], 2, 'amount', '0.00'],
    ['amountHasWrongSign', 'a payment that goes out', [changed('amount', '-1400.50')], 2, 'amount', '-1400.50'],
    ['notADay', 'a day that does not exist', [changed('day', '2026-02-30')], 2, 'day', '2026-02-30'],
    ['notADay', 'another form of days', [changed('day', '21/08/2026')], 2, 'day', '21/08/2026'],
    ['kindIsUnknown', 'another kind', [changed('type', 'GIFT')], 2, 'type', 'GIFT'],
    ['kindIsUnknown', 'a name of every object', [changed('type', 'constructor')], 2, 'type', 'constructor'],
    ['currencyIsUnknown', 'no currency', [changed('cur', 'peso')], 2, 'cur', 'peso'],
    ['currencyIsUnknown', 'a currency that no market has', [changed('cur', 'USD')], 2, 'cur', 'USD'],
    ['bankAccountIsUnknown', 'another account', [changed('bank', '9999')], 2, 'bank', '9999'],
    ['netDoesNotAddUp', 'a net that is not what is left', [changed('net', '1384.81')], 2, 'net', '1384.81'],
    ['lineIsDoubled', 'a line twice', [pay, pay], 3, 'id', 'line 2'],
    ['totalDoesNotAddUp', 'another total', [pay, total.replace('1400.50', '1400.51')], 3, 'amount', '1400.51'],
    ['totalDoesNotAddUp', 'another net total', [pay, total.replace('1384.82', '1400.50')], 3, 'net', '1400.50'],
    ['cellIsEmpty', 'a total that says nothing', [pay, 'TOTAL,,,,,,,,,,,'], 3, 'amount', ''],
    ['totalIsMissing', 'a file that is cut off', [pay], 2, 'id', ''],
    ['linesAfterTotal', 'a line after the total', [pay, total, pay.replace('S1', 'S2')], 4, '', ''],
    ['hasNoLines', 'no line', ['TOTAL,,,,0,,,,,,,'], 2, '', ''],
  ]
  it.each(faults)('is refused (%s) for %s', (fault, _what, lines, line, column, found) => {
    expect(report(...lines)).toEqual({ fault, line, column, found })
  })

  it('is refused for names of columns that are missing or come twice, and for an empty file', () => {
    expect(readReport(`${head.replace('fee,', 'charge,')}\n${pay}`, mapping)).toMatchObject({
      fault: 'columnIsMissing',
      line: 1,
      column: 'fee',
    })
    expect(readReport(head.replaceAll(',', ';'), mapping)).toMatchObject({
      fault: 'columnIsMissing',
      line: 1,
      column: 'id',
    })
    expect(readReport(head.replace('remark', 'fee'), mapping)).toMatchObject({
      fault: 'columnComesTwice',
      line: 1,
      column: 'fee',
    })
    expect(readReport('\n\n', mapping)).toMatchObject({ fault: 'fileIsEmpty' })
  })

  it('says how many lines it has, and their days', () => {
    const reader = reportReader({ ...mapping, totalMarker: undefined })
    for (const line of [
      head,
      pay,
      pay.replace('S1', 'S2').replace('08-21', '08-23'),
      pay.replace('S1', 'S3').replace('08-21', '08-19'),
    ])
      reader.take(line)
    expect(reader.end()).toEqual({ lines: 3, settledFrom: '2026-08-19', settledThrough: '2026-08-23' })
  })

  it('takes so many lines and no more', () => {
    const reader = reportReader({ ...mapping, totalMarker: undefined }, 2)
    const taken = [head, pay, pay.replace('S1', 'S2'), pay.replace('S1', 'S3')].map((line) => reader.take(line))
    expect(taken.at(-1)).toEqual({ fault: 'tooManyLines', line: 4, column: '', found: 'at most 2' })
  })

  it('is not read through where it is made of empty lines', () => {
    const reader = reportReader({ ...mapping, totalMarker: undefined })
    for (let line = 1; line <= 1_000; line += 1) expect(reader.take(line % 2 === 0 ? '' : ' ')).toBeNull()
    expect(reader.take('')).toEqual({ fault: 'tooManyEmptyLines', line: 1_001, column: '', found: 'at most 1000' })
  })

  it('has a sentence for each fault, with the line, the column and what stands there', () => {
    const fault = report(changed('amount', '1.400'))
    if (!isFault(fault)) throw new Error('a wrong amount was read')
    expect(sayFault(fault)).toBe('Line 2, column amount: this is not an amount as the mapping writes amounts (1.400).')
    expect(Object.values(reportFaultSentences).every((sentence) => /^\p{Ll}/u.test(sentence))).toBe(true)
  })
})
