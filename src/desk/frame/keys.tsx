// DESK-32. The keys of the desk, shown by `?`. Signing and rejecting have none; single keys can be turned off.

import type { DeskWords } from '../messages/words.ts'

export function Keys({ words }: { words: DeskWords }) {
  const { keys } = words
  return (
    <aside id="keys" popover="auto" aria-label={keys.title}>
      <table>
        <caption>{keys.title}</caption>
        <tbody>
          {keys.list.map(([what, ...pressed]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td className="r">
                {pressed.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="quiet s">{keys.note}</p>
      <label className="pick">
        <input type="checkbox" id="keys-off" />
        {keys.off}
      </label>
    </aside>
  )
}
