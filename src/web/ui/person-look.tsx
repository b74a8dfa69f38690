// A person's look at an application: that one can be asked, that one decides and by when, or what came of it with their own words.

import type { ReactNode } from 'react'
import { ActionForm, Button } from './button.tsx'
import { Leaf } from './leaf.tsx'

/** As the calls give it. */
export interface PersonLook {
  readonly state: string
  readonly title: string
  readonly text: string
  readonly note: string
  readonly buttonText: string
}

/** The form works before and without script. `children` are the hidden fields that say what is asked about. */
export function PersonLookLeaf({ look, children }: { look: PersonLook; children: ReactNode }) {
  return (
    <Leaf headId="person-look" head={look.title}>
      {look.note !== '' && (
        <blockquote className="voice" dir="auto">
          {look.note}
        </blockquote>
      )}
      <p className={look.note === '' ? undefined : 'quiet'}>{look.text}</p>
      {look.state === 'canAsk' && (
        <ActionForm>
          <input type="hidden" name="intent" value="secondLook" />
          {children}
          <Button type="submit" line>
            {look.buttonText}
          </Button>
        </ActionForm>
      )}
    </Leaf>
  )
}
