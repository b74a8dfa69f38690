// A request about one's data, beside the copy of it: what is to be done, and what it is about. It becomes a case.

import { dataRequestKinds } from '../../../core/complaint/complaint-types.ts'
import { dataRequestMax } from '../../../core/complaint/data-request.ts'
import { useWords } from '../../messages/words-context.tsx'
import { ActionForm } from '../../ui/busy.tsx'
import { Button } from '../../ui/button.tsx'
import { Leaf } from '../../ui/leaf.tsx'
import { RadioList } from '../../ui/picker.tsx'
import { ProblemNote } from '../../ui/problem-note.tsx'
import { Fold } from '../../ui/rows.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import type { PrivacyNotDone, PrivacyView } from './privacy-view.ts'

export function DataRequest({ view, notDone }: { view: PrivacyView; notDone: PrivacyNotDone | undefined }) {
  const words = useWords().profile.privacy.request
  const notSent = notDone?.request
  const isWrong = (field: 'about' | 'text') => notSent?.faults.includes(field) ?? false
  return (
    <Leaf>
      <Fold summary={words.title} open={notSent !== undefined}>
        {notDone?.problem != null && notSent !== undefined && <ProblemNote problem={notDone.problem} reason />}
        <ActionForm className="stack" noValidate>
          <p>{view.requestDays === null ? words.noTime : words.text({ days: view.requestDays })}</p>
          <input type="hidden" name="intent" value="askData" />
          <input type="hidden" name="key" value={notSent?.key ?? view.key} />
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
