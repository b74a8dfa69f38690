// The pictures of a picker and what happens to each: on its way, sent, failed and why.

import { useEffect, useState } from 'react'
import { useWords } from '../messages/words-context.tsx'
import {
  pictureMegabytesAtMost,
  pictureTypes,
  type RemovePicture,
  shrinkPicture,
  type UploadPicture,
} from './image-upload.ts'
import { useToast } from './note.tsx'
import { useReasons } from './reasons.tsx'

export interface Shot {
  readonly key: number
  /** What is shown: the file itself while it is on this phone, else its address. */
  readonly shown: string
  readonly file: File | null
  readonly state: 'sending' | 'sent' | 'failed'
  readonly percent: number
  readonly url: string | null
  /** Of a failed one, the server's sentence; empty where the connection failed. */
  readonly why: string
}

let lastKey = 0

function sentShot(url: string): Shot {
  return { key: ++lastKey, shown: url, file: null, state: 'sent', percent: 100, url, why: '' }
}

/** The pictures and what happens to them. Those being sent are given up when the screen is left. */
export function useShots(
  initial: readonly string[],
  max: number,
  upload: UploadPicture,
  drop: RemovePicture | undefined,
) {
  const { kit } = useWords()
  const say = useToast()
  const { speak, tell } = useReasons()
  const [shots, setShots] = useState<readonly Shot[]>(() => initial.slice(0, max).map(sentShot))
  /** Why a file was not taken at all. */
  const [refused, setRefused] = useState('')
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
    change(key, { state: 'sending', percent: 0, why: '' })
    try {
      const answer = await upload(await shrinkPicture(file), (percent) => change(key, { percent }), control.signal)
      if (control.signal.aborted) return
      if ('url' in answer) {
        change(key, { state: 'sent', percent: 100, url: answer.url })
        say(kit.images.sent)
      } else {
        change(key, { state: 'failed', why: answer.refused })
        say(answer.refused, 'info')
      }
    } catch (error) {
      // Removed meanwhile, or the screen was left. Otherwise the tile offers another try.
      if (control.signal.aborted) return
      console.warn('a picture was not sent', error)
      change(key, { state: 'failed' })
      // The borrower may be typing by now: it is announced, and the focus stays.
      speak(kit.images.unsent)
    } finally {
      underWay.delete(key)
    }
  }

  function refuse(why: string) {
    setRefused(why)
    tell()
  }

  function add(file: File) {
    if (!pictureTypes.some((type) => type === file.type)) return refuse(kit.images.wrongKind)
    // A large photo is made smaller before it is sent; this large it would not fit even so.
    if (file.size > 8 * pictureMegabytesAtMost * 1_000_000)
      return refuse(kit.images.tooLarge({ megabytes: pictureMegabytesAtMost }))
    const key = ++lastKey
    const shown = URL.createObjectURL(file)
    const shot: Shot = { key, shown, file, state: 'sending', percent: 0, url: null, why: '' }
    setShots((all) => (all.length < max ? [...all, shot] : all))
    void send(key, file)
  }

  /** Takes as many as there is room for, and says so where there is not. */
  function take(files: readonly File[]) {
    const room = max - shots.length
    setRefused('')
    for (const file of files.slice(0, room)) add(file)
    if (files.length > room) refuse(kit.images.limit({ max }))
  }

  /** One that the server has too is shown until it is gone there. An upload that was given up may have arrived all the same. */
  async function remove(shot: Shot, gone: () => void) {
    underWay.get(shot.key)?.abort()
    const notGone = drop === undefined ? null : await drop()
    if (notGone !== null) {
      if (shot.url === null) change(shot.key, { state: 'failed' })
      say(notGone, 'info')
      return refuse(notGone)
    }
    gone()
    setRefused('')
    if (shot.file !== null) URL.revokeObjectURL(shot.shown)
    setShots((all) => all.filter((other) => other.key !== shot.key))
  }

  return { shots, refused, take, remove, send }
}
