// A person's look at an application: that one can be asked, that one decides and by when, or what came of it with their own words.

import { ActionForm, Button, type Sends } from './button.tsx'
import { Leaf } from './leaf.tsx'

/** As the calls give it. */
export interface PersonLook {
  readonly state: string
  readonly title: string
  readonly text: string
  readonly note: string
  readonly buttonText: string
}

/** The form works before and without script. `sends` says what is asked about. */
export function PersonLookLeaf({ look, sends }: { look: PersonLook; sends: Sends }) {
  return (
    <Leaf headId="person-look" head={look.title}>
      {look.note !== '' && (
        <blockquote className="voice" dir="auto">
          {look.note}
        </blockquote>
      )}
      <p className={look.note === '' ? undefined : 'quiet'}>{look.text}</p>
      {look.state === 'canAsk' && (
        <ActionForm sends={{ intent: 'secondLook', ...sends }}>
          <Button type="submit" line>
            {look.buttonText}
          </Button>
        </ActionForm>
      )}
    </Leaf>
  )
}
