// Pictures to go with a text: four in a row, nine at most, one at a time (style parts 'fields' and 'shots').

import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useWords } from '../messages/words-context.tsx'
import { useHydrated } from './hydrated.ts'
import { Icon } from './icon.tsx'
import {
  pictureMegabytesAtMost,
  pictureTypes,
  type RemovePicture,
  shrinkPicture,
  type UploadPicture,
} from './image-upload.ts'
import { useToast } from './toast.tsx'

interface Shot {
  readonly key: number
  /** What is shown: the file itself while it is on this phone, else its address. */
  readonly shown: string
  readonly file: File | null
  readonly state: 'sending' | 'sent' | 'failed'
  readonly percent: number
  readonly url: string | null
}

let lastKey = 0

function sentShot(url: string): Shot {
  return { key: ++lastKey, shown: url, file: null, state: 'sent', percent: 100, url }
}

/** The pictures and what happens to them. Those being sent are given up when the screen is left. */
function useShots(initial: readonly string[], max: number, upload: UploadPicture, drop: RemovePicture | undefined) {
  const { kit } = useWords()
  const say = useToast()
  const [shots, setShots] = useState<readonly Shot[]>(() => initial.slice(0, max).map(sentShot))
  const [underWay] = useState(() => new Map<number, AbortController>())
  useEffect(
    () => () => {
      for (const upload of underWay.values()) upload.abort()
    },
    [underWay],
  )

  function change(key: number, to: Partial<Shot>) {
    setShots((all) => all.map((shot) => (shot.key === key ? { ...shot, ...to } : shot)))
  }

  async function send(key: number, file: File) {
    const control = new AbortController()
    underWay.set(key, control)
    change(key, { state: 'sending', percent: 0 })
    try {
      const answer = await upload(await shrinkPicture(file), (percent) => change(key, { percent }), control.signal)
      if (control.signal.aborted) return
      if ('url' in answer) {
        change(key, { state: 'sent', percent: 100, url: answer.url })
        say(kit.images.sent)
      } else {
        change(key, { state: 'failed' })
        say(answer.refused, 'info')
      }
    } catch (error) {
      // Removed meanwhile, or the screen was left: nobody waits for it. Otherwise the tile offers another try.
      if (control.signal.aborted) return
      console.warn('a picture was not sent', error)
      change(key, { state: 'failed' })
    } finally {
      underWay.delete(key)
    }
  }

  function add(file: File) {
    if (!pictureTypes.some((type) => type === file.type)) return say(kit.images.wrongKind)
    // A large photo is made smaller before it is sent; this large it would not fit even so.
    if (file.size > 8 * pictureMegabytesAtMost * 1_000_000) return say(kit.images.tooLarge(pictureMegabytesAtMost))
    const key = ++lastKey
    const shot: Shot = { key, shown: URL.createObjectURL(file), file, state: 'sending', percent: 0, url: null }
    setShots((all) => (all.length < max ? [...all, shot] : all))
    void send(key, file)
  }

  /** One that the server has too is shown until it is gone there. An upload that was given up may have arrived all the same. */
  async function remove(shot: Shot, gone: () => void) {
    underWay.get(shot.key)?.abort()
    const refused = drop === undefined ? null : await drop()
    if (refused !== null) {
      if (shot.url === null) change(shot.key, { state: 'failed' })
      return say(refused, 'info')
    }
    gone()
    if (shot.file !== null) URL.revokeObjectURL(shot.shown)
    setShots((all) => all.filter((other) => other.key !== shot.key))
  }

  return { shots, add, remove, send }
}

function Tile({ shot, n, onRemove, onRetry }: { shot: Shot; n: number; onRemove: () => void; onRetry: () => void }) {
  const { kit } = useWords()
  return (
    <li className={shot.state === 'failed' ? 'shot failed' : 'shot'}>
      <img src={shot.shown} alt={kit.images.name(n)} />
      {shot.state === 'sending' && (
        <progress value={shot.percent} max="100" aria-label={kit.images.sending(n, shot.percent)} />
      )}
      {shot.state === 'failed' && (
        <button type="button" className="again" aria-label={kit.images.retry(n)} onClick={onRetry}>
          <Icon name="refresh" />
        </button>
      )}
      <button type="button" className="tap" aria-label={kit.images.remove(n)} onClick={onRemove}>
        <Icon name="close" />
      </button>
    </li>
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
  /** Where the server keeps what was sent, whatever the form says afterwards: takes it away there. For one picture only. */
  drop?: RemovePicture
  /** True while a picture is on its way: the form should wait. */
  onSending?: (sending: boolean) => void
  /** The addresses of those that have arrived, whenever they change: for a draft. */
  onSent?: (urls: readonly string[]) => void
}) {
  const { kit } = useWords()
  const { max = 9, onSending, onSent } = props
  const hydrated = useHydrated()
  const { shots, add, remove, send } = useShots(props.sent ?? [], max, props.upload, props.drop)
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

  function take(files: FileList | null) {
    for (const file of Array.from(files ?? []).slice(0, max - shots.length)) add(file)
  }
  // What was chosen in the plain field before React ran is taken over once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first time
  useEffect(() => take(early.current?.files ?? null), [])

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
        <span className="s quiet num">{kit.outOf(shots.length, max)}</span>
      </div>
      {!hydrated && (
        <input
          ref={early}
          className="plainfile"
          type="file"
          multiple
          accept={pictureTypes.join(',')}
          name={props.fileName}
          aria-labelledby={`${id}-l`}
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
                    take(event.currentTarget.files)
                    event.currentTarget.value = ''
                  }}
                />
                <Icon name="plus" />
              </label>
            </li>
          )}
        </ul>
      )}
      <input type="hidden" name={props.name} value={urls} />
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
            <img src={src} alt={kit.images.name(index + 1)} loading="lazy" decoding="async" />
          </a>
        </li>
      ))}
    </ul>
  )
}
