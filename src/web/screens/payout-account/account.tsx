// 'Payment account information': where the money goes. The server says what is asked.

import { useEffect, useRef } from 'react'
import { addresses } from '../../../contracts/addresses.ts'
import { useHost } from '../../in-app/host-context.tsx'
import { needWords, useWords } from '../../messages/words-context.tsx'
import { useNews } from '../../news/use-news.ts'
import { OwnScreen, type RouteHandle, useAddress, usePageFacts } from '../../page/page-facts.tsx'
import { isLoadedAnew } from '../../sending/failed-call.ts'
import { ActionForm, Button, LinkButton, Pair, TextLink } from '../../ui/button.tsx'
import { keyField, keyForField } from '../../ui/connection.ts'
import { EnterButton } from '../../ui/enter-button.tsx'
import { Leaf, Quiet, Row, Rows, RowValue, Voice } from '../../ui/leaf.tsx'
import { LoanLine } from '../../ui/loan-line.tsx'
import { NewsLine } from '../../ui/news-line.tsx'
import { ServerMessage } from '../../ui/note.tsx'
import { useSaid } from '../../ui/refusal.tsx'
import { EndHead, ProblemLeaf } from '../../ui/refused.tsx'
import { ResendButton, useKeptSeconds } from '../../ui/resend.tsx'
import { CodeInput } from '../../ui/text-fields.tsx'
import { together } from '../../ui/together.ts'
import { cardTypeCode, channelCode, countsFor, isMasked } from './account-form.ts'
import { AccountForm } from './account-screen.tsx'
import type { AccountOrOther, AccountView, SavedView } from './account-view.ts'
import type { CodeStep, NotSaved } from './save-account.ts'

await needWords('payoutAccount')

export const handle: RouteHandle = { styles: ['asks', 'fields', 'picker', 'sheet', 'tabs', 'status'] }

export { loader } from './account-view.ts'

export { action } from './save-account.ts'

/** What is put right after a refusal is another request: it needs another key. */
export const shouldRevalidate = isLoadedAnew

export default function Account(props: { loaderData: AccountOrOther; actionData?: NotSaved }) {
  const words = useWords().payoutAccount
  const { loaderData: view, actionData } = props
  if (view.kind === 'form' && actionData?.step != null) {
    return <AccountCode view={view} notSaved={actionData} step={actionData.step} />
  }
  if (view.kind === 'form') return <AccountForm view={view} notSaved={actionData} />
  if (view.kind === 'saved') return <Saved view={view} />
  return (
    <OwnScreen title={words.title} back={view.back}>
      <ProblemLeaf problem={view.problem} here={view.here} />
    </OwnScreen>
  )
}

function Saved({ view }: { view: SavedView }) {
  const words = useWords().payoutAccount
  const address = useAddress()
  const host = useHost()
  const wasTold = useRef(false)
  useEffect(() => {
    if (host === null || host.platform === 'browser' || wasTold.current) return
    wasTold.current = true
    host.endBankFlow('success')
    host.closeWebview()
  }, [host])
  return (
    <OwnScreen title={words.title} foot={<LinkButton to={address(addresses.orders)}>{words.done.back}</LinkButton>}>
      <Leaf status="settled">
        <EndHead voice={words.done.voice} picture="done" />
        <p>{words.done.text}</p>
        <TextLink to={view.again}>{words.done.again}</TextLink>
      </Leaf>
      {view.waiting.length > 0 && <Waiting view={view} />}
    </OwnScreen>
  )
}

/** The loans whose money goes to the account: each says by itself when it is on its way. */
function Waiting({ view }: { view: SavedView }) {
  const news = useNews({ of: 'orders', mark: view.mark, watching: true })
  return (
    <Leaf list>
      <ul>
        {view.waiting.map(({ order, logo, to }) => (
          <li key={order.orderId}>
            <LoanLine to={to} logo={logo} order={order}>
              {order.noticeText}
            </LoanLine>
          </li>
        ))}
      </ul>
      <NewsLine to={view.here} heardAt={news.heardAt} />
    </Leaf>
  )
}

const formId = 'account-code'
const codeId = 'account-code-digits'

function AccountCode({ view, notSaved, step }: { view: AccountView; notSaved: NotSaved; step: CodeStep }) {
  const words = useWords().payoutAccount
  const { shortName } = usePageFacts()
  const left = useKeptSeconds('account', step.sent)
  const said = useSaid(notSaved)
  useEffect(() => {
    // Each answer leads back to what is to be typed.
    if (step.smsToken !== '') document.getElementById(codeId)?.focus()
  }, [step])
  return (
    <OwnScreen
      title={words.title}
      back={view.here}
      foot={
        <Pair>
          <LinkButton to={view.here} line replace>
            {words.step.cancel}
          </LinkButton>
          <Button form={formId} name="intent" value="confirm">
            {words.step.confirm}
          </Button>
        </Pair>
      }
    >
      {said !== '' && !step.aboutCode && <ServerMessage text={said} about={notSaved} />}
      <Leaf>
        <Voice>{words.step.voice}</Voice>
        <p>{words.step.text({ sentTo: together(step.sentTo) })}</p>
        <Rows ruled>
          {shownRows(view, step).map(({ title, value }) => (
            <Row key={title} term={title}>
              <RowValue value={value} />
            </Row>
          ))}
        </Rows>
        {shortName !== '' && <Quiet>{words.accountOf({ name: shortName })}</Quiet>}
        <ActionForm
          id={formId}
          sends={{
            ...step.fields,
            smsToken: step.smsToken,
            sentTo: step.sentTo,
            [keyField]: notSaved.key ?? view.key,
            [keyForField]: 'confirm',
          }}
        >
          <EnterButton intent="confirm" />
          <CodeInput
            key={step.aboutCode ? 'again' : 'first'}
            id={codeId}
            name="code"
            label={words.step.label}
            value={step.code}
            error={step.aboutCode ? said || words.step.sixDigits : undefined}
            enterKeyHint="done"
            end={<ResendButton left={left} intent="resend" words={words.step} />}
          />
        </ActionForm>
        <Quiet>{words.step.never}</Quiet>
      </Leaf>
    </OwnScreen>
  )
}

/** What was typed, by the titles of the form; a choice by its name. */
function shownRows(view: AccountView, step: CodeStep): readonly { readonly title: string; readonly value: string }[] {
  const typed = (code: string): string | undefined => step.fields[code]
  const chosen = { cardType: typed(cardTypeCode) ?? '', channelNumber: typed(channelCode) ?? '' }
  return view.items.flatMap((item) => {
    const value = typed(item.code) ?? (isMasked(item.value) ? item.value : undefined)
    if (value === undefined || !countsFor(item, chosen)) return []
    return [{ title: item.title, value: item.choices.find((choice) => choice.value === value)?.name ?? value }]
  })
}
