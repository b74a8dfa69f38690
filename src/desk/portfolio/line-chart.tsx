// Lines on ruled ledger paper: drawn on the server, labels at the line and not in a legend, zero at the bottom.

import { scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import { apart } from './labels-apart.ts'

export interface ChartLine {
  readonly values: readonly number[]
  /** At the last point. */
  readonly end: string
  /** `accent`: the line that the chart is about. */
  readonly tone: 'accent' | 'ink' | 'old'
  /** At the first point; none where it is told at the end. */
  readonly name?: string
}

interface ChartProps {
  readonly label: string
  readonly lines: readonly ChartLine[]
  /** Along the bottom, by place. */
  readonly places: readonly string[]
  readonly tick: (value: number) => string
}

const [left, right, top, bottom] = [34, 318, 14, 196]
const ruledLines = 4
/** Of the small letters, about. */
const letterWidth = 7

export function LineChart({ label, lines, places, tick }: ChartProps) {
  const most = Math.max(1, ...lines.flatMap(({ values }) => values))
  const x = scaleLinear([0, Math.max(1, places.length - 1)], [left, right])
  const y = scaleLinear([0, most], [bottom, top]).nice(ruledLines)
  const path = line<number>(
    (_, at) => x(at),
    (value) => y(value),
  )
  const ends = lines.map(({ values }) => y(values.at(-1) ?? 0))
  // A line that ends earlier has its label above its end.
  const isShort = ({ values }: ChartLine): boolean => values.length < places.length
  const labelX = (one: ChartLine): number => {
    const last = x(one.values.length - 1)
    return isShort(one) ? Math.max(last, left + 28) : last + 8
  }
  const labels = apart(
    lines.map((one, at) => ({
      x: labelX(one),
      width: one.end.length * letterWidth,
      y: isShort(one) ? (ends[at] ?? 0) - 12 : (ends[at] ?? 0),
    })),
  )
  const starts = apart(
    lines.map(({ values, name = '' }) => {
      const under = values.filter((_, at) => x(at) <= left + name.length * letterWidth)
      return { x: left, width: right, y: Math.min(...under.map((value) => y(value)), bottom) - 9 }
    }),
  )
  const each = places.length > 8 ? 3 : 1
  return (
    <svg className="chart" viewBox="0 0 380 220" role="img" aria-label={label}>
      {y.ticks(ruledLines).map((value) => (
        <g key={value}>
          <path className={value === 0 ? undefined : 'u'} d={`M${left} ${y(value)}H${right}`} />
          <text className="e" x={left - 5} y={y(value) + 4}>
            {tick(value)}
          </text>
        </g>
      ))}
      {places.map((text, at) =>
        at === places.length - 1 || (at % each === 0 && places.length - 1 - at >= each) ? (
          <text key={`${text}${x(at)}`} className="m" x={x(at)} y={214}>
            {text}
          </text>
        ) : null,
      )}
      {lines.map((one, at) => {
        const { values, tone, end, name } = one
        const d = path([...values]) ?? ''
        return (
          <g key={`${end}${name ?? ''}`}>
            {tone === 'accent' && <path className="p" d={d} />}
            <path className={tones[tone]} d={d} />
            <circle className={tone === 'accent' ? 'af' : 'f'} cx={x(values.length - 1)} cy={ends[at]} r={3} />
            <text
              className={`${tone === 'accent' ? 'a' : 't'}${isShort(one) ? ' m' : ''}`}
              x={labelX(one)}
              y={(labels[at] ?? 0) + 4}
            >
              {end}
            </text>
            {name !== undefined && (
              <text className={tone === 'accent' ? 'a' : undefined} x={left + 4} y={starts[at]}>
                {name}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}

const tones = { accent: 'a', ink: undefined, old: 'o' } as const
