// What is typed is written as a field shows it: digits in groups, and the count of a text. Once React runs; until then it stays as typed.
//
//   input[data-group]          puts digits in groups ("3,4,4"; the last repeats), data-max of them at most; nothing is dropped
//   textarea[data-count=id]    writes "96/200" there, of data-max

import { characterCount } from '../../core/plain-text.ts'
import { regroup } from './regroup.ts'

let follows = false

/** To be called by the files of such fields: React hears of what is written here, since it listens further out. */
export function followTyping(): void {
  if (follows || typeof document === 'undefined') return
  follows = true
  document.addEventListener(
    'input',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
      const { group, max, count } = target.dataset
      if (group !== undefined) regroup(target, group.split(',').map(Number), Number(max))
      const counted = count === undefined ? null : document.getElementById(count)
      if (counted !== null) counted.textContent = `${characterCount(target.value)}/${max ?? ''}`
    },
    true,
  )
}
