// Index tabs: links between pages, panels within one, or a choice in a form (style part 'tabs').

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useHydrated } from './hydrated.ts'
import { Link } from './link.tsx'
import { tabAfterSwipe } from './swipe.ts'
import { wakes } from './waking.ts'

/** So many tabs share the width, and more of them are scrolled to, five to a view (SCREEN-6). */
const tabsInView = 5

function tabsClass(count: number): string {
  return count >= tabsInView ? 'tabs many' : 'tabs'
}

/** Tabs that are pages: the marketing site's navigation. */
export function TabLinks({
  label,
  links,
}: {
  label: string
  links: readonly { to: string; label: ReactNode; on?: boolean }[]
}) {
  return (
    <nav className={tabsClass(links.length)} aria-label={label}>
      {links.map((link) => (
        <Link key={link.to} to={link.to} aria-current={link.on ? 'page' : undefined}>
          {link.label}
        </Link>
      ))}
    </nav>
  )
}

/** Tabs that are a choice in a form: the card type. */
export function TabChoice(props: {
  name: string
  label: string
  choices: readonly { value: string; label: ReactNode }[]
  chosen: string
  form?: string
  onChoose?: (value: string) => void
}) {
  return (
    <fieldset className={tabsClass(props.choices.length)} aria-label={props.label} {...wakes(props.onChoose)}>
      {props.choices.map((choice) => (
        <label key={choice.value}>
          <input
            className="hide"
            type="radio"
            name={props.name}
            value={choice.value}
            form={props.form}
            defaultChecked={choice.value === props.chosen}
            onChange={() => props.onChoose?.(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  )
}

export interface TabPanel {
  readonly title: ReactNode
  /** The address of this page with the tab selected: how it is reached without script. */
  readonly to: string
  readonly content: ReactNode
}

/** Arrow keys, Home and End, as people expect of tabs. */
function tabAfterKey(event: KeyboardEvent, selected: number, count: number): number | null {
  const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
  const steps: Record<string, number> = { ArrowRight: rightToLeft ? -1 : 1, ArrowLeft: rightToLeft ? 1 : -1 }
  const step = steps[event.key]
  if (step !== undefined) return (selected + step + count) % count
  if (event.key === 'Home') return 0
  if (event.key === 'End') return count - 1
  return null
}

/** Tabs with a panel each. All panels come with the page; a swipe across three tenths of the width turns to the next. */
export function TabPanels({
  label,
  panels,
  selected: first = 0,
}: {
  label: string
  panels: readonly TabPanel[]
  selected?: number
}) {
  const [selected, setSelected] = useState(Math.min(Math.max(0, first), Math.max(0, panels.length - 1)))
  const hydrated = useHydrated()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const startX = useRef<number | null>(null)

  function turnTo(index: number, withFocus: boolean) {
    setSelected(index)
    const tab = list.current?.children[index]
    if (!(tab instanceof HTMLElement)) return
    tab.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    if (withFocus) tab.focus()
  }

  return (
    <>
      <div
        ref={list}
        className={tabsClass(panels.length)}
        role="tablist"
        aria-label={label}
        onKeyDown={(event) => {
          const next = tabAfterKey(event, selected, panels.length)
          if (next === null) return
          event.preventDefault()
          turnTo(next, true)
        }}
      >
        {panels.map((panel, index) => (
          <Link
            key={panel.to}
            to={panel.to}
            role="tab"
            id={`${id}-t${index}`}
            aria-selected={index === selected}
            aria-controls={`${id}-p${index}`}
            tabIndex={hydrated && index !== selected ? -1 : undefined}
            onTap={(event) => {
              event.preventDefault()
              turnTo(index, false)
            }}
          >
            {panel.title}
          </Link>
        ))}
      </div>
      {panels.map((panel, index) => (
        <div
          key={panel.to}
          className="panel"
          role="tabpanel"
          id={`${id}-p${index}`}
          aria-labelledby={`${id}-t${index}`}
          hidden={index !== selected}
          onTouchStart={(event) => {
            startX.current = event.touches.length === 1 ? (event.touches[0]?.clientX ?? null) : null
          }}
          onTouchEnd={(event) => {
            const end = event.changedTouches[0]
            if (startX.current === null || end === undefined) return
            const box = event.currentTarget
            const rightToLeft = getComputedStyle(box).direction === 'rtl'
            const next = tabAfterSwipe(
              selected,
              panels.length,
              end.clientX - startX.current,
              box.clientWidth,
              rightToLeft,
            )
            startX.current = null
            if (next !== selected) turnTo(next, false)
          }}
        >
          {panel.content}
        </div>
      ))}
    </>
  )
}
