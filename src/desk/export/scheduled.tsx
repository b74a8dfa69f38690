// The scheduled files: which kinds and how often, and each file with its state, the newest first.

import type { Got } from '../calls.ts'
import type { DeskWords } from '../messages/words.ts'
import type { Visit } from '../screen.ts'
import { Lines } from '../ui/lines.tsx'
import { State } from '../ui/marks.tsx'
import { Pages } from '../ui/pages.tsx'
import { Scroll } from '../ui/scroll.tsx'
import { When } from '../ui/when.tsx'

export type Scheduled = Got<'listExportFiles'>
type Written = Scheduled['files'][number]

const shapes = { written: 'ok', planned: 'later', failed: 'over' } as const

export function ScheduledFiles({ data: { plan, place, files, next }, visit }: { data: Scheduled; visit: Visit }) {
  const { scheduled: words, kinds } = visit.words.exports
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
      {place !== null && files.length === 0 && <p className="quiet">{words.nothing}</p>}
      {files.length > 0 && (
        <Scroll label={words.caption}>
          <Lines
            caption={words.caption}
            columns={[
              words.columns.name,
              words.columns.state,
              { name: words.columns.at, kind: 'wd' },
              { name: words.columns.bytes, kind: 'r' },
              { name: words.columns.hash, kind: 'wd' },
            ]}
          >
            <tbody>
              {files.map((file) => (
                <Row key={file.name} file={file} visit={visit} />
              ))}
            </tbody>
          </Lines>
        </Scroll>
      )}
      <Pages next={next} visit={visit} />
    </section>
  )
}

function Row({ file, visit }: { file: Written; visit: Visit }) {
  const { scheduled: words } = visit.words.exports
  const { name, state, plannedAt, failedAt, writtenAt, bytes, hash } = file
  return (
    <tr data-row="">
      <th scope="row" className="words">
        {name}
      </th>
      <td>
        <State of={shapes[state]}>{words.states[state]}</State>
      </td>
      <td className="wd">
        <When at={writtenAt ?? failedAt ?? plannedAt} words={visit.words} />
      </td>
      <td className="r num">{bytes === null ? '' : sizeOf(bytes, words)}</td>
      <td className="wd num quiet" title={hash ?? undefined}>
        {hash?.slice(0, 12)}
      </td>
    </tr>
  )
}

const bytesPerKilobyte = 1_000
const bytesPerMegabyte = 1_000_000

function sizeOf(bytes: number, words: DeskWords['exports']['scheduled']): string {
  if (bytes < bytesPerKilobyte) return words.bytes({ size: bytes })
  if (bytes < bytesPerMegabyte) return words.kilobytes({ size: Math.round(bytes / bytesPerKilobyte) })
  return words.megabytes({ size: (bytes / bytesPerMegabyte).toFixed(1) })
}
