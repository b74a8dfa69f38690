// Ordinary and hostile ways to type a value, by the kind of the value, for a lender of the `standard` market: read as what was
// meant, or refused. Refused is null: then the text stays in its field.

export interface Way {
  readonly typed: string
  readonly read: string | null
}
const all = (read: string, ...typed: readonly string[]): Way[] => typed.map((one) => ({ typed: one, read }))
const none = (...typed: readonly string[]): Way[] => typed.map((one) => ({ typed: one, read: null }))

/** A paste of a whole page. */
export const endless = 'A story without an end. '.repeat(400)
const endlessDigits = '12345678 '.repeat(60).trim()

/** A day is written in its three fields: here with line ends between year, month and day. */
const days: readonly Way[] = [
  ...all('2027-01-03', '2027\n01\n03', '2027\n1\n3', '२०२७\n०१\n०३', '２０２７\n１\n３', ' 2027\n 1 \n3 '),
  ...none('2027\n2\n31', '27\n1\n3', '2027\nJan\n3', '1\n3\n2027', '2027\n1\n', `2027\n1\n${endlessDigits}`),
]

export const waysToType = {
  phone: [
    ...all('13900000163', '13900000163', '139 0000 0163', '139-0000-0163', '(139) 0000.0163', '１３９０００００１６３'),
    ...all(
      '13900000163',
      '१३९००००० १६३',
      '+86 139 0000 0163',
      '＋８６ 139 0000 0163',
      '8613900000163',
      '0086 139 0000 0163',
    ),
    ...all('13900000163', '+86 (0)139 0000 0163', '013900000163', '\u202a+8613900000163\u202c', ' 13900000163\r\n'),
    ...none(
      '+63 917 123 4567',
      '139000001634',
      '1390000016',
      '13900000163 or 13900000164',
      '1390000016x',
      endlessDigits,
    ),
  ],
  code: [
    ...all('417023', '417023', '417 023', '417-023', '417–023', ' 417023\n', '४१७०२३', '４１７０２３', '\u200f417023'),
    ...none('41702', '4170234', '417o23', '417.023', '①②③④⑤⑥', endlessDigits),
  ],
  /** A code of a bank has letters as well, six to twelve. */
  bankCode: [
    ...all('417023', '417023', '417 023', '４१７०२３', ' 417023\r\n'),
    ...all('AB417023', 'AB417023'),
    ...none('41702', endlessDigits),
  ],
  amount: [
    ...all(
      '125000',
      '1250',
      '1250,00',
      '1250.00',
      '1.250,00',
      '1,250.00',
      '1 250',
      '1\u00a0250,00',
      '१२५०',
      '１２５０',
    ),
    ...all('125050', '1250,5', '1250.50', '１，２५０．５０', ' 1250,50\n'),
    ...all('2000', '20.00', '20,00'),
    ...none('1,250', '12 34', '1.2.3', '-20', '+20', '₱20', 'twenty', '1e3', '1.250,000', '1250,', endlessDigits),
  ],
  day: days,
  account: [
    ...all(
      '001234567890',
      '001234567890',
      '0012 3456 7890',
      '0012-3456-7890',
      '००१२ ३४५६ ७८९०',
      '００１２３４５６７８９０',
    ),
    ...all('001234567890', ' 001234567890\r\n', '\ufeff001234567890'),
    ...none('0012', '00123456789O', '0012.3456.7890', 'ten', endlessDigits),
  ],
  document: [
    ...all('AB-123456', 'AB-123456', ' AB-123456\r\n', 'AB-१२३४५६', 'AB–123456', '\u202aAB-123456\u202c'),
    ...none('AB', 'AB_123456', endless),
  ],
  whole: [...all('3', '3', '03', '३', '３', ' 3\n'), ...none('three', '3.5', '-1', '21', endlessDigits)],
  reference: [
    ...all('UTR417023', 'UTR417023', 'utr 417 023', 'UTR-417–023', 'UTR४१७०२३', 'ＵＴＲ４１７０२३', ' UTR417023\n'),
    ...none('UTR', 'UTR417023!', endless),
  ],
  name: [
    ...all('María Santos', 'María Santos', ' María  Santos\r\n', 'María\tSantos'),
    ...all('李小龍', '李小龍'),
    ...none('4417', endless),
  ],
  words: [...all('12 Mango Street', '12 Mango Street', ' 12 Mango Street\r\n'), ...none(endless)],
  email: [
    ...all('maria@example.com', 'maria@example.com', ' maria@example.com\r\n'),
    ...none('maria', 'maria@', endless),
  ],
  /** Several lines. */
  prose: [...all('I lost my work.\nI can pay later.', 'I lost my work.\r\nI can pay later.'), ...none(endless)],
  /** The description of a complaint: what goes beyond its 200 characters is not taken (COMPLAINT-4). */
  description: [
    ...all('I paid.\nIt is not shown.', 'I paid.\r\nIt is not shown.'),
    ...all([...endless].slice(0, 200).join(''), endless),
  ],
  /** Four letters or digits of a picture. */
  captcha: [...all('4170', '4170', ' 41 70 ', '४१७०', '４１７０'), ...none('417', '41705', endlessDigits)],
  /** What nothing refuses: it finds something or not. */
  search: [...all('late', 'late', ' late ')],
} as const satisfies Readonly<Record<string, readonly Way[]>>

export type TypedKind = keyof typeof waysToType
