// Part payment: an amount of the borrower's own, where it would go before it is paid, and then the code for it.

import { useCallback, useEffect, useState } from 'react'
import { Form, type SubmitFunction, useSubmit } from 'react-router'
import { formatMoney } from '../../../core/money.ts'
import { needWords, useWords } from '../../messages/words-context.tsx'
import { type RouteHandle, usePageFacts } from '../../page/page-facts.tsx'
import { isLoadedAnew } from '../../sending/failed-call.ts'
import { Button, HiddenFields, TextLink } from '../../ui/button.tsx'
import { MoneyInput } from '../../ui/keypad.tsx'
import { Ends, FoldedRows, Head, Leaf, OpenBook, Quiet, Row, Rows, RowValue } from '../../ui/leaf.tsx'
import { Brand } from '../../ui/logo.tsx'
import { Day, exampleAmount, Money, useMoneyStyle } from '../../ui/money.tsx'
import type { AmountFault, PartView, Preview } from './part-view.ts'
import { NothingScreen, PayerLine, PayScreen } from './pay-parts.tsx'
import { type NotStarted, paying } from './pay-view.ts'

await needWords('payment', 'loanAccount')

export const handle: RouteHandle = {
  styles: ['picker', 'sheet', 'slip', 'guide', 'fields', 'keypad', 'fold', 'book', 'torn', 'status'],
}

export { loader } from './part-view.ts'

export const action = paying('partial')

/** Where an amount goes changes with every day and every payment: it is always asked for again. */
export const shouldRevalidate = isLoadedAnew

const amountForm = 'amount'
/** The preview follows the typing once it rests. Milliseconds. */
const restMs = 500

type Offered = Extract<PartView, { kind: 'pay' }>

export default function PayAmount({ loaderData: view, actionData }: { loaderData: PartView; actionData?: NotStarted }) {
  const { title } = useWords().loanAccount.part
  return view.kind === 'nothing' ? (
    <NothingScreen view={view} title={title} />
  ) : (
    <OwnAmount view={view} refused={actionData} />
  )
}

function OwnAmount({ view, refused }: { view: Offered; refused: NotStarted | undefined }) {
  const words = useWords().loanAccount.part
  const { due } = view
  const { typed, setTyped, ask } = useFollowedAmount(due.typed)
  const isShown = due.preview !== null && typed.trim() === due.typed
  return (
    <PayScreen
      view={view}
      refused={refused}
      title={words.title}
      foot={isShown ? undefined : <Button form={amountForm}>{words.show}</Button>}
    >
      {(ways) => (
        <OpenBook
          left={
            <Leaf>
              <PayerLine />
              <Brand src={view.logo} name={due.productName} />
              <AmountForm view={view} onValue={setTyped} onConfirm={ask} />
            </Leaf>
          }
          right={
            <>
              <RightLeaf view={view} preview={isShown ? due.preview : null} />
              {ways}
            </>
          }
        />
      )}
    </PayScreen>
  )
}

/** Where the amount would go, spoken as it changes; below it what the plan asks for today, and its parts. */
function RightLeaf({ view, preview }: { view: Offered; preview: Preview | null }) {
  const words = useWords().loanAccount.part
  const { due } = view
  return (
    <Leaf>
      <div role="status">{preview !== null && <PreviewLines preview={preview} view={view} />}</div>
      <Ends>
        <span>{words.dueNow}</span>
        <b>
          <Money minor={due.amountMinor} />
        </b>
      </Ends>
      <FoldedRows
        ruled
        rows={due.details.map(({ label, value }) => ({ text: label, value: <RowValue value={value} /> }))}
      />
    </Leaf>
  )
}

function askForAmount(submit: SubmitFunction): void {
  const form = document.getElementById(amountForm)
  if (form instanceof HTMLFormElement) void submit(form, { replace: true, preventScrollReset: true })
}

/** What stands in the field, and the question that follows it: `shown` is the amount of the address. */
function useFollowedAmount(shown: string) {
  const [typed, setTyped] = useState(shown)
  const submit = useSubmit()
  useEffect(() => {
    if (typed.trim() === shown) return
    const rest = setTimeout(() => askForAmount(submit), restMs)
    return () => clearTimeout(rest)
  }, [typed, shown, submit])
  const ask = useCallback(() => askForAmount(submit), [submit])
  return { typed, setTyped, ask }
}

/** Asks this page for the amount in its address, with and without script. */
function AmountForm(props: { view: Offered; onValue: (text: string) => void; onConfirm: () => void }) {
  const words = useWords().loanAccount.part
  const { common } = usePageFacts()
  const { format } = useMoneyStyle()
  const { due } = props.view
  const fault = useFaultText()
  const kept = { orderId: due.orderId, productId: due.productId, ...common }
  return (
    <Form id={amountForm} method="get" replace preventScrollReset>
      <HiddenFields of={kept} />
      <MoneyInput
        name="amount"
        label={words.label}
        value={due.typed}
        hint={words.hint({ example: exampleAmount(format) })}
        live
        error={due.fault === null ? undefined : fault(due.fault, due.owedMinor)}
        onValue={props.onValue}
        onConfirm={props.onConfirm}
      />
    </Form>
  )
}

function useFaultText(): (fault: AmountFault, owedMinor: number | null) => string {
  const words = useWords().loanAccount.part
  const { format, symbol } = useMoneyStyle()
  return (fault, owedMinor) => {
    switch (fault) {
      case 'unreadable':
        return words.unreadable({ example: exampleAmount(format) })
      case 'nothing':
        return words.nothing
      case 'tooMuch':
        return words.tooMuch({ owed: formatMoney(owedMinor ?? 0, format, symbol) })
    }
  }
}

/** Where the money would go: the lines of the receipt, before it exists. */
function PreviewLines({ preview, view }: { preview: Preview; view: Offered }) {
  const words = useWords().loanAccount.part
  return (
    <section className="stack" aria-labelledby="goes-to">
      <Head id="goes-to" aside={<Day of={preview.asOf} />}>
        {words.goesTo}
      </Head>
      <Rows>
        {preview.lines.map(({ n, part, amountMinor }) => (
          <Row key={`${n} ${part}`} term={words.line({ n, part })} money={amountMinor} />
        ))}
        <Row term={words.youPay} total money={preview.amountMinor} />
      </Rows>
      <Rows>
        <Row term={words.leftAfter} money={preview.owedAfterMinor} />
      </Rows>
      <Quiet>{preview.settles ? words.settles : words.keepsDates}</Quiet>
      {preview.settles && <TextLink to={view.settle}>{words.settleInstead}</TextLink>}
    </section>
  )
}
