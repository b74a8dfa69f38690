// The same page as three others would make it, installed, built and served: for a run with BENCH_PEERS=1.

import { agreements, offer } from '../fixed-answers.ts'
import { nextPage } from './next.ts'
import type { PeerData } from './page.tsx'
import type { ServedPeer } from './served.ts'
import { spaPage } from './spa.ts'
import { tanstackPages } from './tanstack.ts'

export interface Peers {
  /** Renders of the one whose server runs in this process. */
  readonly renders: { readonly streamed: () => Promise<string>; readonly whole: () => Promise<string> }
  /** Where a browser finds each. */
  readonly served: Readonly<Record<string, ServedPeer>>
  readonly end: () => void
}

/** `css`: our sheet, which each of them carries. Takes two minutes. */
export async function makePeers(css: string): Promise<Peers> {
  const data: PeerData = {
    offer,
    papers: agreements.list,
    formKey: '2e6ef699-7d02-468c-8ede-9743ae11455f',
    whose: '139****0001',
  }
  const { serve, end, ...renders } = await tanstackPages(data, css)
  const served = {
    'TanStack Start': await serve(),
    Next: await nextPage(data, css),
    'Vite alone': await spaPage(data, css),
  }
  return {
    renders,
    served,
    end() {
      for (const { close } of Object.values(served)) close()
      end()
    },
  }
}
