// The calls of the desk in front of all cells.

import type { DeskPipeline } from '../desk/origin/door.ts'
import type { Cells } from './cell.ts'
import type { Finder } from './find-cell.ts'

export function routedDesk({ home }: Cells, _finder: Finder): DeskPipeline {
  return home.deskCalls as DeskPipeline
}
