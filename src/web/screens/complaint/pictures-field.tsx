// The pictures of a complaint or a slip. Those that did not get through are told, and left out only where the borrower says so.

import { addresses } from '../../../contracts/addresses.ts'
import { useWords } from '../../messages/words-context.tsx'
import { useAddress } from '../../page/page-facts.tsx'
import { usePictureUpload } from '../../sending/use-picture-upload.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ImagePicker, Shots } from '../../ui/image-picker.tsx'
import { useProblemText } from '../../ui/note.tsx'
import { reasonAt, useShownReason } from '../../ui/reasons.tsx'
import { expectedField, type LostPictures, withoutField } from './lost-pictures.ts'

interface FieldProps {
  readonly label: string
  readonly max: number
  /** With us already. */
  readonly sent: readonly string[]
  /** What the last attempt lost. */
  readonly lost: LostPictures | null
  /** Stands there without script, where nothing else shows what is with us. */
  readonly shown: readonly string[]
  /** Why it was not sent without one; goes away with the first picture. */
  readonly missing?: string | undefined
  readonly onSending: (sending: boolean) => void
  readonly onSent?: (urls: readonly string[]) => void
}

export function PicturesField(props: FieldProps) {
  const upload = usePictureUpload(useAddress()(addresses.complaintPicture))
  const { sent, lost, shown } = props
  return (
    <>
      <ImagePicker
        name="images"
        fileName="files"
        label={props.label}
        max={props.max}
        upload={upload}
        sent={sent}
        onSending={props.onSending}
        onSent={props.onSent}
      />
      {props.missing !== undefined && <Missing why={props.missing} />}
      {shown.length > 0 && (
        <noscript>
          <Shots pictures={shown} />
        </noscript>
      )}
      {lost !== null && <Lost lost={lost} shown={shown.length} max={props.max} />}
    </>
  )
}

function Missing({ why }: { why: string }) {
  useShownReason(true)
  return (
    <p className="err" tabIndex={-1} {...reasonAt()}>
      <Icon name="warn" small />
      <span>{why}</span>
    </p>
  )
}

function Lost({ lost, shown, max }: { lost: LostPictures; shown: number; max: number }) {
  const { images } = useWords().kit
  const text = useProblemText()
  // Who chose too many may choose as few as they like: one at least, or the box.
  const expected = shown + (lost.tooMany ? 1 : lost.count)
  const why = lost.tooMany ? images.limit({ max }) : lost.problem === null ? '' : text(lost.problem)
  return (
    <div>
      <input type="hidden" name={expectedField} value={expected} />
      <Checkbox name={withoutField} error={`${why} ${images.chooseAgain({ n: lost.count })}`.trim()}>
        {images.without({ n: lost.count })}
      </Checkbox>
    </div>
  )
}
