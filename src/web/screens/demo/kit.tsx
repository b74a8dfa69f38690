// The kit's show page: every component in every state, in the demo only.

import { type Context, pageContext } from '../../page/request-context.ts'
import type { StyleName } from '../../ui/styles.ts'
import { KitShow } from './kit-show.tsx'

export const handle = {
  showcase: true,
  styles: [
    'cross',
    'asks',
    'chips',
    'fields',
    'fold',
    'grid',
    'keypad',
    'picker',
    'promo',
    'pull',
    'sheet',
    'shots',
    'slip',
    'stars',
    'states',
    'status',
    'tabs',
  ] satisfies StyleName[],
}

/** Only the demo has this page. `now` is the server's clock, for the countdown. */
export function loader({ context, url }: { context: Context; url: URL }) {
  const page = context.get(pageContext)
  if (!page.demo) throw new Response(null, { status: 404 })
  const open = url.searchParams.get('open')
  return { language: page.language, nowMs: Date.now(), open }
}

/** Takes the form of the page's own sheet, so that sending can be tried; `?open=dialog` brings a dialog open. */
export async function action({ request }: { request: Request }) {
  const form = await request.formData()
  return { channel: String(form.get('channel') ?? '') }
}

export default function Kit(props: {
  loaderData: Awaited<ReturnType<typeof loader>>
  actionData?: Awaited<ReturnType<typeof action>>
}) {
  return <KitShow {...props.loaderData} answer={props.actionData ?? null} />
}
