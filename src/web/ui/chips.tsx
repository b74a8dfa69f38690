// Chips: a choice among few, or what was chosen (style part 'chips').

import { type ReactNode, useId } from 'react'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import { wakes } from './waking.ts'

export interface ChipChoice {
  readonly value: string
  readonly label: ReactNode
  readonly disabled?: boolean
}

/** One choice among few. `why` says what a disabled one lacks; it is read with the group. */
export function ChipChoices(props: {
  name: string
  legend: ReactNode
  choices: readonly ChipChoice[]
  chosen?: string
  required?: boolean
  why?: ReactNode
  onChoose?: (value: string) => void
}) {
  return (
    <fieldset {...wakes(props.onChoose)}>
      <legend className="label">{props.legend}</legend>
      <div className="chips">
        {props.choices.map((choice) => (
          <label className="chip" key={choice.value}>
            <input
              className="hide"
              type="radio"
              name={props.name}
              value={choice.value}
              defaultChecked={choice.value === props.chosen}
              disabled={choice.disabled}
              required={props.required}
              onChange={() => props.onChoose?.(choice.value)}
            />
            <Icon name="tick" small />
            {choice.label}
          </label>
        ))}
      </div>
      {props.why && <p className="hint">{props.why}</p>}
    </fieldset>
  )
}

/**
 * Choices that lead on at once. `on` marks the one in force; `disabled` ones lead nowhere, look like it, and are described by `why`,
 * which stands below.
 */
export function ChipLinks({
  links,
  why,
}: {
  links: readonly { to: string; label: ReactNode; on?: boolean; disabled?: boolean }[]
  why?: ReactNode
}) {
  const reason = useId()
  const isBlocked = links.some(({ disabled }) => disabled)
  return (
    <>
      <ul className="chips">
        {links.map((link) => (
          <li key={link.to}>
            {link.disabled ? (
              // Reached like the others, to hear why. An <a> without an address would not be.
              // biome-ignore lint/a11y/useSemanticElements: there is no address to lead to
              <span className="chip" role="link" aria-disabled="true" aria-describedby={reason} tabIndex={0}>
                <Icon name="close" small />
                {link.label}
              </span>
            ) : (
              <Link className={link.on ? 'chip on' : 'chip'} to={link.to} aria-current={link.on ? 'true' : undefined}>
                <Icon name="tick" small />
                {link.label}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {isBlocked && why !== undefined && (
        <p className="hint" id={reason}>
          {why}
        </p>
      )}
    </>
  )
}

/** What was chosen, to be read only. */
export function ChipTags({ tags }: { tags: readonly string[] }) {
  return (
    <ul className="chips">
      {tags.map((tag) => (
        <li key={tag} className="chip on">
          {tag}
        </li>
      ))}
    </ul>
  )
}
