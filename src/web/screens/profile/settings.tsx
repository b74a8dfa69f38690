// Language and ground of the pages, for anybody: kept on this phone, the language with the account as well.

import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import { languageNames, languages } from '../../../core/language.ts'
import { needWords, useWords } from '../../messages/words-context.tsx'
import { OwnScreen, type RouteHandle, useAddress, usePageFacts } from '../../page/page-facts.tsx'
import { redirectDocument } from '../../page/page-query.ts'
import { apiContext, outgoingContext, pageContext, withCommon } from '../../page/request-context.ts'
import { justDoneIn, tellingAt } from '../../session/just-done.ts'
import { themeCookie } from '../../session/page-cookies.ts'
import { rulesOf } from '../../session/session-cookies.ts'
import { ActionForm, Button } from '../../ui/button.tsx'
import { ChipChoices } from '../../ui/chips.tsx'
import { Leaf, Quiet } from '../../ui/leaf.tsx'
import { Note } from '../../ui/note.tsx'
import { type Theme, themes } from '../../ui/on-ground.ts'

await needWords('profile')

export const handle: RouteHandle = { styles: ['chips', 'fields'] }

/** The phone's own ground: what holds without a choice. */
const asPhone = 'phone'
const savedParam = 'saved'
/** `here`: on this phone, while the account does not know it yet. */
const savedNames = ['all', 'here'] as const

interface SettingsView {
  readonly saved: (typeof savedNames)[number] | null
}

export function loader({ url, context }: LoaderFunctionArgs): SettingsView {
  const told = justDoneIn(url, context, savedParam)
  return { saved: savedNames.find((name) => name === told) ?? null }
}

/**
 * The language goes on in the address, which keeps it on the phone as well. Where the account cannot be told of it just now,
 * the pages speak it all the same, and say that the messages do not.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const language = languages.find((one) => one === form.get('language'))
  const theme: Theme | null = themes.find((one) => one === form.get('ground')) ?? null
  const { signedIn } = context.get(pageContext)
  const told = signedIn && language !== undefined ? await context.get(apiContext).savePreferences({ language }) : null
  const saved: SettingsView['saved'] = told === null || told.ok ? 'all' : 'here'
  context.get(outgoingContext).append('Set-Cookie', themeCookie(theme, rulesOf(context)))
  const to = new URL(withCommon(context, addresses.mySettings, { [savedParam]: saved }), 'https://here.invalid')
  if (language !== undefined) to.searchParams.set('lang', language)
  return redirectDocument(context, tellingAt(context, to.pathname + to.search), 303)
}

const formId = 'settings'

export default function Settings({ loaderData: { saved } }: { loaderData: SettingsView }) {
  const words = useWords().profile.settings
  const address = useAddress()
  const { language, theme, signedIn } = usePageFacts()
  return (
    <OwnScreen
      title={words.title}
      backTo={address(signedIn ? addresses.me : addresses.home)}
      foot={<Button form={formId}>{words.save}</Button>}
    >
      <div role="status">
        {saved === 'all' && <Note title={words.saved} tone="settled" icon="tick" />}
        {saved === 'here' && (
          <Note title={words.savedHere} reason tone="due">
            {words.savedHereText}
          </Note>
        )}
      </div>
      <Leaf>
        <ActionForm id={formId} className="stack">
          <ChipChoices
            name="language"
            legend={words.language}
            why={words.languageText}
            chosen={language}
            choices={languages.map((value) => ({ value, label: <span lang={value}>{languageNames[value]}</span> }))}
          />
          <ChipChoices
            name="ground"
            legend={words.ground}
            chosen={theme ?? asPhone}
            choices={[asPhone, ...themes].map((value) => ({
              value,
              label: words.grounds[value as keyof typeof words.grounds],
            }))}
          />
        </ActionForm>
        <Quiet>{words.kept}</Quiet>
      </Leaf>
    </OwnScreen>
  )
}
