// The show page's fields and choices.

import { useWords } from '../../messages/words-context.tsx'
import { ActionForm, Button, Pair } from '../../ui/button.tsx'
import { Sheet } from '../../ui/dialog.tsx'
import { ImagePicker } from '../../ui/image-picker.tsx'
import type { UploadPicture } from '../../ui/image-upload.ts'
import { MoneyInput } from '../../ui/keypad.tsx'
import { Ends, Fold, Head, Hero, Leaf } from '../../ui/leaf.tsx'
import { Brand, Logo } from '../../ui/logo.tsx'
import { Money } from '../../ui/money.tsx'
import { Note } from '../../ui/note.tsx'
import { Picker, RadioList } from '../../ui/picker.tsx'
import { PullToRefresh } from '../../ui/pull-to-refresh.tsx'
import { DateInput, Progress, Question } from '../../ui/questions.tsx'
import { CopyButton, Countdown, PayCode, Plate } from '../../ui/slip.tsx'
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

const spanSeconds = 1800
const leftMs = 1_421_000

/** A few bars that look like the real thing: the show page has no code of its own. */
function SampleBars() {
  const { kit } = useWords()
  return (
    <svg viewBox="-10 0 84 48" role="img" aria-label={kit.barcode} shapeRendering="crispEdges">
      <path d="M0 0h2v48H0zM3 0h1v48H3zM6 0h3v48H6zM11 0h4v48h-4zM17 0h1v48h-1zM22 0h2v48h-2zM26 0h1v48h-1zM33 0h1v48h-1zM37 0h2v48h-2zM40 0h3v48h-3zM48 0h2v48h-2zM55 0h1v48h-1zM61 0h3v48h-3z" />
    </svg>
  )
}

export function SlipLeaves({ s, nowMs }: { s: Samples; nowMs: number }) {
  return (
    <>
      <Leaf slip id="slip">
        <Brand name={s.slip.store} note={s.slip.show} />
        <Hero label={s.slip.amount} minor={140000} long torn />
        <PayCode id="sample-code" label={s.slip.code} code={s.slip.payCode} />
        <CopyButton of="sample-code" />
        <Plate kind="barcode">
          <SampleBars />
        </Plate>
        <Countdown until={s.slip.until} endsAtMs={nowMs + leftMs} serverNowMs={nowMs} spanSeconds={spanSeconds} />
      </Leaf>
      <Leaf list>
        <Fold summary={s.slip.qr}>
          <Plate kind="qr">
            <SampleBars />
          </Plate>
        </Fold>
      </Leaf>
      <Leaf>
        <Head>{s.slip.ended}</Head>
        <PayCode id="ended-code" label={s.slip.code} code={s.slip.payCode} ended />
        <Note title={s.slip.ended} tone="declined">
          {s.slip.endedText}
        </Note>
        <Button>{s.slip.again}</Button>
      </Leaf>
    </>
  )
}

/** The popup from the foot: channels, the sum, and the button that pays. */
export function SheetLeaf({ s }: { s: Samples }) {
  const { kit } = useWords()
  return (
    <Sheet id="sample-sheet" title={s.sheet.title} inline>
      <ActionForm>
        <RadioList
          name="channel"
          legend={<span className="hide">{s.sheet.title}</span>}
          chosen={s.sheet.channels[0].value}
          choices={s.sheet.channels.map((channel) => ({ ...channel, before: <Logo name={channel.label} /> }))}
        />
        <Ends>
          <span>{s.sheet.youPayNow}</span>
          <b>
            <Money minor={140000} />
          </b>
        </Ends>
        <Pair>
          <Button line closes="">
            {kit.cancel}
          </Button>
          <Button type="submit">{s.sheet.pay}</Button>
        </Pair>
      </ActionForm>
    </Sheet>
  )
}
