// Editable device and order parameters, and a button for each screen: a plain form, which opens the page again.

import { addresses } from '../../../contracts/addresses.ts'
import { useWords } from '../../messages/words-context.tsx'
import { QuietButton } from '../../ui/button.tsx'
import { ChipChoices } from '../../ui/chips.tsx'
import { Fold, Head, Leaf, Quiet } from '../../ui/leaf.tsx'
import { TextInput } from '../../ui/text-fields.tsx'
import { type Editable, editable, editedName, previewHosts } from './preview-address.ts'
import { type PreviewGroup, type PreviewName, previewGroups } from './preview-links.ts'
import type { Shown } from './preview-view.ts'

/** What a field holds at first. The session is a ticket that does not exist yet. */
function startOf(who: Shown | null, name: Editable): string {
  if (who === null || name === 'sessionId') return ''
  if (name === 'productId' || name === 'orderId' || name === 'problemId') return who[name] ?? ''
  return who.params[name] ?? ''
}

export function OpenForm({ who }: { who: Shown | null }) {
  const { parameters, links } = useWords().demo
  return (
    <form action={addresses.testPreviewOpen} method="get">
      <input type="hidden" name="as" value={who?.name ?? ''} />
      <Leaf labelledBy="parameters">
        <Head id="parameters">{parameters.title}</Head>
        <Fold summary={editable.join(', ')}>
          <Quiet>{parameters.hint}</Quiet>
          <div className="stack">
            {editable.map((name) => (
              <TextInput
                key={name}
                name={editedName(name)}
                label={name}
                value={startOf(who, name)}
                placeholder={name === 'sessionId' && who !== null ? parameters.fresh : undefined}
                autoComplete="off"
              />
            ))}
          </div>
        </Fold>
        <ChipChoices
          name="host"
          legend={parameters.host}
          chosen="none"
          choices={previewHosts.map((value) => ({ value, label: parameters.hosts[value] }))}
        />
      </Leaf>
      <Leaf labelledBy="links">
        <Head id="links">{links.title}</Head>
        {(Object.keys(previewGroups) as PreviewGroup[]).map((group) => (
          <div key={group}>
            <h3>{links.groups[group]}</h3>
            <p className="ways">
              {(Object.keys(previewGroups[group]) as PreviewName[]).map((name) => (
                <QuietButton key={name} type="submit" name="to" value={name}>
                  {links[name]}
                </QuietButton>
              ))}
            </p>
          </div>
        ))}
      </Leaf>
    </form>
  )
}
