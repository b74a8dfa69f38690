// The show page's fields and choices.

import { ActionForm } from '../../ui/button.tsx'
import { ImagePicker } from '../../ui/image-picker.tsx'
import type { UploadPicture } from '../../ui/image-upload.ts'
import { MoneyInput } from '../../ui/keypad.tsx'
import { Head, Leaf } from '../../ui/leaf.tsx'
import { Picker, RadioList } from '../../ui/picker.tsx'
import { PullToRefresh } from '../../ui/pull-to-refresh.tsx'
import { DateInput, Progress, Question } from '../../ui/questions.tsx'
import { Stars } from '../../ui/stars.tsx'
import { TabChoice, TabPanels } from '../../ui/tabs.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { CardInput, CodeInput, FieldButton, PhoneInput, TextInput } from '../../ui/text-fields.tsx'
import type { Samples } from './kit-samples.ts'

/** A second of waiting, then sent; a picture whose name says so fails, so that the retry can be seen. */
const pretendToSend: UploadPicture = async (file, onPercent, signal) => {
  for (let percent = 0; percent < 100 && !signal.aborted; percent += 10) {
    onPercent(percent)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  if (file.name.includes('fail')) throw new Error('a pretended failure')
  return { url: URL.createObjectURL(file) }
}

const pretendToRefresh = () => new Promise((resolve) => setTimeout(resolve, 500))

function Fields({ s }: { s: Samples }) {
  return (
    <ActionForm className="leaf" id="sample-form">
      <Head>{s.sections.fields}</Head>
      <TextInput name="holder" label={s.fields.name} value={s.fields.nameValue} />
      <CardInput name="account" label={s.fields.account} value="0012345678" error={s.fields.accountError} />
      <TextInput name="branch" label={s.fields.branch} placeholder={s.fields.branchPlaceholder} optional />
      <PhoneInput
        name="phone"
        label={s.fields.phone}
        hint={s.fields.phoneHint}
        end={<FieldButton>{s.buttons.newCode}</FieldButton>}
      />
      <CodeInput name="code" label={s.fields.code} />
      <CardInput name="card" label={s.fields.card} />
      <MoneyInput name="amount" label={s.fields.amount} value="1400,50" />
      <TextArea
        name="text"
        label={s.fields.description}
        max={200}
        hint={s.fields.person}
        error={s.fields.descriptionError}
      />
      <Picker name="bank" label={s.bank} choices={s.banks} chosen={s.banks[0].value} />
      <ImagePicker name="images" fileName="files" label={s.sections.pictureFields} upload={pretendToSend} max={9} />
    </ActionForm>
  )
}

/** A step of an application: how far it has come, and the question that is asked now. */
function Questions({ s }: { s: Samples }) {
  const { birthDay } = s
  return (
    <Leaf>
      <Head>{s.sections.questions}</Head>
      <Progress done={2} of={5} label={s.stepOf} />
      <Question name="birthDay" now why={birthDay.why}>
        <DateInput
          name="birthDay"
          legend={birthDay.legend}
          value={{ day: '31', month: '02', year: '1990' }}
          error={birthDay.error}
        />
      </Question>
    </Leaf>
  )
}

/** Fields, then questions, then choices, then tabs with their panels. */
export function FieldLeaves({ s }: { s: Samples }) {
  return (
    <>
      <Fields s={s} />
      <Questions s={s} />
      <Leaf id="choices">
        <Head>{s.sections.choices}</Head>
        <RadioList name="radio" legend={s.bank} choices={s.banks} chosen={s.banks[1].value} />
        <Stars name="stars" legend={s.rate} />
      </Leaf>
      <TabChoice
        name="cardType"
        label={s.cardType}
        chosen="1"
        choices={s.cardTypes.map((label, index) => ({ value: String(index + 1), label }))}
      />
      <Leaf>
        <p>{s.empty}</p>
      </Leaf>
      <PullToRefresh address="/demo/kit" onRefresh={pretendToRefresh}>
        <TabPanels
          label={s.tabsLabel}
          panels={s.tabs.map((title, index) => ({
            title,
            to: `/demo/kit?tab=${index}`,
            content: (
              <Leaf>
                <p>{title}</p>
                <p>{s.emptyText}</p>
              </Leaf>
            ),
          }))}
        />
      </PullToRefresh>
    </>
  )
}
