// Photo, contact and location, as the phone gives them to a page. Nothing leaves it: the fields belong to no form.

import { type ChangeEvent, useEffect, useState } from 'react'
import { useWords } from '../../messages/words-context.tsx'
import { Button } from '../../ui/button.tsx'
import { Field, useFieldIds } from '../../ui/field.tsx'
import { Leaf, Quiet } from '../../ui/leaf.tsx'
import { useNeededAtOnce } from '../../ui/waking.ts'

export function DevicePart() {
  const words = useWords().demo.device
  return (
    <Leaf headId="device" head={words.title}>
      <Quiet>{words.local}</Quiet>
      <div className="stack">
        <Photo />
        <Contact />
        <Place />
      </div>
    </Leaf>
  )
}

interface ChosenPhoto {
  readonly address: string
  readonly name: string
  readonly bytes: number
}

/** The chosen photo, drawn from the phone's own memory. */
function Photo() {
  const words = useWords().demo.device
  const ids = useFieldIds(undefined)
  useNeededAtOnce()
  const [photo, setPhoto] = useState<ChosenPhoto | null>(null)
  useEffect(() => () => (photo === null ? undefined : URL.revokeObjectURL(photo.address)), [photo])
  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    const file = event.currentTarget.files?.[0]
    setPhoto(file === undefined ? null : { address: URL.createObjectURL(file), name: file.name, bytes: file.size })
  }
  return (
    <Field ids={ids} label={words.photo}>
      <input className="box plain" id={ids.control} type="file" accept="image/*" onChange={choose} />
      {photo !== null && (
        <>
          <img className="scene" src={photo.address} alt={words.photoPreview} />
          <p className="hint" role="status">
            {words.photoFacts({ name: photo.name, kilobytes: Math.ceil(photo.bytes / 1024) })}
          </p>
        </>
      )}
    </Field>
  )
}

interface ContactsManager {
  select(
    properties: readonly string[],
    options: { multiple: boolean },
  ): Promise<readonly { name?: readonly string[]; tel?: readonly string[] }[]>
}

/** A field to type into, and the phone book where the browser has one. */
function Contact() {
  const words = useWords().demo.device
  const ids = useFieldIds(undefined)
  const [contact, setContact] = useState('')
  const [missing, setMissing] = useState(false)
  const pick = async (): Promise<void> => {
    const { contacts } = navigator as Navigator & { contacts?: ContactsManager }
    if (contacts === undefined) return setMissing(true)
    const [chosen] = await contacts.select(['name', 'tel'], { multiple: false })
    if (chosen !== undefined) setContact([...(chosen.name ?? []), ...(chosen.tel ?? [])].join(', '))
  }
  return (
    <>
      <Field ids={ids} label={words.contact}>
        <input
          className="box"
          id={ids.control}
          type="text"
          autoComplete="off"
          value={contact}
          onChange={(event) => setContact(event.currentTarget.value)}
        />
      </Field>
      <Button line onTap={() => pick().catch(() => setMissing(true))}>
        {words.contactPick}
      </Button>
      <p role="status">{missing && words.contactMissing}</p>
    </>
  )
}

/** Asks the phone where it is, at a tap and never before. */
function Place() {
  const words = useWords().demo.device
  const [place, setPlace] = useState('')
  const locate = (): void =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        setPlace(words.located({ latitude: coords.latitude.toFixed(5), longitude: coords.longitude.toFixed(5) })),
      () => setPlace(words.locationRefused),
    )
  return (
    <>
      <Button line onTap={locate}>
        {words.locate}
      </Button>
      <p role="status">{place}</p>
    </>
  )
}
