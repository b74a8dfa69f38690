// What the show page shows, leaf by leaf; the leaves that need more room stand in kit-show-fields.tsx and kit-show-slip.tsx.

import { useState } from 'react'
import { type AnyLanguage, directionOf } from '../../../core/language.ts'
import { orderStatuses } from '../../../core/order/status.ts'
import { pseudo } from '../../../core/pseudo-language.ts'
import { useWords } from '../../messages/words-context.tsx'
import { Button, LinkButton, Pair, QuietButton } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ChipChoices, ChipTags } from '../../ui/chips.tsx'
import { CloseButton, Dialog } from '../../ui/dialog.tsx'
import { Grid } from '../../ui/grid.tsx'
import { Ends, FoldedRows, Go, Head, Hero, Leaf, Quiet, Row, Rows, Spread, Voice } from '../../ui/leaf.tsx'
import { Ledger, Steps } from '../../ui/ledger.tsx'
import { Brand } from '../../ui/logo.tsx'
import { Money, Num } from '../../ui/money.tsx'
import { Note, ServerMessage, useToast } from '../../ui/note.tsx'
import { ProductCard, ProductList } from '../../ui/product-card.tsx'
import { Screen } from '../../ui/screen.tsx'
import { Stamps } from '../../ui/stamps.tsx'
import { Bones, Empty } from '../../ui/states.tsx'
import { StatusHead, Tag } from '../../ui/status.tsx'
import { StatusPicture } from '../../ui/status-picture.tsx'
import { type Samples, samples } from './kit-samples.ts'
import { FieldLeaves, SheetLeaf, SlipLeaves } from './kit-show-fields.tsx'

const here = '/demo/kit'
const marks = ['paid', 'late', 'due', 'next'] as const

function PaperLeaves({ s }: { s: Samples }) {
  return (
    <>
      <Leaf id="pictures">
        <Head>{s.sections.pictures}</Head>
        <ul className="chips">
          {orderStatuses.map((status) => (
            <li key={status}>
              <StatusPicture status={status} />
              <p className="center">
                <Tag status={status} />
              </p>
            </li>
          ))}
        </ul>
      </Leaf>
      <Leaf id="status" status="overdue">
        <Head>{s.sections.status}</Head>
        <StatusHead status="overdue">
          <p>
            <b>{s.overdueTitle}</b> {s.eachDay} <Money minor={1120} />
          </p>
        </StatusHead>
        <Hero label={s.toPayNow} minor={153440} note={s.asOf} />
        <StatusHead status="inReview">
          <Voice>{s.voice}</Voice>
        </StatusHead>
        <StatusHead status="settled">
          <Hero label={s.youOwe} minor={0} closed />
        </StatusHead>
      </Leaf>
      <Leaf id="money">
        <Brand name={s.lender} />
        <Spread
          left={{ label: s.youGet, minor: 475000, note: s.inYourAccount }}
          right={{ label: s.youPayBack, minor: 560000, note: s.inPayments }}
        />
        <Rows>
          <Row term={s.fee} money={25000} />
          <Row term={s.interest} money={60000} />
          <Row term={s.costs} total money={85000} />
          <Row term={s.apr}>
            <Num>{s.aprValue}</Num>
          </Row>
          <Row term={s.priceList}>
            <s>
              <Money minor={170000} />
            </s>
          </Row>
        </Rows>
        <FoldedRows
          ruled
          rows={[
            { text: s.fee, value: <Money minor={25000} /> },
            { text: s.interest, value: <Money minor={60000} /> },
            { text: s.lateCharge, value: <Money minor={-100} /> },
          ]}
        />
        <Rows under>
          <Row term={s.erased}>{s.erasedWhat}</Row>
        </Rows>
      </Leaf>
      <Leaf id="ledger">
        <Head aside={s.paidAside}>{s.sections.ledger}</Head>
        <Ledger
          lines={s.plan.map((line, index) => ({ ...line, mark: marks[index] }))}
          total={{ label: s.leftToPay, amount: 563360 }}
        />
        <Stamps paid={1} late={1} total={5} />
        <Stamps paid={7} total={12} />
        <Steps steps={s.steps} done={1} />
      </Leaf>
    </>
  )
}

function NoteLeaf({ s }: { s: Samples }) {
  return (
    <Leaf id="notes">
      <Head>{s.sections.notes}</Head>
      <div className="stack">
        <ServerMessage text={s.notes.refused} />
        <Note title={s.notes.checking} tone="active" waiting>
          {s.notes.checkingText}
        </Note>
        <Note title={s.notes.due} tone="due">
          {s.notes.dueText}
        </Note>
        <Note title={s.notes.late} tone="overdue">
          <a href="#ledger">{s.notes.lateText}</a>
        </Note>
        <Note title={s.notes.arrived} tone="settled" icon="tick">
          {s.notes.arrivedText}
        </Note>
      </div>
    </Leaf>
  )
}

function ButtonLeaf({ s }: { s: Samples }) {
  const say = useToast()
  return (
    <Leaf id="buttons">
      <Head>{s.sections.buttons}</Head>
      <div className="stack">
        <Button>{s.buttons.first}</Button>
        <Button disabled>{s.buttons.first}</Button>
        <Button busy>{s.buttons.first}</Button>
        <Button line>{s.buttons.second}</Button>
        <LinkButton to={here} line icon="load">
          {s.buttons.save}
        </LinkButton>
        <Pair>
          <Button line onTap={() => say(s.notes.arrived)}>
            {s.buttons.toast}
          </Button>
          <Button opens="sample-dialog">{s.buttons.dialog}</Button>
        </Pair>
        <p>
          <QuietButton>{s.buttons.link}</QuietButton>
        </p>
        <Checkbox name="agree" gate>
          {s.gate}
        </Checkbox>
        <Button gated type="submit" form="sample-form">
          {s.send}
        </Button>
      </div>
      <ChipChoices
        name="about"
        legend={s.chipsLegend}
        why={s.chipsWhy}
        chosen="0"
        choices={s.chips.map((label, index) => ({ value: String(index), label, disabled: index === 2 }))}
      />
      <ChipTags tags={s.chips.slice(0, 2)} />
    </Leaf>
  )
}

function ListLeaves({ s }: { s: Samples }) {
  const icons = ['doc', 'mail', 'bank', 'help', 'doc'] as const
  return (
    <>
      <Leaf id="lists">
        <Head aside={s.productsAside}>{s.productsHead}</Head>
        <ProductList>
          {s.products.map((product) => (
            <ProductCard key={product.name} {...product} to={here} />
          ))}
        </ProductList>
      </Leaf>
      <Leaf>
        <Head>{s.sections.lists}</Head>
        <Grid
          items={s.grid.map((label, index) => ({
            to: `${here}?at=${index}`,
            label,
            icon: icons[index] ?? 'doc',
            count: [0, 3, 120, 99][index] ?? 0,
          }))}
        />
      </Leaf>
      <Leaf list>
        <Go to={here} icon="doc" text={s.go.papers} />
        <Go to={here} icon="phone" note={s.go.helpNote} text={s.go.help} />
      </Leaf>
      <Leaf id="loading">
        <Head>{s.sections.loading}</Head>
        <Bones lines={['half', 'tall', 'full', 'most']} />
      </Leaf>
      <Leaf id="empty">
        <Head>{s.sections.empty}</Head>
        <Empty title={s.empty} action={<LinkButton to={here}>{s.emptyAction}</LinkButton>}>
          {s.emptyText}
        </Empty>
      </Leaf>
    </>
  )
}

function SampleDialog({ s, open, firm }: { s: Samples; open: boolean; firm: boolean }) {
  const { kit } = useWords()
  const [isOpen, setOpen] = useState(open ? true : undefined)
  return (
    <Dialog
      id="sample-dialog"
      title={s.dialog.title}
      open={isOpen}
      firm={firm}
      onClose={() => setOpen((was) => (was === undefined ? was : false))}
    >
      <p>{s.dialog.text}</p>
      <Pair>
        <CloseButton line>{kit.cancel}</CloseButton>
        <CloseButton answer="agree">{s.dialog.agree}</CloseButton>
      </Pair>
    </Dialog>
  )
}

/** All of it. `open` names what comes open with the page: 'dialog', or 'firm' for one that must be answered. */
export function KitShow(props: {
  language: AnyLanguage
  nowMs: number
  open: string | null
  answer: { channel: string } | null
}) {
  const isPseudo = props.language === 'en-XA' || props.language === 'ar-XB'
  const s = isPseudo ? pseudo(samples, directionOf(props.language)) : samples
  return (
    <Screen
      title={s.title}
      back="/testPreview"
      help="/customer-service"
      foot={
        <>
          <Ends>
            <span>
              {s.youPayBack}{' '}
              <b>
                <Money minor={560000} />
              </b>
            </span>
            <span className="s quiet">
              <Money minor={85000} /> <Num>{s.aprValue}</Num>
            </span>
          </Ends>
          <Button opens="sample-sheet">{s.buttons.sheet}</Button>
        </>
      }
    >
      <title>{s.title}</title>
      <PaperLeaves s={s} />
      <NoteLeaf s={s} />
      <ButtonLeaf s={s} />
      <FieldLeaves s={s} />
      <SlipLeaves s={s} nowMs={props.nowMs} />
      <ListLeaves s={s} />
      <Leaf>
        <Quiet>{props.answer?.channel ?? ''}</Quiet>
      </Leaf>
      <SheetLeaf s={s} />
      <SampleDialog s={s} open={props.open !== null} firm={props.open === 'firm'} />
    </Screen>
  )
}
