// The demo's tools as forms: clock, payments, messages, changed answers, replies, and a fresh start.

import { addresses } from '../../../contracts/addresses.ts'
import { useWords } from '../../messages/words-context.tsx'
import { useAddress } from '../../page/page-facts.tsx'
import { TextLink } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field, useFieldIds } from '../../ui/field.tsx'
import { Fold, Leaf, Quiet } from '../../ui/leaf.tsx'
import { Note } from '../../ui/note.tsx'
import { FieldButton, TextInput } from '../../ui/text-fields.tsx'
import { answerKinds } from './desk-call.ts'
import { Events } from './events.tsx'
import type { DeskResult, PreviewView } from './preview-view.ts'
import { Tool } from './tool.tsx'

export function DeskTools({ view, result }: { view: PreviewView; result?: DeskResult }) {
  const words = useWords().demo.desk
  return (
    <Leaf headId="tools" head={words.title}>
      {result !== undefined && <Said result={result} />}
      <Quiet>{words.now({ date: view.clock.date, time: view.clock.time })}</Quiet>
      <Clock result={result} />
      <Pay result={result} />
      <Outbox view={view} />
      <Events view={view} result={result} />
      <Answer view={view} result={result} />
      <Reply view={view} result={result} />
      <Tool name="reset" title={words.reset} submit={words.resetSubmit} result={result} />
      <Fold summary={words.raw}>
        <RawLinks view={view} />
      </Fold>
    </Leaf>
  )
}

function Said({ result }: { result: DeskResult }) {
  const words = useWords().demo.desk
  return (
    <Note title={result.ok ? words.answered : words.refused} tone={result.ok ? 'settled' : 'overdue'} live>
      <code>{result.said}</code>
    </Note>
  )
}

function Clock({ result }: { result?: DeskResult }) {
  const words = useWords().demo.desk
  return (
    <>
      <Tool name="advanceDays" title={words.advanceDays} submit={words.advanceDays} result={result}>
        <TextInput name="advanceDays" label={words.days} value="1" digits max={4} />
      </Tool>
      <Tool name="advanceMinutes" title={words.advanceMinutes} submit={words.advanceMinutes} result={result}>
        <TextInput name="advanceMinutes" label={words.minutes} value="120" digits max={6} />
      </Tool>
    </>
  )
}

function Pay({ result }: { result?: DeskResult }) {
  const words = useWords().demo.desk
  return (
    <Tool name="pay" title={words.pay} submit={words.paySubmit} result={result}>
      <TextInput name="payCode" label={words.payCode} />
      <TextInput name="amount" label={words.amount} hint={words.amountHint} digits max={15} optional />
      <TextInput name="times" label={words.times} digits max={4} optional />
      <TextInput name="delayMinutes" label={words.delayMinutes} digits max={6} optional />
      <TextInput name="paidAt" label={words.paidAt} placeholder="2026-01-31 23:58:00" optional />
    </Tool>
  )
}

function Outbox({ view }: { view: PreviewView }) {
  const words = useWords().demo.desk
  return (
    <Fold summary={`${words.outbox} (${view.outbox.length})`}>
      <form method="get" action={addresses.testPreview} className="stack">
        <input type="hidden" name="as" value={view.who?.name ?? 'nobody'} />
        <TextInput
          name="phone"
          type="tel"
          label={words.phone}
          value={view.phone}
          end={<FieldButton type="submit">{words.show}</FieldButton>}
        />
      </form>
      {view.outbox.length === 0 && <Quiet>{words.outboxEmpty}</Quiet>}
      <ul>
        {view.outbox.map((message) => (
          <li key={`${message.at} ${message.text}`} className="row">
            <span>
              {message.text}
              <small className="quiet"> {message.at}</small>
            </span>
          </li>
        ))}
      </ul>
    </Fold>
  )
}

function Answer({ view, result }: { view: PreviewView; result?: DeskResult }) {
  const words = useWords().demo.desk
  const kinds = answerKinds.map((value) => ({ value, label: words.kinds[value] }))
  if (view.who === null)
    return (
      <Fold summary={words.answer}>
        <Quiet>{words.answerNobody}</Quiet>
      </Fold>
    )
  return (
    <Tool name="answer" title={words.answer} submit={words.answerSubmit} result={result}>
      <input type="hidden" name="userId" value={view.who.params.userId} />
      <Choice name="path" label={words.path} options={view.paths.map((path) => ({ value: path, label: path }))} />
      <Choice name="kind" label={words.kind} options={kinds} />
      <TextInput name="value" label={words.value} optional />
      <TextInput name="message" label={words.message} optional />
      <TextInput name="times" label={words.times} value="1" digits max={4} />
    </Tool>
  )
}

/** The browser's own list: this page is for people who build. */
function Choice(props: { name: string; label: string; options: readonly { value: string; label: string }[] }) {
  const ids = useFieldIds(undefined)
  return (
    <Field ids={ids} label={props.label}>
      <select className="box" id={ids.control} name={props.name}>
        {props.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  )
}

function Reply({ view, result }: { view: PreviewView; result?: DeskResult }) {
  const words = useWords().demo.desk
  return (
    <Tool name="reply" title={words.reply} submit={words.replySubmit} result={result}>
      <TextInput name="problemId" label={words.problemId} value={view.who?.problemId ?? ''} />
      <TextInput name="text" label={words.text} />
      <Checkbox name="needScore">{words.needScore}</Checkbox>
    </Tool>
  )
}

/** A code of the lender's own back end, signed by the demo: for the pages that show one. */
const signedCode = '/demo/pay-link?code=8710440299135527&amount=140000&showType=1'

function RawLinks({ view }: { view: PreviewView }) {
  const address = useAddress()
  const calls = view.who?.params.userId
  const links = [
    '/demo/personas',
    `/demo/outbox?${new URLSearchParams({ phone: view.phone })}`,
    ...(calls === undefined ? [] : [`/demo/calls?${new URLSearchParams({ userId: calls })}`]),
    '/demo/templates',
    signedCode,
    '/openapi.json',
  ]
  return (
    <p className="ways">
      <TextLink to={address(addresses.demoKit)}>{addresses.demoKit}</TextLink>
      {links.map((link) => (
        <TextLink key={link} to={link} elsewhere>
          {link.split('?')[0]}
        </TextLink>
      ))}
    </p>
  )
}
