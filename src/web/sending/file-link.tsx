// Links to files: a file that cannot be had never takes the page away. Without script they are plain links.

import { type ReactNode, useEffect, useState } from 'react'
import { useApp } from '../in-app/host-context.tsx'
import { useWords } from '../messages/words-context.tsx'
import { LinkButton } from '../ui/button.tsx'
import { tellLoading, useConnection } from '../ui/connection.ts'
import { fetchPart } from '../ui/fetch-part.ts'
import { Go } from '../ui/leaf.tsx'
import { Note } from '../ui/note.tsx'
import { useReasons } from '../ui/reasons.tsx'

interface FileLinkProps {
  /** An address of ours that answers with a file. */
  to: string
  children: ReactNode
}

interface FilePage {
  /**
   * The address leads to a page of ours where there is no file. Before the scripts run the browser then has to open what comes:
   * told to download, it would save that page under the file's name and say nothing.
   */
  orPage?: boolean
}

/** A file that is here sooner says nothing. Milliseconds. */
const noticedAfterMs = 200
/** How long after hydration the code that saves is fetched: a tap later finds it here, also under another version of ours. Milliseconds. */
const restMs = 3_000
/** After so long without an answer the page says that it still waits. Milliseconds. */
const lateAfterMs = 4_000

const fetchSaving = () => fetchPart(() => import('./save-file.ts'))

/** What a tap does, and what is said where there is no such file. */
function useSaving(to: string) {
  const inApp = useApp() !== null
  const { loading } = useConnection()
  const { tell } = useReasons()
  const [isAsking, setAsking] = useState(false)
  const [missing, setMissing] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => void fetchSaving(), restMs)
    return () => clearTimeout(timer)
  }, [])
  const save = async (): Promise<void> => {
    setMissing(false)
    const load = {}
    const noticed = setTimeout(() => setAsking(true), noticedAfterMs)
    // Without a connection the screen says so by itself.
    const late = setTimeout(() => navigator.onLine && tellLoading(load, 'silent'), lateAfterMs)
    try {
      const { saveFile } = await fetchSaving()
      if (await saveFile(to, inApp)) return
      setMissing(true)
      tell()
    } finally {
      clearTimeout(noticed)
      setAsking(false)
      clearTimeout(late)
      tellLoading(load, null)
    }
  }
  const onTap = (event: { preventDefault(): void }) => {
    event.preventDefault()
    void save()
  }
  const below = (
    <>
      {/* While something keeps it from coming the screen says what. */}
      <Loading shown={isAsking && loading === null} />
      {missing && <NoSuchFile />}
    </>
  )
  return { onTap, below }
}

function Loading({ shown }: { shown: boolean }) {
  const { loading } = useWords().kit
  return (
    <>
      <span role="status" className="hide">
        {shown && loading}
      </span>
      {shown && (
        <p className="toast" aria-hidden="true">
          {loading}
        </p>
      )}
    </>
  )
}

function NoSuchFile() {
  return <Note title={useWords().files.missing} reason tone="overdue" />
}

/** A file to save, as a button. */
export function FileButton({ to, orPage = false, children }: FileLinkProps & FilePage) {
  const { onTap, below } = useSaving(to)
  return (
    <>
      <LinkButton line icon="load" to={to} download={!orPage} reload={orPage} onTap={onTap}>
        {children}
      </LinkButton>
      {below}
    </>
  )
}

/** The same, as a line among lines that lead on. */
export function FileGo({ to, children }: FileLinkProps) {
  const { onTap, below } = useSaving(to)
  return (
    <>
      <Go icon="load" to={to} download onTap={onTap} text={children} />
      {below}
    </>
  )
}
