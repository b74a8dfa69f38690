// The loan confirmation as a team without our router would write it: the same elements and text from the same data, in components of
// its own. Knows React only: it is built within each framework that is measured beside ours (bench/peers/peers.ts).

import { createContext, type ReactNode, useContext } from 'react'

export interface PeerOffer {
  readonly productId: string
  readonly productLogo: string
  readonly productName: string
  readonly principalMinor: number
  readonly payoutAccount: { readonly bankName: string; readonly maskedNumber: string }
  readonly termDays: number
  readonly details: readonly { readonly label: string; readonly value: string }[]
  readonly plan: readonly { readonly amountMinor: number; readonly dueDate: string }[]
  readonly firstPeriodDays: number
  readonly rateText: string
  readonly currencySymbol: string
  readonly retentionText: string
  readonly retentionTitle: string
  readonly offerId: string
  readonly disclosure: {
    readonly aprName: string
    readonly aprText: string
    readonly aprBasis: string
    readonly totalCostMinor: number
    readonly totalRepayableMinor: number
    readonly netProceedsMinor: number
    readonly fees: readonly { readonly label: string; readonly value: string }[]
    readonly interestMinor: number
    readonly lateRule: string
    readonly lateCap: string
    readonly lateExamples: readonly {
      readonly days: number
      readonly unpaidMinor: number
      readonly chargedMinor: number
    }[]
    readonly coolingOffUntil: string
  }
}

export interface PeerData {
  readonly offer: PeerOffer
  readonly papers: readonly { readonly title: string; readonly position: number }[]
  readonly formKey: string
  readonly whose: string
}

const Currency = createContext('')

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

function written(date: string): string {
  const [year, month, day] = date.split('-')
  return `${Number(day)} ${months[Number(month) - 1]} ${year}`
}

function amount(minor: number): string {
  const whole = String(Math.floor(minor / 100)).replace(/\B(?=(\d{3})+$)/g, '.')
  return `${whole},${String(minor % 100).padStart(2, '0')}`
}

function Money({ minor }: { minor: number }) {
  return (
    <span className="num">
      <span className="cur">{useContext(Currency)}</span>
      {amount(minor)}
    </span>
  )
}

const shapes = {
  next: 'M9 5l7 7-7 7',
  back: 'M15 5l-7 7 7 7',
  help: 'M4 5h16v11h-9l-5 4v-4H4zM9 10.5h6',
  card: 'M5 5h14q2 0 2 2v10q0 2-2 2H5q-2 0-2-2V7q0-2 2-2zM3 10h18M7 15h4',
  paper: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
}

function Icon({ name }: { name: keyof typeof shapes }) {
  return (
    <svg className={name === 'next' || name === 'back' ? 'i flip' : 'i'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  )
}

function Leaf({ labelledBy, children }: { labelledBy?: string; children: ReactNode }) {
  return (
    <section className="leaf" aria-labelledby={labelledBy}>
      {children}
    </section>
  )
}

function Go(props: { to: string; icon?: keyof typeof shapes; note?: ReactNode; children: ReactNode }) {
  return (
    <a className="go" href={props.to}>
      {props.icon && <Icon name={props.icon} />}
      <span>
        {props.children}
        {props.note && <small>{props.note}</small>}
      </span>
      <Icon name="next" />
    </a>
  )
}

function Row({ name, total, children }: { name: string; total?: boolean; children: ReactNode }) {
  return (
    <div className={total ? 'total' : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const figure = /^(\D)([\d.]+,\d\d)$/

/** A value of the server: an amount alone is drawn as one. */
function Value({ text }: { text: string }) {
  const [, sign, digits] = figure.exec(text) ?? []
  if (digits === undefined) return text
  return (
    <span className="num">
      <span className="cur">{sign}</span>
      {digits}
    </span>
  )
}

function Head({ offer, whose }: { offer: PeerOffer; whose: string }) {
  const { disclosure: told, details } = offer
  return (
    <Leaf>
      <p className="s quiet">{`Continue as ${whose}`}</p>
      <div className="brand">
        <img className="logo" src={offer.productLogo} alt="" width="40" height="40" decoding="async" loading="lazy" />
        <span>{offer.productName}</span>
      </div>
      <div className="spread">
        <div>
          <p>You get</p>
          <Money minor={told.netProceedsMinor} />
          <p className="s quiet">in your bank account</p>
        </div>
        <div>
          <p>You pay back</p>
          <Money minor={told.totalRepayableMinor} />
          <p className="s quiet">{`in ${offer.plan.length} payments`}</p>
        </div>
      </div>
      <dl className="rows">
        <Row name="Loan amount">
          <Money minor={offer.principalMinor} />
        </Row>
        <Row name="Loan term">{`${offer.termDays} days`}</Row>
        <Row name="Interest rate">{offer.rateText}</Row>
        {told.fees.map(({ label, value }) => (
          <Row key={label} name={label}>
            <Value text={value} />
          </Row>
        ))}
        <Row name={`Interest, ${offer.termDays} days`}>
          <Money minor={told.interestMinor} />
        </Row>
        <Row name="The loan costs you" total>
          <Money minor={told.totalCostMinor} />
        </Row>
      </dl>
      <dl className="rows">
        {details.map(({ label, value }) => (
          <Row key={label} name={label}>
            <Value text={value} />
          </Row>
        ))}
        <Row name={told.aprName}>{told.aprText}</Row>
      </dl>
      <p className="s quiet">{told.aprBasis}</p>
      <Go to={`/loan-agreement?productId=${offer.productId}&from=confirm&lang=en`}>Key facts on one page</Go>
      <Go
        to={`/product?productId=${offer.productId}&amount=${offer.principalMinor}&days=${offer.termDays}&from=confirm&lang=en`}
      >
        Change amount or term
      </Go>
    </Leaf>
  )
}

function Late({ offer: { disclosure: told } }: { offer: PeerOffer }) {
  const [first] = told.lateExamples
  return (
    <Leaf labelledBy="if-late">
      <h2 className="head" id="if-late">
        If a payment is late
      </h2>
      <dl className="rows under">
        <Row name="Our standard charge">{told.lateRule}</Row>
        <Row name="The legal limit">{told.lateCap}</Row>
      </dl>
      <dl className="rows ruled">
        {first && (
          <Row name="Example: unpaid">
            <Money minor={first.unpaidMinor} />
          </Row>
        )}
        {told.lateExamples.map(({ days, chargedMinor }) => (
          <Row key={days} name={`${days} days late adds`}>
            <Money minor={chargedMinor} />
          </Row>
        ))}
      </dl>
    </Leaf>
  )
}

function Plan({ offer }: { offer: PeerOffer }) {
  return (
    <Leaf labelledBy="plan">
      <div className="head">
        <h2 id="plan">Repayment Plan</h2>
        <span className="s quiet">{`first payment in ${offer.firstPeriodDays} days`}</span>
      </div>
      <ol className="ledger">
        {offer.plan.map(({ amountMinor, dueDate }, n) => (
          <li key={dueDate}>
            <span className="mark">
              <i>{n + 1}</i>
            </span>
            <span>
              <bdi>{written(dueDate)}</bdi>
              <small>{`Payment ${n + 1}/${offer.plan.length}`}</small>
            </span>
            <span className="amt">
              <Money minor={amountMinor} />
            </span>
          </li>
        ))}
      </ol>
      <p className="s quiet">
        {`Changed your mind? Until ${written(offer.disclosure.coolingOffUntil)} you can cancel the loan and pay only for the days you had it.`}
      </p>
    </Leaf>
  )
}

function Papers({ offer, papers, formKey }: { offer: PeerOffer; papers: PeerData['papers']; formKey: string }) {
  const hidden = {
    productId: offer.productId,
    offerId: offer.offerId,
    principal: offer.principalMinor,
    term: offer.termDays,
    key: formKey,
  }
  return (
    <Leaf labelledBy="papers">
      <h2 className="head" id="papers">
        Documents
      </h2>
      <form id="accept" action={`/confirm?productId=${offer.productId}&lang=en`} method="post">
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div>
          <label className="check">
            <input type="checkbox" required data-gate="true" name="agree" defaultChecked value="1" />
            <span>I have read and agree to the documents of this loan.</span>
          </label>
        </div>
      </form>
      <ul>
        {papers.map(({ title, position }) => (
          <li key={title}>
            <Go
              to={`/loan-agreement?productId=${offer.productId}&offerId=${offer.offerId}&position=${position}&lang=en`}
              icon="paper"
            >
              {title}
            </Go>
          </li>
        ))}
      </ul>
    </Leaf>
  )
}

function Leaving({ offer }: { offer: PeerOffer }) {
  return (
    <dialog id="leaving" className="dialog" aria-labelledby="leaving-title" data-firm="true">
      <p className="s quiet" id="leaving-title" tabIndex={-1}>
        Point out
      </p>
      <h2>{offer.retentionTitle}</h2>
      <div data-notes="" />
      <div className="hide" role="alert" data-says="" />
      <p>{offer.retentionText}</p>
      <div className="pair">
        <button className="btn line" type="button">
          Cancel
        </button>
        <form method="dialog">
          <button type="submit" className="btn" value="">
            Agree
          </button>
        </form>
      </div>
    </dialog>
  )
}

/** The body of the page. */
export function PeerPage({ offer, papers, formKey, whose }: PeerData) {
  const { disclosure: told, payoutAccount: account } = offer
  return (
    <Currency value={offer.currencySymbol}>
      <div className="screen">
        <header className="bar">
          <a className="tap" aria-label="Back" href="/home?lang=en">
            <Icon name="back" />
          </a>
          <h1>Loan confirmation</h1>
          <a className="tap" aria-label="Help" href="/customer-service?lang=en">
            <Icon name="help" />
          </a>
        </header>
        <main className="page" id="page">
          <Head offer={offer} whose={whose} />
          <Late offer={offer} />
          <Plan offer={offer} />
          <Leaf labelledBy="card">
            <h2 className="head" id="card">
              Your bank card
            </h2>
            <Go
              to={`/bind-card?productId=${offer.productId}&source=confirmUrl&lang=en`}
              icon="card"
              note={<span className="num">{account.maskedNumber}</span>}
            >
              {account.bankName}
            </Go>
          </Leaf>
          <Papers offer={offer} papers={papers} formKey={formKey} />
          <Leaving offer={offer} />
        </main>
        <footer className="foot">
          <p className="ends">
            <span>
              {'You pay back '}
              <b>
                <Money minor={told.totalRepayableMinor} />
              </b>
            </span>
            <span className="s quiet">
              {'cost '}
              <Money minor={told.totalCostMinor} />
              {`, ${told.aprName} ${told.aprText}`}
            </span>
          </p>
          <button className="btn" type="submit" form="accept" data-gated="true">
            Loan Now
          </button>
        </footer>
      </div>
    </Currency>
  )
}
