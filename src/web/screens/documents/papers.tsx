// The papers of a loan: what was agreed to, a receipt for each payment, a statement of any days, the interest of each year, letters.

import { Form } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import { needWords, useWords } from '../../messages/words-context.tsx'
import { OwnScreen, type RouteHandle, usePageFacts } from '../../page/page-facts.tsx'
import { SiteNav } from '../../page/site-nav.tsx'
import { FileButton } from '../../sending/file-link.tsx'
import { Button, HiddenFields } from '../../ui/button.tsx'
import { Go, Leaf, OpenBook, Quiet } from '../../ui/leaf.tsx'
import { Day, Money } from '../../ui/money.tsx'
import { DateInput, dateParts } from '../../ui/questions.tsx'
import { ProblemLeaf } from '../../ui/refused.tsx'
import type { PaperLink, Papers, PapersView, ReceiptLink } from './papers-view.ts'

await needWords('loanAccount')

export const handle: RouteHandle = { styles: ['asks', 'fields', 'slip', 'book', 'status', 'sitenav'] }

export { loader } from './papers-view.ts'

export default function PapersScreen({ loaderData: view }: { loaderData: PapersView }) {
  const words = useWords().loanAccount.papers
  return (
    <OwnScreen title={words.title} backTo={view.order} nav={<SiteNav />} wide={isOpen(view)}>
      {view.kind === 'problem' ? (
        <ProblemLeaf problem={view.problem} here={view.here} />
      ) : (
        <PaperLeaves papers={view} />
      )}
    </OwnScreen>
  )
}

/** Before the payout there is only what was agreed to: one page. */
function isOpen(view: PapersView): boolean {
  return view.kind !== 'problem' && view.statement !== null
}

function PaperLeaves({ papers }: { papers: Papers }) {
  const words = useWords().loanAccount.papers
  const { letter, statement } = papers
  const lists = (
    <>
      {papers.letters.length > 0 && (
        <PaperList id="letters" title={words.letters} note={words.lettersNote} papers={papers.letters} />
      )}
      {papers.years.length > 0 && (
        <PaperList id="years" title={words.years} note={words.yearsNote} papers={papers.years} />
      )}
      <PaperList id="agreed" title={words.agreed} note={words.agreedNote} papers={papers.agreed} />
    </>
  )
  if (!isOpen(papers)) return lists
  return (
    <OpenBook
      left={
        <>
          {letter !== null && <LetterLeaf letter={letter} />}
          {statement !== null && <ReceiptsLeaf receipts={papers.receipts} />}
        </>
      }
      right={
        <>
          {statement !== null && <StatementLeaf papers={papers} whole={statement} />}
          {lists}
        </>
      }
    />
  )
}

function LetterLeaf({ letter }: { letter: PaperLink }) {
  const words = useWords().loanAccount.papers
  return (
    <Leaf slip headId="letter" head={letter.title}>
      <p>{words.letterText}</p>
      <FileButton to={letter.pdf}>{words.saveLetter}</FileButton>
      <Go to={letter.to} icon="doc" note={letter.number} text={words.readLetter} />
    </Leaf>
  )
}

/** Newest first. A payment that came when nothing was owed any more says so. */
function ReceiptsLeaf({ receipts }: { receipts: readonly ReceiptLink[] }) {
  const words = useWords().loanAccount.papers
  return (
    <Leaf headId="receipts" head={words.receipts} aside={words.receiptCount({ count: receipts.length })}>
      {receipts.length === 0 && <p>{words.noReceipts}</p>}
      <ul>
        {receipts.map(({ number, to, receipt }) => (
          <li key={number}>
            <Go to={to} icon="doc" note={<ReceiptNote receipt={receipt} />}>
              <Day of={receipt.valueDate} />, <Money minor={receipt.amountMinor} />
            </Go>
          </li>
        ))}
      </ul>
    </Leaf>
  )
}

function ReceiptNote({ receipt: { number, countedAs, creditMinor, amountMinor } }: Pick<ReceiptLink, 'receipt'>) {
  const words = useWords().loanAccount.papers
  return (
    <>
      {words.countedAs[countedAs]}, <bdi>{number}</bdi>
      {creditMinor > 0 && (
        <>
          <br />
          {creditMinor === amountMinor ? words.allCredit : words.partCredit} <Money minor={creditMinor} />
        </>
      )}
    </>
  )
}

/** A statement of any days: asked for by a form, so that it opens before and without script. */
function StatementLeaf({ papers, whole }: { papers: Papers; whole: PaperLink }) {
  const { kit, loanAccount } = useWords()
  const words = loanAccount.papers
  const { common } = usePageFacts()
  const kept = { orderId: papers.orderId, document: 'statement', ...common }
  const { wrongDays } = papers
  const wrong = (typed: string | null) => (typed === null ? undefined : kit.noSuchDay)
  return (
    <Leaf headId="statement" head={whole.title}>
      <Quiet>{words.statementNote}</Quiet>
      <Form action={addresses.papers} method="get" className="stack">
        <HiddenFields of={kept} />
        <DateInput
          name="from"
          legend={words.from}
          value={dateParts(papers.from)}
          error={wrong(wrongDays.from)}
          optional
        />
        <DateInput name="to" legend={words.to} value={dateParts(papers.to)} error={wrong(wrongDays.to)} optional />
        <Button type="submit" line>
          {words.showStatement}
        </Button>
      </Form>
      <Go to={whole.to} icon="doc" text={words.wholeStatement} />
    </Leaf>
  )
}

function PaperList(props: { id: string; title: string; note: string; papers: readonly PaperLink[] }) {
  const { id, title, note, papers } = props
  return (
    <Leaf headId={id} head={title}>
      <Quiet>{note}</Quiet>
      <ul>
        {papers.map((paper) => (
          <li key={paper.to}>
            <Go to={paper.to} icon="doc" text={paper.title} />
          </li>
        ))}
      </ul>
    </Leaf>
  )
}
