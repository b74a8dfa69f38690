// The wallet: what is paid, and the way to the wallet's own page. The address comes from the server and passes the gate of listed origins.

import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import { needWords, useWords } from '../../messages/words-context.tsx'
import { OwnScreen, type RouteHandle, useAddress } from '../../page/page-facts.tsx'
import { linkTarget, readCount, readId, redirectDocument } from '../../page/page-query.ts'
import { apiContext, notDone } from '../../page/request-context.ts'
import { failed, isLoadedAnew, keyed, keyForAgain } from '../../sending/failed-call.ts'
import { ActionForm, Button, LinkButton } from '../../ui/button.tsx'
import { Ends, Leaf } from '../../ui/leaf.tsx'
import { Money } from '../../ui/money.tsx'
import { Note, type ProblemShown } from '../../ui/note.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { NoPaymentScreen } from './no-payment.tsx'
import { PayerLine, PayNow } from './payway-parts.tsx'
import { loadPayWays, type NoWayView, type PayWayView } from './payway-view.ts'

await needWords('paymentCard')

export const handle: RouteHandle = { styles: ['status'] }

/** Why the wallet was not reached; `key` is the idempotency key where the outcome is unknown. */
interface NotSent {
  readonly problem: ProblemShown
  readonly key: string | null
}

export function loader({ url, context }: LoaderFunctionArgs): Promise<PayWayView | NoWayView> {
  return loadPayWays(url, context)
}

/** After a refusal the amount may be another one, and needs another key. */
export const shouldRevalidate = isLoadedAnew

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const orderId = readId(form.get('orderId'))
  const userId = readId(form.get('userId'))
  const amountMinor = readCount(form.get('amount'))
  const receivedMinor = readCount(form.get('received'))
  const key = readId(form.get('key'))
  if (orderId === '' || amountMinor === null) return data<NotSent>({ problem: failed, key: null }, 400)
  const wish = {
    orderId,
    amountMinor,
    ...(receivedMinor === null ? {} : { receivedMinor }),
    ...(userId === '' ? {} : { userId }),
  }
  const result = await context.get(apiContext).payByWallet(wish, keyed(key))
  if (!result.ok) return notDone<NotSent>(result.problem, context, { key: keyForAgain(result.problem, key) })
  const target = linkTarget(context, result.data.url)
  return target === null
    ? data<NotSent>({ problem: failed, key: null }, 422)
    : redirectDocument(context, target.address, 303)
}

export default function Wallet(props: { loaderData: PayWayView | NoWayView; actionData?: NotSent }) {
  const words = useWords().paymentCard
  const { loaderData: view, actionData: notSent } = props
  return view.kind === 'nothing' ? (
    <NoPaymentScreen view={view} title={words.walletPage.title} words={words} />
  ) : (
    <ToWallet view={view} notSent={notSent} />
  )
}

const walletForm = 'by-wallet'

function ToWallet({ view, notSent }: { view: PayWayView; notSent: NotSent | undefined }) {
  const words = useWords().paymentCard
  const address = useAddress()
  const { ways } = view
  const others = address(addresses.payway, { orderId: view.orderId, productId: view.productId })
  return (
    <OwnScreen
      title={words.walletPage.title}
      backTo={others}
      foot={
        ways.walletOffered ? (
          <>
            <Ends>
              <span>{words.youPayNow}</span>
              <b>
                <Money minor={ways.amountMinor} />
              </b>
            </Ends>
            <Button form={walletForm}>{words.walletPage.submit}</Button>
          </>
        ) : (
          <LinkButton to={others}>{words.walletPage.other}</LinkButton>
        )
      }
    >
      <Refusal of={notSent} />
      <Leaf>
        <PayerLine />
        {ways.walletOffered ? (
          <>
            <h2>{words.walletPage.voice}</h2>
            <p>{words.walletPage.text}</p>
          </>
        ) : (
          <Note title={words.walletPage.notOffered} />
        )}
        <PayNow ways={ways} />
        <ActionForm
          id={walletForm}
          sends={{
            orderId: view.orderId,
            userId: ways.userId,
            amount: ways.amountMinor,
            received: ways.receivedMinor,
            key: notSent?.key ?? view.key,
          }}
        />
      </Leaf>
    </OwnScreen>
  )
}
