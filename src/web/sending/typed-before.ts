// Keeps what was typed and chosen on a page that is made anew, because what it shows has changed meanwhile.

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface Kept {
  readonly name: string
  readonly value: string
  /** Of a tick or a choice; null for what is typed. */
  readonly checked: boolean | null
}

const controls = (): Control[] => [...document.querySelectorAll<Control>('input[name],textarea[name],select[name]')]

const isTicked = (control: Control): control is HTMLInputElement => /^(radio|checkbox)$/.test(control.type)

function isTouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some((option) => option.selected !== option.defaultSelected)
  if (isTicked(control)) return control.checked !== control.defaultChecked
  return !/^(hidden|file)$/.test(control.type) && control.value !== control.defaultValue
}

/** Remembers it; what it answers puts all of it back where the page still has a field of that name. */
export function keepTyped(): () => void {
  const kept = controls()
    .filter(isTouched)
    .map(
      (control): Kept => ({
        name: control.name,
        value: control.value,
        checked: isTicked(control) ? control.checked : null,
      }),
    )
  const focused = (document.activeElement as { name?: string } | null)?.name
  return () => {
    for (const { name, value, checked } of kept) {
      const control = controls().find((one) => one.name === name && (checked === null || one.value === value))
      if (control === undefined) continue
      if (checked === null) {
        control.value = value
        control.dispatchEvent(new Event('input', { bubbles: true }))
      } else if ((control as HTMLInputElement).checked !== checked) control.click()
    }
    if (focused)
      controls()
        .find(({ name }) => name === focused)
        ?.focus()
  }
}
