// The lasting keys of all cells have to be the same.

import { StartFault } from '../db/start-fault.ts'
import type { Cell } from './cell.ts'

/** What goes from one cell to another is marked under these keys: with others it would not be found there. */
export function refuseOtherKeys(home: WithKeys, all: readonly WithKeys[]): void {
  const marked = ({ deps }: WithKeys): string => Buffer.from(deps.codeHasher.fingerprint('cells')).toString('hex')
  const other = all.find((cell) => marked(cell) !== marked(home))
  if (other !== undefined)
    throw new StartFault(
      `The cell ${other.name} has lasting keys of its own, as SESSION_SECRET was exchanged before its first start: put the rows of lasting_key in ${home.name} in the place of those of ${other.name}.`,
    )
}

type WithKeys = Pick<Cell, 'name'> & { readonly deps: Pick<Cell['deps'], 'codeHasher'> }
