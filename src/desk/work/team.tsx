// Who has what: the officers who work here with how much each has, what is over time first. Each leads to the items.

import type { Got } from '../calls.ts'
import { screen, type Visit } from '../screen.ts'
import { Lines } from '../ui/lines.tsx'
import { Clock } from '../ui/marks.tsx'

type Team = Got<'listTeam'>

export const team = screen<Team>({
  path: '/team',
  right: 'read',
  tab: 'work',
  load: ({ call }) => call('listTeam', {}),
  title: (_team, words) => words.team.title,
  View: TeamPage,
})

function TeamPage({ data, visit }: { data: Team; visit: Visit }) {
  const { team: words, roles } = visit.words
  const [held, over] = [data.reduce((sum, one) => sum + one.held, 0), data.reduce((sum, one) => sum + one.over, 0)]
  return (
    <>
      <div className="top">
        <div>
          <h1 className="voice">{words.head(held, over)}</h1>
          <p className="quiet">{words.lead}</p>
        </div>
        <a className="btn" href="/?owner=nobody">
          {words.nobodys}
        </a>
      </div>
      <div className="part">
        <Lines
          caption={words.caption}
          columns={[
            words.columns.officer,
            { name: words.columns.role, kind: 'wd' },
            words.columns.next,
            { name: words.columns.over, kind: 'r' },
            { name: words.columns.held, kind: 'r' },
          ]}
        >
          <tbody>
            {data.map((one) => (
              <tr key={one.id} data-row="">
                <th scope="row">
                  <a href={`/?owner=${encodeURIComponent(one.id)}`}>{one.name}</a>
                </th>
                <td className="wd">{roles[one.role]}</td>
                <td>{one.minutesLeft !== null && <Clock minutesLeft={one.minutesLeft} words={visit.words} />}</td>
                <td className="r num">{one.over}</td>
                <td className="r num">{one.held}</td>
              </tr>
            ))}
          </tbody>
        </Lines>
      </div>
    </>
  )
}
