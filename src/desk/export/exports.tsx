// Files for accountants and supervisors: each form downloads one; below them the scheduled files. Works without script.

import type { ReactNode } from 'react'
import { inWords } from '../messages/words.ts'
import { screen, type Visit } from '../screen.ts'
import { State } from '../ui/marks.tsx'
import { type Scheduled, ScheduledFiles } from './scheduled.tsx'

const filesShown = 20

export const exportsScreen = screen<Scheduled>({
  path: '/exports',
  right: 'export',
  tab: 'exports',
  load: ({ call, url }) => {
    const before = url.searchParams.get('after') ?? ''
    return call('listExportFiles', { limit: filesShown, ...(before && { before }) })
  },
  title: (_files, words) => words.exports.title,
  View: Exports,
})

function Exports({ data, visit }: { data: Scheduled; visit: Visit }) {
  const { exports: words } = visit.words
  return (
    <>
      <div className="top">
        <div>
          <h1 className="voice">{words.head}</h1>
          <p className="quiet">{words.lead}</p>
        </div>
      </div>
      <div className="part grid g3">
        <File file="journal" visit={visit} of={words.journal}>
          <div className="row">
            <Field visit={visit} file="journal" name="fromSeal" label={words.journal.from} type="number" />
            <Field visit={visit} file="journal" name="toSeal" label={words.journal.to} type="number" />
          </div>
          <p className="quiet s">
            {words.journal.hint}{' '}
            {data.seal === null ? words.journal.none : words.journal.newest(data.seal.number, data.seal.throughDay)}
          </p>
        </File>
        <File file="trial-balance" visit={visit} of={words.trial}>
          <Field visit={visit} file="trial-balance" name="asOf" label={words.trial.asOf} type="date" />
        </File>
        <File file="portfolio" visit={visit} of={words.portfolio}>
          <Field visit={visit} file="portfolio" name="asOf" label={words.portfolio.asOf} type="date" />
        </File>
        <File file="arrears" visit={visit} of={words.arrears}>
          <Field visit={visit} file="arrears" name="asOf" label={words.arrears.asOf} type="date" />
        </File>
        <File file="complaints" visit={visit} of={words.complaints}>
          <div className="row">
            <Field visit={visit} file="complaints" name="fromDate" label={words.complaints.from} type="date" />
            <Field visit={visit} file="complaints" name="toDate" label={words.complaints.to} type="date" />
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
      <button type="submit" className="btn">
        {visit.words.exports.take}
        <span className="hide"> {of.title}</span>
      </button>
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
  readonly type: 'date' | 'number'
}

function Field({ visit, file, name, label, type }: FieldProps) {
  const id = `${file}-${name}`
  const query = visit.url.searchParams
  const isBack = query.get('file') === file
  const wrong = isBack && query.get('field') === name ? { 'aria-invalid': true } : {}
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        className="box"
        id={id}
        name={name}
        type={type}
        defaultValue={isBack ? (query.get(name) ?? '') : ''}
        {...(type === 'number' ? { min: 1 } : {})}
        {...wrong}
      />
    </div>
  )
}
