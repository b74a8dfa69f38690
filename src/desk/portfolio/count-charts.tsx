// Charts that draw a mark for each counted thing: moves of loans between buckets, a hundred decisions, complaints. And the bar of a row.

import { scaleLinear, scaleSqrt } from 'd3-scale'
import type { ReactNode } from 'react'
import type { Visit } from '../screen.ts'
import { Scroll } from '../ui/parts.tsx'

/** A bar beside a figure; hidden from screen readers, since the row says the same. */
export function Bar({ part, accent = false }: { part: number; accent?: boolean }) {
  const width = scaleLinear([0, 1], [0, 112]).clamp(true)(part)
  return (
    <svg className="chart meter" viewBox="0 0 112 8" aria-hidden="true">
      <path className={accent ? 'af' : 'k'} d={`M0 0h${width.toFixed(1)}v8H0z`} />
    </svg>
  )
}

export interface RollCell {
  readonly shareBps: number
  readonly text: string
  readonly kind: 'stayed' | 'worse' | 'better'
}

/** A square for each move, its area the share of the row. */
export function RollChart({
  label,
  rows,
  columns,
}: {
  label: string
  rows: readonly { readonly name: string; readonly cells: readonly RollCell[] }[]
  columns: readonly string[]
}) {
  const side = scaleSqrt([0, 10_000], [0, 26])
  const at = (column: number): number => 62 + column * 53
  const width = at(columns.length) + 7
  return (
    <svg className="chart" viewBox={`0 0 ${width} 220`} role="img" aria-label={label}>
      {columns.map((name, column) => (
        <text key={name} x={at(column)} y={12}>
          {name}
        </text>
      ))}
      {rows.map(({ name, cells }, row) => {
        const y = 36 + row * 38
        return (
          <g key={name}>
            <path className="u" d={`M0 ${y + 18}H${width}`} />
            <text className="t" x={0} y={y + 4}>
              {name}
            </text>
            {cells.map(({ shareBps, text, kind }, column) => {
              if (shareBps === 0) return null
              const size = Math.max(2, side(shareBps))
              const paint = { stayed: 'k', worse: 'af', better: 'o' }[kind]
              const middle = y - size / 2
              return (
                <g key={columns[column]}>
                  <path className={paint} d={`M${at(column)} ${middle}h${size}v${size}h-${size}z`} />
                  <text x={at(column) + size + 2} y={y + 4}>
                    {text}
                  </text>
                </g>
              )
            })}
          </g>
        )
      })}
    </svg>
  )
}

const hundred = Array.from({ length: 100 }, (_, at) => at)

/** A hundred squares, the approved ones filled; below them why the others were declined. */
export function HundredChart({
  label,
  filled,
  under,
  bars,
}: {
  label: string
  filled: number
  under: readonly [string, string]
  bars: readonly { readonly name: string; readonly times: number }[]
}) {
  const longest = Math.max(1, ...bars.map(({ times }) => times))
  const width = scaleLinear([0, longest], [0, 130])
  return (
    <svg className="chart" viewBox={`0 0 380 ${128 + bars.length * 17}`} role="img" aria-label={label}>
      {hundred.map((at) => {
        const place = `M${0.5 + (at % 20) * 19} ${1.5 + Math.floor(at / 20) * 19}h13v13h-13z`
        return <path key={at} className={at < filled ? 'k' : 'o'} d={place} />
      })}
      <text className="t" x={0} y={114}>
        {under[0]}
      </text>
      <text className="e" x={379} y={114}>
        {under[1]}
      </text>
      {bars.map(({ name, times }, at) => (
        <g key={name}>
          <text x={0} y={140 + at * 17}>
            {name}
          </text>
          <path className="k" d={`M206 ${132 + at * 17}h${width(times).toFixed(1)}v8H206z`} />
          <text className="t" x={212 + width(times)} y={140 + at * 17}>
            {times}
          </text>
        </g>
      ))}
    </svg>
  )
}

const dotsInRow = 20
const dotsShown = 200

/** A mark for each: a dot in time, a diamond over time, a ring while there is time. */
export function DotChart({ label, rows }: { label: string; rows: readonly DotRow[] }) {
  let y = 0
  const drawn = rows
    .filter(({ times }) => times > 0)
    .map((row) => {
      const shown = Math.min(row.times, dotsShown)
      const place = { ...row, y, shown }
      y += 22 + Math.ceil(shown / dotsInRow) * 17
      return place
    })
  return (
    <svg className="chart" viewBox={`0 0 380 ${Math.max(24, y)}`} role="img" aria-label={label}>
      {drawn.map(({ text, mark, shown, y: from }) => (
        <g key={text}>
          <text className={mark === 'diamond' ? 'late' : 't'} x={0} y={from + 12}>
            {text}
          </text>
          {Array.from({ length: shown }, (_, at) => at).map((at) => (
            <Mark key={at} mark={mark} x={7 + (at % dotsInRow) * 19} y={from + 26 + Math.floor(at / dotsInRow) * 17} />
          ))}
        </g>
      ))}
    </svg>
  )
}

export interface DotRow {
  readonly text: string
  readonly times: number
  readonly mark: 'dot' | 'diamond' | 'ring'
}

function Mark({ mark, x, y }: { mark: DotRow['mark']; x: number; y: number }) {
  if (mark === 'diamond') return <path className="lf" d={`M${x} ${y - 7}l7 7-7 7-7-7z`} />
  return <circle className={mark === 'dot' ? 'k' : 'o'} cx={x} cy={y} r={5} />
}

/** A chart under its title, with what it counts. */
export function Chart({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <figure className="stack">
      <div>
        <h2>{title}</h2>
        <p className="quiet s">{note}</p>
      </div>
      {children}
    </figure>
  )
}

/** The table behind a chart. */
export function Figures({ view, label, children }: { view: Visit; label: string; children: ReactNode }) {
  return (
    <details>
      <summary className="s">{view.words.portfolio.figures}</summary>
      <Scroll label={label}>{children}</Scroll>
    </details>
  )
}
