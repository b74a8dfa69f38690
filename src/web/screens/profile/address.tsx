// The borrower's home address, as the last application has it: changed here, it is in the next one.

import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import type { CallOutput } from '../../../contracts/endpoints.ts'
import { needWords, useWords } from '../../messages/words-context.tsx'
import { OwnScreen, type RouteHandle, useAddress } from '../../page/page-facts.tsx'
import { addressChanged, replace } from '../../page/page-query.ts'
import { apiContext, notDone, orProblem } from '../../page/request-context.ts'
import { shown, typedLine } from '../../sending/failed-call.ts'
import { ActionForm, Button, LinkButton } from '../../ui/button.tsx'
import { Leaf, Quiet, Voice } from '../../ui/leaf.tsx'
import { ProblemNote, type ProblemShown, ServerMessage } from '../../ui/note.tsx'
import { useSaid } from '../../ui/refusal.tsx'
import { TextInput } from '../../ui/text-fields.tsx'
import { meChanged } from './changed.ts'

type Item = CallOutput<'getApplicationForm'>['items'][number]

/** The fields of the address among those of the person. */
const addressCodes = ['city', 'address'] as const

interface AddressView {
  /** Empty where no application has an address yet. */
  readonly items: readonly Item[]
  readonly problem: ProblemShown | null
  readonly here: string
}

interface AddressAnswer {
  readonly problem: ProblemShown | null
  /** The field that the problem is about; '' for none. */
  readonly about: string
  readonly typed: Readonly<Record<string, string>>
}

await needWords('profile')

export const handle: RouteHandle = { styles: ['fields'] }

export async function loader({ url, context }: LoaderFunctionArgs): Promise<AddressView> {
  const form = orProblem(await context.get(apiContext).getApplicationForm({ step: 'personal' }), context)
  const items = form.data?.savedAt == null ? [] : form.data.items
  return {
    items: items.filter(({ code }) => addressCodes.some((known) => known === code)),
    problem: shown(form.problem),
    here: addressChanged(url, {}),
  }
}

/** Saves it with the rest of the person unchanged: name and day of birth do not change here. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const api = context.get(apiContext)
  const typed = Object.fromEntries(addressCodes.map((code) => [code, typedLine(form, code)]))
  const known = orProblem(await api.getApplicationForm({ step: 'personal' }), context)
  const told = (code: string): string => known.data?.items.find((item) => item.code === code)?.value ?? ''
  const person = { fullName: told('fullName'), birthDay: told('birthDay') }
  const saved = known.problem === null ? await api.savePersonalInfo({ ...person, ...typed }) : null
  if (saved?.ok) return replace(context, meChanged(context, 'address'), 303)
  const problem = saved?.problem ?? known.problem
  if (problem === null) throw new Error('an address was neither saved nor refused')
  const about = addressCodes.find((code) => problem.fields.includes(code)) ?? ''
  return notDone<AddressAnswer>(problem, context, { about, typed })
}

const formId = 'address'

export default function Address(props: { loaderData: AddressView; actionData?: AddressAnswer }) {
  const words = useWords().profile.address
  const address = useAddress()
  const { loaderData: view, actionData: answer } = props
  const said = useSaid(answer)
  const isKnown = view.items.length > 0
  return (
    <OwnScreen
      title={words.title}
      backTo={address(addresses.me)}
      foot={
        isKnown ? (
          <Button form={formId}>{words.save}</Button>
        ) : (
          <LinkButton to={address(addresses.borrowerHome)} line>
            {words.toHome}
          </LinkButton>
        )
      }
    >
      {said !== '' && answer?.about === '' && <ServerMessage text={said} about={answer} />}
      <Leaf>
        {view.problem !== null && <ProblemNote problem={view.problem} retry={view.here} />}
        {view.problem === null && <Voice>{isKnown ? words.voice : words.none}</Voice>}
        {view.problem === null && <Quiet>{isKnown ? words.text : words.noneText}</Quiet>}
        {isKnown && (
          <ActionForm id={formId} className="stack">
            {view.items.map((item) => (
              <TextInput
                key={item.code}
                name={item.code}
                label={item.title}
                hint={item.hint}
                value={answer?.typed[item.code] ?? item.value}
                max={item.maxLength}
                autoComplete={item.autocomplete}
                enterKeyHint={item.code === 'city' ? 'next' : 'done'}
                error={answer?.about === item.code ? said : undefined}
              />
            ))}
          </ActionForm>
        )}
      </Leaf>
    </OwnScreen>
  )
}
