// Files for accountants and supervisors: each form downloads one; below them the scheduled files. Works without script.

import type { ReactNode } from 'react'
import { type DeskWords, inWords } from '../messages/words.ts'
import { askedIn, type Got, screen, type Visit } from '../screen.ts'
import { AskedDay, wrongDay } from '../ui/day.tsx'
import { Submit } from '../ui/form.tsx'
import { PageHead, Pages, State } from '../ui/parts.tsx'
import { Table } from '../ui/table.tsx'

const filesShown = 20

export const exportsScreen = screen<Scheduled>({
  path: '/exports',
  right: 'export',
  tab: 'exports',
  load: ({ call, url }) => {
    const { after: before } = askedIn(url, 'after')
    return call('listExportFiles', { limit: filesShown, ...(before && { before }) })
  },
  title: (_files, words) => words.exports.title,
  View: Exports,
})

function Exports({ data, visit }: { data: Scheduled; visit: Visit }) {
  const { exports: words } = visit.words
  return (
    <>
      <PageHead title={words.head} lead={words.lead} />
      <div className="part grid g3">
        <File file="journal" visit={visit} of={words.journal}>
          <div className="row">
            <Field visit={visit} file="journal" name="fromSeal" label={words.journal.from} />
            <Field visit={visit} file="journal" name="toSeal" label={words.journal.to} />
          </div>
          <p className="quiet s">
            {words.journal.hint}{' '}
            {data.seal === null
              ? words.journal.none
              : words.journal.newest({ seal: data.seal.number, day: data.seal.throughDay })}
          </p>
        </File>
        <File file="trial-balance" visit={visit} of={words.trial}>
          <Day data={data} visit={visit} file="trial-balance" name="asOf" label={words.trial.asOf} />
        </File>
        <File file="portfolio" visit={visit} of={words.portfolio}>
          <Day data={data} visit={visit} file="portfolio" name="asOf" label={words.portfolio.asOf} />
        </File>
        <File file="arrears" visit={visit} of={words.arrears}>
          <Day data={data} visit={visit} file="arrears" name="asOf" label={words.arrears.asOf} />
        </File>
        <File file="complaints" visit={visit} of={words.complaints}>
          <div className="row">
            <Day data={data} visit={visit} file="complaints" name="fromDate" label={words.complaints.from} />
            <Day data={data} visit={visit} file="complaints" name="toDate" label={words.complaints.to} />
          </div>
        </File>
      </div>
      <ScheduledFiles data={data} visit={visit} />
    </>
  )
}

interface FileProps {
  readonly file: string
  readonly visit: Visit
  readonly of: { readonly title: string; readonly note: string }
  readonly children?: ReactNode
}

function File({ file, visit, of, children }: FileProps) {
  const id = `file-${file}`
  const wrong = wrongOf(file, visit)
  return (
    <form className="stack" action={`/desk/exports/${file}.csv`} aria-labelledby={id}>
      <div>
        <h2 id={id}>{of.title}</h2>
        <p className="quiet s">{of.note}</p>
      </div>
      {children}
      {wrong !== null && (
        <div className="say over" role="alert">
          <State of="over">{wrong}</State>
        </div>
      )}
      <Submit>
        {visit.words.exports.take}
        <span className="hide"> {of.title}</span>
      </Submit>
    </form>
  )
}

/** What is wrong with the form that led back here; null where nothing is. */
function wrongOf(file: string, { url, words }: Visit): string | null {
  const query = url.searchParams
  if (!query.has('refused') || query.get('file') !== file) return null
  const field = query.get('field') ?? ''
  return field === '' ? words.exports.refused : inWords(words.exports.wrong, field)
}

interface FieldProps {
  readonly visit: Visit
  readonly file: string
  readonly name: string
  readonly label: string
}

/** What stands in a field of the form that led back here, and whether it is wrong. */
function backIn({ visit: { url }, file, name }: FieldProps): { readonly typed: string; readonly isWrong: boolean } {
  const query = url.searchParams
  const isBack = query.get('file') === file
  return { typed: isBack ? (query.get(name) ?? '') : '', isWrong: isBack && query.get('field') === name }
}

/** The number of a seal: a line of text, since a browser's own field for numbers sends nothing for what it cannot read, which means all. */
function Field(props: FieldProps) {
  const { file, name, label } = props
  const id = `${file}-${name}`
  const { typed, isWrong } = backIn(props)
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        className="box"
        id={id}
        name={name}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={typed}
        {...(isWrong ? { 'aria-invalid': true } : {})}
      />
    </div>
  )
}

function Day({ data, ...props }: FieldProps & { readonly data: Pick<Scheduled, 'today'> }) {
  const { visit, file, name, label } = props
  const { typed, isWrong } = backIn(props)
  const unread = wrongDay(visit.url, name)
  return (
    <AskedDay
      visit={visit}
      id={`${file}-${name}`}
      name={name}
      label={label}
      value={unread === null ? typed : ''}
      wrong={isWrong ? (unread ?? (typed === '' ? '' : visit.words.date(typed))) : null}
      today={data.today}
    />
  )
}

type Scheduled = Got<'listExportFiles'>

const shapes = { written: 'ok', planned: 'later', failed: 'over' } as const

function ScheduledFiles({ data: { plan, place, files, next }, visit }: { data: Scheduled; visit: Visit }) {
  const { scheduled: words, kinds } = visit.words.exports
  const { columns } = words
  return (
    <section className="part stack">
      <div>
        <h2>{words.title}</h2>
        <p className="quiet s">
          {place === null
            ? words.none
            : words.plan({
                files: plan
                  .map(({ kind, rhythm }) => words.each({ kind: kinds[kind], rhythm: words.rhythms[rhythm] }))
                  .join(', '),
                place,
              })}
        </p>
      </div>
      {(place !== null || files.length > 0) && (
        <Table
          caption={words.caption}
          none={words.nothing}
          scroll="scrolls"
          byKeys
          rows={files}
          columns={[
            { head: columns.name, kind: 'name', look: 'words', cell: ({ name }) => name },
            { head: columns.state, cell: ({ state }) => <State of={shapes[state]}>{words.states[state]}</State> },
            {
              head: columns.at,
              kind: 'day',
              wide: true,
              cell: ({ plannedAt, failedAt, writtenAt }) => writtenAt ?? failedAt ?? plannedAt,
            },
            { head: columns.bytes, kind: 'count', cell: ({ bytes }) => bytes !== null && sizeOf(bytes, words) },
            {
              head: columns.hash,
              wide: true,
              look: 'num quiet',
              cell: ({ hash }) => hash !== null && <span title={hash}>{hash.slice(0, 12)}</span>,
            },
          ]}
        />
      )}
      <Pages next={next} visit={visit} />
    </section>
  )
}

const bytesPerKilobyte = 1_000
const bytesPerMegabyte = 1_000_000

function sizeOf(bytes: number, words: DeskWords['exports']['scheduled']): string {
  if (bytes < bytesPerKilobyte) return words.bytes({ size: bytes })
  if (bytes < bytesPerMegabyte) return words.kilobytes({ size: Math.round(bytes / bytesPerKilobyte) })
  return words.megabytes({ size: (bytes / bytesPerMegabyte).toFixed(1) })
}
