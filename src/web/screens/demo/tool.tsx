// A tool of the demo: a form with its result.

import type { ReactNode } from 'react'
import { ActionForm, Button } from '../../ui/button.tsx'
import { Fold } from '../../ui/leaf.tsx'
import type { DeskResult } from './preview-view.ts'

/** One tool: folded away, open where it was used last. */
export function Tool(props: {
  name: string
  title: string
  submit: string
  result?: DeskResult
  children?: ReactNode
}) {
  return (
    <Fold summary={props.title} open={props.result?.tool === props.name}>
      <ActionForm className="stack" preventScrollReset sends={{ tool: props.name }}>
        {props.children}
        <Button type="submit" line>
          {props.submit}
        </Button>
      </ActionForm>
    </Fold>
  )
}
