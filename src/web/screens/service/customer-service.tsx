// Customer service: the telephone and the e-mail, and the ways that do not need either.

import type { LoaderFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import { supportOverall } from '../../../contracts/service.ts'
import { useHost } from '../../in-app/host-context.tsx'
import { needWords, useWords } from '../../messages/words-context.tsx'
import { type RouteHandle, useAddress, useBackTo, usePageFacts } from '../../page/page-facts.tsx'
import { apiContext, pageContext } from '../../page/request-context.ts'
import { LanguageNames } from '../../ui/language-links.tsx'
import { Go, Leaf, Quiet, Voice } from '../../ui/leaf.tsx'
import { Num } from '../../ui/money.tsx'
import { Screen } from '../../ui/screen.tsx'
import { Sign } from '../../ui/sign.tsx'

interface Contact {
  readonly phone: string
  readonly email: string
  /** Null where the lender is not there. */
  readonly whatsApp: { readonly number: string; readonly url: string } | null
}

await needWords('service')

export const handle: RouteHandle = { styles: [] }

/** A borrower in need of help always gets a number: the lender's own of the page where the call brings none. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Contact> {
  const { supportPhone, supportEmail } = context.get(pageContext)
  const api = context.get(apiContext)
  const [asked, chat] = await Promise.all([api.getSupport({ overall: supportOverall }), api.getWhatsApp({})])
  return {
    phone: (asked.ok && asked.data.phone) || supportPhone,
    email: (asked.ok && asked.data.email) || supportEmail,
    whatsApp: chat.ok && chat.data.offered ? chat.data : null,
  }
}

export default function CustomerService({ loaderData: { phone, email, whatsApp } }: { loaderData: Contact }) {
  const words = useWords().service
  const address = useAddress()
  const host = useHost()
  const { signedIn, answerDays } = usePageFacts()
  const back = address(signedIn ? addresses.borrowerHome : addresses.home)
  useBackTo(back)
  const inApp = host !== null && host.platform !== 'browser'
  return (
    <Screen title={words.title} back={back}>
      <title>{words.title}</title>
      <Leaf>
        <Voice>{words.voice}</Voice>
        <p>{words.text}</p>
      </Leaf>
      <Leaf list>
        <Go
          to={`tel:${phone.replace(/[^+0-9]/g, '')}`}
          icon="phone"
          note={words.telephone}
          onTap={(event) => {
            if (!inApp) return
            event.preventDefault()
            host.callPhone(phone)
          }}
          text={<Num>{phone}</Num>}
        />
        <Go to={`mailto:${email}`} icon="mail" note={words.email} text={email} />
        {whatsApp !== null && (
          <Go to={whatsApp.url} icon="help" note={words.whatsApp} text={<Num>{whatsApp.number}</Num>} />
        )}
      </Leaf>
      <Leaf list>
        {signedIn && (
          <Go
            to={address(addresses.complaintEntry)}
            icon="help"
            note={answerDays === null ? undefined : words.complainNote({ days: answerDays })}
            text={words.complain}
          />
        )}
        <Go to={address(addresses.faq)} before={<Sign of="question" />} text={words.faq.title} />
        <Go to={address(addresses.mySettings)} icon="globe" note={<LanguageNames />} text={words.settings} />
        <Go to={address(addresses.deleteAccount)} icon="trash" text={words.deleteAccount} />
      </Leaf>
      <Leaf>
        <Quiet>{words.never}</Quiet>
      </Leaf>
    </Screen>
  )
}
