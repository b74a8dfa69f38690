// Keeps what was typed, chosen and unfolded on a page that is made anew, because what it shows has changed meanwhile.

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const controls = (): Control[] => [...document.querySelectorAll<Control>('input[name],textarea[name],select[name]')]

/** What folds, each under its own words; several of the same words are told apart by their order. */
function unfolded(): Map<string, HTMLDetailsElement> {
  const found = new Map<string, HTMLDetailsElement>()
  for (const details of document.querySelectorAll('details')) {
    let name = details.querySelector('summary')?.textContent ?? ''
    while (found.has(name)) name += ' again'
    found.set(name, details)
  }
  return found
}

const isTick = (control: Control): control is HTMLInputElement => /^(radio|checkbox)$/.test(control.type)

const isFiles = (control: Control): control is HTMLInputElement => control.type === 'file'

/** The same field on two versions of a page: several of one name are told apart by what they stand for, or by their order. */
function nameOf(control: Control, all: readonly Control[]): string {
  if (isTick(control)) return `${control.name} ${control.value}`
  return `${control.name} ${all.filter(({ name }) => name === control.name).indexOf(control)}`
}

function isTouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some((option) => option.selected !== option.defaultSelected)
  if (isTick(control)) return control.checked !== control.defaultChecked
  return control.type !== 'hidden' && control.value !== control.defaultValue
}

/** Gives a field what another one had, and tells the page as if it were typed or chosen now. */
function putInto(control: Control, before: Control): void {
  if (isFiles(control) && isFiles(before)) control.files = before.files
  else if (!isTick(control)) control.value = before.value
  else {
    if (isTick(before) && control.checked !== before.checked) control.click()
    return
  }
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Remembers it; what it answers puts all of it back where the page still has the same part. */
export function keepTyped(): () => void {
  const all = controls()
  const touched = new Map(all.filter(isTouched).map((control) => [nameOf(control, all), control]))
  const focused = all.find((control) => control === document.activeElement)
  const focusedName = focused && nameOf(focused, all)
  const open = new Map([...unfolded()].map(([name, details]) => [name, details.open]))
  const { scrollY } = window
  return () => {
    for (const [name, details] of unfolded()) details.open = open.get(name) ?? details.open
    const now = controls()
    for (const control of now) {
      const name = nameOf(control, now)
      const before = touched.get(name)
      if (before !== undefined) putInto(control, before)
      if (name === focusedName) control.focus()
    }
    window.scrollTo(0, scrollY)
  }
}
