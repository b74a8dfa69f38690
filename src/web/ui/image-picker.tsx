// Pictures to go with a text: four in a row, nine at most, one at a time (style parts 'fields' and 'shots').

import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useWords } from '../messages/words-context.tsx'
import { QuietButton } from './button.tsx'
import { useHydrated } from './hydrated.ts'
import { Icon } from './icon.tsx'
import { pictureTypes, type RemovePicture, type UploadPicture } from './image-upload.ts'
import { reasonAt, useReasons, useShownReason } from './reasons.tsx'
import { type Shot, useShots } from './use-shots.ts'
import { useNeededAtOnce, wakes } from './waking.ts'

function Tile({ shot, n, onRemove, onRetry }: { shot: Shot; n: number; onRemove: () => void; onRetry: () => void }) {
  const { kit } = useWords()
  return (
    <li className={shot.state === 'failed' ? 'shot failed' : 'shot'}>
      <img src={shot.shown} alt={kit.images.name({ n })} />
      {shot.state === 'sending' && (
        <progress value={shot.percent} max="100" aria-label={kit.images.sending({ n, percent: shot.percent })} />
      )}
      {shot.state === 'failed' && (
        <button type="button" className="again" aria-label={kit.images.retry({ n })} onClick={onRetry}>
          <Icon name="refresh" />
        </button>
      )}
      <button type="button" className="tap" aria-label={kit.images.remove({ n })} onClick={onRemove}>
        <Icon name="close" />
      </button>
    </li>
  )
}

/** Whether a form may be sent: not past a picture that has not arrived, unless the borrower says so. */
function useHold(unsent: number) {
  const { tell } = useReasons()
  const field = useRef<HTMLInputElement>(null)
  const [isHeld, setHeld] = useState(false)
  const goesWithout = useRef(false)
  const submitter = useRef<HTMLElement | null>(null)
  if (isHeld && unsent === 0) setHeld(false)
  useEffect(() => {
    const form = field.current?.form
    if (form == null || unsent === 0) return
    const hold = (event: SubmitEvent) => {
      const isAsked = field.current?.parentElement?.getClientRects().length !== 0
      if (goesWithout.current || !isAsked) return
      event.preventDefault()
      event.stopPropagation()
      submitter.current = event.submitter
      setHeld(true)
      tell()
    }
    form.addEventListener('submit', hold, true)
    return () => form.removeEventListener('submit', hold, true)
  }, [unsent, tell])
  function sendWithout() {
    goesWithout.current = true
    setHeld(false)
    field.current?.form?.requestSubmit(submitter.current)
    goesWithout.current = false
  }
  return { field, isHeld, sendWithout }
}

/** What became of pictures that were not sent, and the way on without them. */
function Unsent(props: { shots: readonly Shot[]; refused: string; isHeld: boolean; onWithout: () => void }) {
  const { kit } = useWords()
  const { shots, refused, isHeld } = props
  const failed = shots.filter(({ state }) => state === 'failed')
  const unsent = shots.filter(({ state }) => state !== 'sent').length
  const first = shots.findIndex(({ state }) => state === 'failed')
  const words = isHeld
    ? failed.length === 0
      ? kit.images.onItsWay
      : kit.images.heldBack({ n: failed.length })
    : refused || (first === -1 ? '' : kit.images.failedAt({ n: first + 1, why: shots[first]?.why ?? '' }))
  useShownReason(words !== '')
  if (words === '') return null
  return (
    <>
      <p className="err" tabIndex={-1} {...reasonAt()}>
        <Icon name="warn" small />
        <span>{words}</span>
      </p>
      {isHeld && <QuietButton onTap={props.onWithout}>{kit.images.without({ n: unsent })}</QuietButton>}
    </>
  )
}

/**
 * Picks and sends pictures. The form gets their addresses, comma-joined, in `name`; without script it gets the files
 * themselves in `fileName` (post it as multipart). Files chosen before React runs are sent as soon as it does.
 */
export function ImagePicker(props: {
  name: string
  fileName: string
  label: ReactNode
  upload: UploadPicture
  sent?: readonly string[]
  max?: number
  hint?: ReactNode
  /** Where the server keeps what was sent, without the form being sent: removes it there. For one picture only. */
  drop?: RemovePicture
  /** True while a picture is on its way: the form may say so. */
  onSending?: (sending: boolean) => void
  /** The addresses of those that have arrived, whenever they change: for a draft. */
  onSent?: (urls: readonly string[]) => void
}) {
  const { kit } = useWords()
  const { max = 9, onSending, onSent } = props
  const hydrated = useHydrated()
  // Those that were sent before are shown, and can be taken away, by React alone.
  useNeededAtOnce((props.sent ?? []).length > 0)
  const { shots, refused, take, remove, send } = useShots(props.sent ?? [], max, props.upload, props.drop)
  const id = useId()
  const early = useRef<HTMLInputElement>(null)
  const addInput = useRef<HTMLInputElement>(null)

  // Once a tile is gone, the place for the next one has the focus.
  const hasGone = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it does not read the tiles, but has to run whenever one has gone
  useEffect(() => {
    if (hasGone.current) addInput.current?.focus()
    hasGone.current = false
  }, [shots])

  const sending = shots.some((shot) => shot.state === 'sending')
  useEffect(() => onSending?.(sending), [sending, onSending])

  const unsent = shots.filter(({ state }) => state !== 'sent').length
  const { field, isHeld, sendWithout } = useHold(unsent)

  // What was chosen in the plain field before React ran is taken over once. While the phone's list of files is open for it, it stays:
  // the list would choose for a field that is gone.
  const [isEarlyOpen, setEarlyOpen] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first time
  useEffect(() => {
    const files = Array.from(early.current?.files ?? [])
    if (files.length > 0) take(files)
    else setEarlyOpen(early.current !== null && early.current === document.activeElement)
  }, [])

  const urls = shots.flatMap((shot) => (shot.url === null ? [] : [shot.url])).join(',')
  const toldUrls = useRef(urls)
  useEffect(() => {
    if (urls === toldUrls.current) return
    toldUrls.current = urls
    onSent?.(urls === '' ? [] : urls.split(','))
  }, [urls, onSent])
  return (
    <div>
      <div className="ends">
        <p className="label" id={`${id}-l`}>
          {props.label}
        </p>
        <span className="s quiet num">{kit.outOf({ used: shots.length, limit: max })}</span>
      </div>
      {(!hydrated || isEarlyOpen) && (
        <input
          ref={early}
          className={hydrated ? 'hide' : 'box plain'}
          type="file"
          multiple={max > 1}
          accept={pictureTypes.join(',')}
          name={hydrated ? undefined : props.fileName}
          aria-labelledby={`${id}-l`}
          onChange={(event) => {
            take(Array.from(event.currentTarget.files ?? []))
            setEarlyOpen(false)
          }}
          onBlur={() => setEarlyOpen(false)}
          {...wakes(true)}
        />
      )}
      {hydrated && (
        <ul className="shots">
          {shots.map((shot, index) => (
            <Tile
              key={shot.key}
              shot={shot}
              n={index + 1}
              onRemove={() =>
                void remove(shot, () => {
                  hasGone.current = true
                })
              }
              onRetry={() => shot.file !== null && void send(shot.key, shot.file)}
            />
          ))}
          {shots.length < max && (
            <li>
              <label className="shot add">
                <input
                  ref={addInput}
                  className="hide"
                  type="file"
                  accept={pictureTypes.join(',')}
                  aria-label={kit.images.add}
                  onChange={(event) => {
                    take(Array.from(event.currentTarget.files ?? []))
                    event.currentTarget.value = ''
                  }}
                />
                <Icon name="plus" />
              </label>
            </li>
          )}
        </ul>
      )}
      <Unsent shots={shots} refused={refused} isHeld={isHeld} onWithout={sendWithout} />
      <input ref={field} type="hidden" name={props.name} value={urls} />
      {props.hint && <p className="hint">{props.hint}</p>}
    </div>
  )
}

/** Pictures to look at: those of a complaint or of its answer. Each opens by itself (style part 'shots'). */
export function Shots({ pictures }: { pictures: readonly string[] }) {
  const { kit } = useWords()
  return (
    <ul className="shots">
      {pictures.map((src, index) => (
        <li key={src} className="shot">
          <a href={src} target="_blank" rel="noopener noreferrer">
            <img src={src} alt={kit.images.name({ n: index + 1 })} loading="lazy" decoding="async" />
          </a>
        </li>
      ))}
    </ul>
  )
}
