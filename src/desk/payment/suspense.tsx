// A payment in suspense: the loans that it may belong to, and the forms to propose where it is booked, or that it is refunded.
// A second officer signs.

import { mayDo } from '../../core/officer/rights.ts'
import { type Got, screen, type Visit } from '../screen.ts'
import { ActForm, Submit } from '../ui/form.tsx'
import { Facts, Money, PageHead, Part, When } from '../ui/parts.tsx'
import { Table } from '../ui/table.tsx'
import { PlaceForms, placeActs, ReturnForms } from './place-forms.tsx'

type Payment = Got<'readSuspense'>
type Candidate = Payment['candidates'][number]

export const suspense = screen<Payment>({
  path: '/suspense/:paymentId',
  right: 'read',
  tab: 'payments',
  load: ({ call, params }) => call('readSuspense', { paymentId: params.paymentId ?? '' }),
  title: (_payment, words) => words.suspense.title,
  View: Suspense,
  acts: placeActs,
})

function Suspense({ data, visit }: { data: Payment; visit: Visit }) {
  const { suspense: words } = visit.words
  const isYours = mayDo(visit.me.role, 'proposePayment')
  return (
    <>
      <PageHead
        title={words.title}
        lead={
          data.place === 'suspense'
            ? words.lead({ id: `${data.provider}:${data.transactionId}` })
            : words.over[data.place]({ id: `${data.provider}:${data.transactionId}` })
        }
        more={
          data.orderId !== null && (
            <p>
              <a href={`/loans/${encodeURIComponent(data.orderId)}`}>{words.loan}</a>
            </p>
          )
        }
      >
        <a className="btn" href="/find">
          {words.find}
        </a>
      </PageHead>
      <Received data={data} visit={visit} />
      {data.returned.length > 0 && <ReturnedParts data={data} visit={visit} />}
      {data.place === 'suspense' && (
        <>
          <Candidates data={data} visit={visit} />
          {!isYours && <p className="part">{words.notYours}</p>}
          {isYours && (
            <Part stack title={words.byHand}>
              <div className="grid g2">
                <PlaceForms visit={visit} />
              </div>
            </Part>
          )}
        </>
      )}
    </>
  )
}

function ReturnedParts({ data, visit }: { data: Payment; visit: Visit }) {
  const { returned: words, notYours } = visit.words.suspense
  return (
    <Part stack title={words.title}>
      <ul>
        {data.returned.map((part) => (
          <li key={part.id}>
            <Money minor={part.amountMinor} currency={part.currency} /> <When at={part.returnedAt} />
          </li>
        ))}
      </ul>
      {mayDo(visit.me.role, 'proposePayment') ? (
        <div className="grid g2">
          <ReturnForms visit={visit} about={data.paymentId} />
        </div>
      ) : (
        <p>{notYours}</p>
      )}
    </Part>
  )
}

function Received({ data, visit }: { data: Payment; visit: Visit }) {
  const { facts } = visit.words.suspense
  const { amountMinor: minor, currency, reference } = data
  return (
    <div className="part">
      <Facts
        of={[
          { name: facts.amount, minor, currency },
          { name: facts.paidAt, at: data.paidAt },
          { name: facts.channel, value: data.channelName },
          { name: facts.text, look: 'words', value: reference === '' ? facts.noText : <bdi>{reference}</bdi> },
        ]}
      />
    </div>
  )
}

function Candidates({ data, visit }: { data: Payment; visit: Visit }) {
  const { candidates: words } = visit.words.suspense
  const { columns } = words
  return (
    <Part stack title={words.title}>
      <Table
        caption={words.caption}
        none={words.none}
        scroll="fits"
        byKeys
        rows={data.candidates}
        columns={[
          {
            head: columns.loan,
            kind: 'name',
            cell: ({ orderId, name }) => (
              <>
                <a href={`/loans/${encodeURIComponent(orderId)}`}>{orderId}</a>{' '}
                <span className="quiet">
                  <bdi>{name}</bdi>
                </span>
              </>
            ),
          },
          { head: columns.why, look: 'words', cell: (one) => whyOf(one, visit) },
          mayDo(visit.me.role, 'proposePayment') && {
            head: columns.act,
            cell: (one) => (
              <ActForm act="place" visit={visit} about={one.orderId}>
                <input type="hidden" name="orderId" value={one.orderId} />
                <input type="hidden" name="reason" value={words.reason({ why: whyOf(one, visit) })} />
                <Submit>
                  {words.propose}
                  <span className="hide"> {one.orderId}</span>
                </Submit>
              </ActForm>
            ),
          },
        ]}
      />
    </Part>
  )
}

const whyOf = ({ reasons }: Candidate, { words }: Visit): string =>
  reasons.map((reason) => words.suspense.candidates.reasons[reason]).join(', ')
