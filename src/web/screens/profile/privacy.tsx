// Consents and taking them back, reminders, and the copy of one's data.

import { addresses } from '../../../contracts/addresses.ts'
import { dataRequestKinds } from '../../../core/complaint/complaint-types.ts'
import { dataRequestMax } from '../../../core/complaint/data-request.ts'
import { needWords, useWords } from '../../messages/words-context.tsx'
import { OwnScreen, type RouteHandle, useAddress } from '../../page/page-facts.tsx'
import { FileButton } from '../../sending/file-link.tsx'
import { ActionForm, Button } from '../../ui/button.tsx'
import { Fold, Go, Leaf, Quiet } from '../../ui/leaf.tsx'
import { Day } from '../../ui/money.tsx'
import { Note, ProblemNote } from '../../ui/note.tsx'
import { RadioList } from '../../ui/picker.tsx'
import { ProblemNoteLeaf } from '../../ui/problem-note-leaf.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import type { Done, PrivacyNotDone, PrivacyView } from './privacy-view.ts'

await needWords('profile')

export const handle: RouteHandle = { styles: ['fields', 'fold', 'picker'] }

export { action, loader } from './privacy-view.ts'

export default function Privacy(props: { loaderData: PrivacyView; actionData?: PrivacyNotDone }) {
  const words = useWords().profile.privacy
  const address = useAddress()
  const { loaderData: view, actionData } = props
  // A refused request stands at its own form.
  const refused = actionData?.request === undefined ? (actionData?.problem ?? null) : null
  const problem = refused ?? view.problem
  return (
    <OwnScreen title={words.title} backTo={address(addresses.me)}>
      <div role="status">{view.done !== null && <DoneNote done={view.done} />}</div>
      {problem !== null && <ProblemNoteLeaf problem={problem} retry={view.here} reason={refused !== null} />}
      {view.problem === null && <Consents view={view} />}
      <Leaf headId="copy" head={words.copy}>
        <p>{words.copyText}</p>
        <FileButton to={address(addresses.myData)} orPage>
          {words.copyGet}
        </FileButton>
      </Leaf>
      {view.problem === null && <DataRequest view={view} notDone={actionData} />}
      <Leaf list>
        <Go to={address(addresses.privacyPolicy)} icon="doc" text={words.policy} />
        <Go to={address(addresses.deleteAccount)} icon="trash" text={words.deleteAccount} />
      </Leaf>
      <Leaf>
        <Quiet>{words.never}</Quiet>
      </Leaf>
    </OwnScreen>
  )
}

function DoneNote({ done }: { done: Done }) {
  const words = useWords().profile.privacy
  if (done === 'copyFailed') return <Note title={words.copyFailed} reason tone="overdue" />
  return (
    <Note title={done === 'withdrawn' ? words.withdrawn : words.remindersAreOn} tone="settled" icon="tick">
      {done === 'withdrawn' ? words.withdrawnText : null}
    </Note>
  )
}

function Consents({ view: { consents, remindersOn } }: { view: PrivacyView }) {
  const words = useWords().profile.privacy
  const free = consents.filter(({ canWithdraw }) => canWithdraw)
  const bound = consents.filter(({ canWithdraw }) => !canWithdraw)
  return (
    <Leaf headId="consents" head={words.consents}>
      <div className="stack">
        {free.map(({ id, title, explanation, agreedAt }) => (
          <ActionForm key={id} className="stack" sends={{ consent: id }}>
            <p>
              <b>{title}</b>
              <br />
              {explanation} {words.since({ moment: agreedAt })}
            </p>
            <Button type="submit" line>
              {words.withdraw}
              <span className="hide">{title}</span>
            </Button>
          </ActionForm>
        ))}
        {!remindersOn && (
          <ActionForm className="stack">
            <p>
              <b>{words.reminders}</b> {words.remindersText}
            </p>
            <Button type="submit" line name="intent" value="remind">
              {words.remindersOn}
            </Button>
          </ActionForm>
        )}
      </div>
      {bound.length > 0 && (
        <Fold summary={words.agreements({ count: bound.length })}>
          <Quiet>{words.agreementsText}</Quiet>
          <ul>
            {bound.map(({ id, title, explanation, agreedAt, url }) => (
              <li key={id}>
                <Go
                  to={url}
                  icon="doc"
                  note={
                    <>
                      {explanation}, <Day of={agreedAt} />
                    </>
                  }
                  text={title}
                />
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </Leaf>
  )
}

function DataRequest({ view, notDone }: { view: PrivacyView; notDone: PrivacyNotDone | undefined }) {
  const words = useWords().profile.privacy.request
  const notSent = notDone?.request
  const isWrong = (field: 'about' | 'text') => notSent?.faults.includes(field) ?? false
  return (
    <Leaf>
      <Fold summary={words.title} open={notSent !== undefined}>
        {notDone?.problem != null && notSent !== undefined && <ProblemNote problem={notDone.problem} reason />}
        <ActionForm className="stack" noValidate sends={{ intent: 'askData', key: notSent?.key ?? view.key }}>
          <p>{view.requestDays === null ? words.noTime : words.text({ days: view.requestDays })}</p>
          <RadioList
            name="about"
            legend={words.what}
            choices={dataRequestKinds.map((value) => ({ value, label: words.kinds[value] }))}
            chosen={notSent?.about ?? undefined}
            required
            error={isWrong('about') ? words.noKind : undefined}
          />
          <TextArea
            name="text"
            label={words.about}
            max={dataRequestMax}
            value={notSent?.text}
            required
            error={isWrong('text') && notSent?.text.trim() === '' ? words.noText : undefined}
          />
          <Button type="submit">{words.send}</Button>
        </ActionForm>
      </Fold>
    </Leaf>
  )
}
