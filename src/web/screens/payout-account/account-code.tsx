// The code that another account needs: from the message to the borrower's phone. Until it is right nothing changes.

import { useEffect } from 'react'
import { useWords } from '../../messages/words-context.tsx'
import { OwnScreen } from '../../page/own-screen.tsx'
import { usePageFacts } from '../../page/page-facts.tsx'
import { ActionForm } from '../../ui/busy.tsx'
import { Button, LinkButton, Pair } from '../../ui/button.tsx'
import { keyField, keyForField } from '../../ui/connection.ts'
import { Leaf, Quiet, Voice } from '../../ui/leaf.tsx'
import { useProblemText } from '../../ui/problem-note.tsx'
import { ResendButton, useKeptSeconds } from '../../ui/resend.tsx'
import { RowValue } from '../../ui/row-value.tsx'
import { Row, Rows } from '../../ui/rows.tsx'
import { CodeInput } from '../../ui/text-fields.tsx'
import { ServerMessage } from '../../ui/toast.tsx'
import { together } from '../../ui/together.ts'
import { cardTypeCode, channelCode, countsFor, isMasked } from './account-form.ts'
import type { AccountView } from './account-view.ts'
import type { CodeStep, NotSaved } from './save-account.ts'

/** The form's id: the button in the foot sends it. */
const formId = 'account-code'
const codeId = 'account-code-digits'

export function AccountCode({ view, notSaved, step }: { view: AccountView; notSaved: NotSaved; step: CodeStep }) {
  const words = useWords().payoutAccount
  const text = useProblemText()
  const { shortName } = usePageFacts()
  const left = useKeptSeconds('account', step.sent)
  const said = notSaved.problem === null ? '' : text(notSaved.problem)
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
          <Button type="submit" form={formId} name="intent" value="confirm">
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
        <ActionForm id={formId}>
          {step.fields.map(({ name, value }) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <input type="hidden" name="smsToken" value={step.smsToken} />
          <input type="hidden" name="sentTo" value={step.sentTo} />
          <input type="hidden" name={keyField} value={notSaved.key ?? view.key} />
          <input type="hidden" name={keyForField} value="confirm" />
          {/* Enter in the field confirms: the first submit button of a form is the one it presses. */}
          <button type="submit" name="intent" value="confirm" className="hide" tabIndex={-1} aria-hidden="true" />
          <CodeInput
            key={step.aboutCode ? 'again' : 'first'}
            id={codeId}
            name="code"
            label={words.step.label}
            value={step.code}
            error={step.aboutCode ? said || words.step.sixDigits : undefined}
            enterKeyHint="done"
            end={
              <ResendButton
                left={left}
                name="intent"
                value="resend"
                getCode={words.step.getCode}
                wait={(count) => words.step.seconds({ count })}
              />
            }
          />
        </ActionForm>
        <Quiet>{words.step.never}</Quiet>
      </Leaf>
    </OwnScreen>
  )
}

/** What was typed, by the titles of the form; a choice by its name. */
function shownRows(view: AccountView, step: CodeStep): readonly { readonly title: string; readonly value: string }[] {
  const typed = (code: string): string | undefined => step.fields.find(({ name }) => name === code)?.value
  const chosen = { cardType: typed(cardTypeCode) ?? '', channelNumber: typed(channelCode) ?? '' }
  return view.items.flatMap((item) => {
    const value = typed(item.code) ?? (isMasked(item.value) ? item.value : undefined)
    if (value === undefined || !countsFor(item, chosen)) return []
    return [{ title: item.title, value: item.choices.find((choice) => choice.value === value)?.name ?? value }]
  })
}
