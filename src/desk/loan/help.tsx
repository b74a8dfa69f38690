// A borrower's hardship request: what was asked for, by when it is answered, what was offered, and the form that declines it.

import { mayDo } from '../../core/officer/rights.ts'
import { type DeskWords, inWords } from '../messages/words.ts'
import type { Act, Got, Visit } from '../screen.ts'
import { FoldedForm, ProseField, Submit } from '../ui/form.tsx'
import { Facts, Part, State } from '../ui/parts.tsx'

type Data = Pick<Got<'readLoan'>, 'currency' | 'request' | 'offer'>
const act = 'decline'

/** Renders nothing where nothing was requested and no plan is on offer. */
export function Help({ data, visit }: { data: Data; visit: Visit }) {
  const { request, offer } = data
  const words = visit.words.loan.help
  if (request === null && offer === null) return null
  return (
    <Part id="help" title={words.title}>
      {request !== null && <Asked request={request} currency={data.currency} visit={visit} />}
      {offer !== null && (
        <p>
          <State of={offer.state === 'accepted' ? 'ok' : offer.state === 'open' ? 'soon' : 'part'}>
            {offerText(offer.state, offer.expiresAt, words)}
          </State>{' '}
          <a href={`/proposals/${encodeURIComponent(offer.proposalId)}`}>{words.toOffer}</a>
        </p>
      )}
      {request?.state === 'open' && mayDo(visit.me.role, 'proposeRelief') && (
        <FoldedForm act={act} visit={visit} at="help" title={words.decline}>
          <input type="hidden" name="requestId" value={request.requestId} />
          <ProseField name="reason" label={words.declineReason} required max={500} />
          <Submit look="wide">{words.decline}</Submit>
        </FoldedForm>
      )}
    </Part>
  )
}

function Asked(props: { request: NonNullable<Data['request']>; currency: string; visit: Visit }) {
  const { request, currency, visit } = props
  const { help: words } = visit.words.loan
  return (
    <>
      <p>
        <State of={request.state === 'open' ? 'soon' : 'part'}>{words.states[request.state]}</State>
      </p>
      <Facts
        of={[
          { name: words.why, value: inWords(visit.words.work.hardship, request.reason) },
          { name: words.canPay, minor: request.canPayMinor, currency },
          { name: words.from, at: request.payFrom },
          { name: words.askedAt, at: request.askedAt },
          request.state === 'open' && request.answerBy !== null && { name: words.answerBy, at: request.answerBy },
        ]}
      />
      {request.words !== '' && (
        <p className="voice m words">
          <bdi>{request.words}</bdi>
        </p>
      )}
    </>
  )
}

export const declineHelp: Act = async (posted, visit) => {
  const input = { requestId: posted.text('requestId'), reason: posted.text('reason') }
  const answer = await visit.call('declineHardship', input, posted.key)
  return answer.ok ? { to: visit.url.pathname, said: 'declined' } : answer
}

function offerText(
  state: NonNullable<Data['offer']>['state'],
  until: string,
  words: DeskWords['loan']['help'],
): string {
  const text = words.offer[state]
  return typeof text === 'string' ? text : text({ until })
}
