// Stars: a radio group that fills up to the chosen one, by style alone (style part 'stars').

import { useState } from 'react'
import { useWords } from '../messages/words-context.tsx'
import { FieldError, useFieldIds } from './field.tsx'
import { Icon } from './icon.tsx'
import { wakes } from './waking.ts'

const most = 5

/** Five stars. None is chosen at first: the form then sends no `name` at all, and the screen asks for one. */
export function Stars({
  name,
  legend,
  error,
  onChoose,
}: {
  name: string
  legend: string
  error?: string
  onChoose?: (stars: number) => void
}) {
  const { kit } = useWords()
  const [chosen, setChosen] = useState(0)
  const ids = useFieldIds(error)
  return (
    <>
      <fieldset className="stars" aria-label={legend} aria-describedby={ids.describedBy} {...wakes(true)}>
        {Array.from({ length: most }, (_, index) => index + 1).map((stars) => (
          <label key={stars}>
            <input
              className="hide"
              type="radio"
              name={name}
              value={stars}
              aria-label={kit.stars.label({ stars, of: most })}
              data-reason={stars === 1 ? ids.wrong['data-reason'] : undefined}
              onChange={() => {
                setChosen(stars)
                onChoose?.(stars)
              }}
            />
            <Icon name="star" />
          </label>
        ))}
      </fieldset>
      <FieldError ids={ids} />
      <p className="center" aria-live="polite">
        {chosen === 0
          ? '\u00a0'
          : kit.stars.chosen({ stars: chosen, of: most, meaning: kit.stars.meaning({ stars: chosen }) })}
      </p>
    </>
  )
}
