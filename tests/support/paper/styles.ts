// Which parts of a page its style sheets show: only `display` and `visibility` are read, by the rules of the cascade, since those
// decide what a reader meets, and what makes a block of a part in a line, since a name has a space there. Whatever this reading does not know is refused, never taken for shown.

interface Rule {
  readonly selector: string
  readonly weight: readonly [number, number, number]
  readonly order: number
  readonly property: 'display' | 'visibility' | 'position' | 'float'
  readonly value: string
  readonly isImportant: boolean
}

export interface Shown {
  display(element: Element): string
  visibility(element: Element): string
  /** Neither it nor anything around it is taken out of the page. */
  isInPage(element: Element): boolean
  /** It takes up room: it has words, a control, a picture, or a part that has. */
  hasRoom(element: Element): boolean
}

const pixelsOfEm = 16

/** What a phone without a mouse answers to a media query; `null`: this reading does not know the feature. */
function holds(feature: string, width: number): boolean | null {
  const [name = '', value = ''] = feature.split(':').map((part) => part.trim())
  const pixels = (text: string): number => Number.parseFloat(text) * (/r?em$/.test(text) ? pixelsOfEm : 1)
  const range = /^width\s*(>=|<=|>|<)\s*(.+)$/.exec(feature)
  if (range !== null) {
    const limit = pixels(range[2] ?? '')
    return (
      { '>=': width >= limit, '<=': width <= limit, '>': width > limit, '<': width < limit }[range[1] ?? ''] ?? null
    )
  }
  const known: Readonly<Record<string, boolean>> = {
    'min-width': width >= pixels(value),
    'max-width': width <= pixels(value),
    'prefers-color-scheme': value === 'light',
    'prefers-reduced-motion': value === 'no-preference',
    'prefers-contrast': value === 'no-preference',
    'forced-colors': value === 'none',
    scripting: value === 'none',
    hover: value === 'none',
    pointer: value === 'coarse',
    orientation: value === 'portrait',
  }
  return known[name] ?? null
}

function mediaHolds(query: string, width: number): boolean {
  return query.split(',').some((one) =>
    one
      .trim()
      .split(/\s+and\s+/)
      .every((part) => {
        const type = part.trim()
        if (type === 'screen' || type === 'all') return true
        if (type === 'print') return false
        const held = holds(type.replace(/^\((.*)\)$/, '$1').trim(), width)
        if (held === null)
          throw new Error(`a page without a browser knows no media query "${query}": tell it in styles.ts`)
        return held
      }),
  )
}

/** Cuts at the commas that stand in no parenthesis. */
function inParts(list: string): string[] {
  let depth = 0
  const parts = ['']
  for (const letter of list) {
    if (letter === '(' || letter === '[') depth += 1
    if (letter === ')' || letter === ']') depth -= 1
    if (letter === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.map((part) => part.trim())
}

const heavier = (a: readonly number[], b: readonly number[]): number =>
  (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0) || (a[2] ?? 0) - (b[2] ?? 0)

/** Ids, classes and types of a selector, as the cascade counts them. */
function weightOf(selector: string): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0]
  const add = (other: readonly [number, number, number]): void => {
    for (const index of [0, 1, 2] as const) sum[index] += other[index]
  }
  const inner = /:(is|not|has|where)\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g
  const rest = selector.replace(inner, (_all, name: string, list: string) => {
    if (name !== 'where') add(inParts(list).map(weightOf).sort(heavier).at(-1) ?? [0, 0, 0])
    return ''
  })
  sum[0] += rest.match(/#[\w-]+/g)?.length ?? 0
  sum[1] += rest.match(/\.[\w-]+|\[[^\]]*\]|(?<!:):(?!:)[\w-]+(\([^)]*\))?/g)?.length ?? 0
  sum[2] += rest.match(/(^|[\s>+~])[a-z][\w-]*|::[\w-]+/gi)?.length ?? 0
  return sum
}

/** Groups whose rules hold in every browser that the product serves. */
const passedThrough = /^@supports (?!not)/
const without = /^@(keyframes|font-face|page|property|counter-style|container)/

interface Block {
  /** The selectors that its declarations are for; null where it only groups others. */
  readonly selectors: readonly string[] | null
  readonly isOn: boolean
}

function rulesOf(css: string, width: number): Rule[] {
  const rules: Rule[] = []
  const blocks: Block[] = []
  const take = (text: string): void => {
    const block = blocks.at(-1)
    if (block?.selectors == null || !block.isOn) return
    for (const declaration of text.split(';')) {
      const found = /^\s*(display|visibility|position|float)\s*:\s*([\w-]+)\s*(!important)?/.exec(declaration)
      if (found === null) continue
      for (const selector of block.selectors) {
        // Pseudo-elements are not elements, and there is no pointer over a page without a screen.
        if (/::|:hover|:active|:focus-visible|:-webkit|:-moz/.test(selector)) continue
        rules.push({
          selector,
          weight: weightOf(selector),
          order: rules.length,
          property: found[1] as Rule['property'],
          value: found[2] ?? '',
          isImportant: found[3] !== undefined,
        })
      }
    }
  }
  const open = (prelude: string): Block => {
    const around = blocks.at(-1)
    const isOn = around?.isOn ?? true
    const selectors = around?.selectors ?? null
    if (prelude.startsWith('@media')) return { selectors, isOn: isOn && mediaHolds(prelude.slice(6).trim(), width) }
    if (passedThrough.test(prelude)) return { selectors, isOn }
    if (without.test(prelude)) return { selectors: null, isOn: false }
    if (prelude.startsWith('@')) throw new Error(`a page without a browser knows no "${prelude}": tell it in styles.ts`)
    const named = inParts(prelude)
    if (selectors === null) return { selectors: named, isOn }
    const all = `:is(${selectors.join(',')})`
    return { selectors: named.map((one) => (one.includes('&') ? one.replaceAll('&', all) : `${all} ${one}`)), isOn }
  }
  let text = ''
  for (const piece of css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/"[^"]*"|'[^']*'|[{};]|[^{};"']+/g)) {
    const [letters] = piece
    if (letters === '{') blocks.push(open(text.trim()))
    if (letters === '}' || letters === ';') take(text)
    if (letters === '}') blocks.pop()
    text = /^[{};]$/.test(letters) ? '' : text + letters
  }
  return rules
}

/** The last named part of a selector, by which it is found: most elements then meet few rules. */
function keyOf(selector: string): string {
  const bare = selector.replace(/:(is|not|has|where|nth[\w-]*)\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g, '')
  const last = bare.split(/[\s>+~]+(?![^[]*\])/).at(-1) ?? ''
  return /[.#][\w-]+/.exec(last)?.[0] ?? /^[a-z][\w-]*/i.exec(last)?.[0].toLowerCase() ?? '*'
}

const read = new Map<string, Map<string, Rule[]>>()

function indexOf(css: string, width: number): Map<string, Rule[]> {
  const name = `${width} ${css}`
  const known = read.get(name)
  if (known !== undefined) return known
  const index = new Map<string, Rule[]>()
  for (const rule of rulesOf(css, width)) {
    const key = keyOf(rule.selector)
    index.set(key, [...(index.get(key) ?? []), rule])
  }
  read.set(name, index)
  return index
}

const neverShown =
  /^(head|script|style|template|title|meta|link|base|datalist|area|param|source|track|rp|noembed|noframes)$/
const inline =
  /^(a|abbr|b|bdi|bdo|br|cite|code|data|dfn|em|i|kbd|label|mark|noscript|q|rt|ruby|s|samp|small|span|strong|sub|sup|time|u|var|wbr|img|svg|picture|iframe|canvas|audio|video|object|embed|map|output|tspan|use|path)$/
const inlineBlock = /^(button|input|select|textarea|meter|progress)$/
const hasOwnRoom =
  /^(img|input|button|select|textarea|svg|iframe|video|audio|canvas|object|embed|hr|meter|progress|path|use|rect|circle)$/

function ofBrowser(element: Element): string {
  const name = element.localName
  if (neverShown.test(name) || element.hasAttribute('hidden')) return 'none'
  if (name === 'input' && element.getAttribute('type') === 'hidden') return 'none'
  if ((name === 'dialog' && !element.hasAttribute('open')) || element.hasAttribute('popover')) return 'none'
  if (inlineBlock.test(name)) return 'inline-block'
  return inline.test(name) ? 'inline' : name === 'li' || name === 'summary' ? 'list-item' : 'block'
}

const blockOf = (display: string): string =>
  /flex|grid|table/.test(display) ? display.replace('inline-', '') : 'block'

/** Reads the style sheets that stand in the page. To be read anew after each touch: rules look at what is ticked and open. */
export function shownBy(document: Document, width: number): Shown {
  if (document.querySelector('link[rel~="stylesheet"]') !== null)
    throw new Error('a page without a browser reads the styles in the page only; this one links to a style sheet')
  const index = indexOf(Array.from(document.querySelectorAll('style'), (style) => style.textContent).join('\n'), width)
  const kept = { display: new Map<Element, string>(), visibility: new Map<Element, string>() }
  const room = new Map<Element, boolean>()
  const inPage = new Map<Element, boolean>()

  const winner = (element: Element, property: Rule['property']): string | null => {
    const keys = [element.localName, '*', ...Array.from(element.classList, (name) => `.${name}`)]
    if (element.id !== '') keys.push(`#${element.id}`)
    const own = new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([\\w-]+)`).exec(element.getAttribute('style') ?? '')?.[1]
    let best: Rule | null = null
    for (const key of keys) {
      for (const rule of index.get(key) ?? []) {
        if (rule.property !== property) continue
        const isAbove =
          best === null ||
          Number(rule.isImportant) - Number(best.isImportant) > 0 ||
          (rule.isImportant === best.isImportant && (heavier(rule.weight, best.weight) || rule.order - best.order) > 0)
        if (isAbove && element.matches(rule.selector)) best = rule
      }
    }
    return own !== undefined && best?.isImportant !== true ? own : (best?.value ?? null)
  }

  /** A part of a grid or a flexible row, or one out of the flow, is a block of its own. */
  const standsAlone = (element: Element): boolean =>
    (element.parentElement !== null && /flex|grid/.test(shown.display(element.parentElement))) ||
    /absolute|fixed/.test(winner(element, 'position') ?? '') ||
    (winner(element, 'float') ?? 'none') !== 'none'

  const shown: Shown = {
    display(element) {
      const known = kept.display.get(element)
      if (known !== undefined) return known
      const own = winner(element, 'display') ?? ofBrowser(element)
      const value = own.startsWith('inline') && standsAlone(element) ? blockOf(own) : own
      kept.display.set(element, value)
      return value
    },
    visibility(element) {
      const known = kept.visibility.get(element)
      if (known !== undefined) return known
      const own = winner(element, 'visibility')
      const around = element.parentElement
      const value = own ?? (around === null ? 'visible' : shown.visibility(around))
      kept.visibility.set(element, value)
      return value
    },
    isInPage(element) {
      const known = inPage.get(element)
      if (known !== undefined) return known
      const around = element.parentElement
      const isFolded =
        around?.localName === 'details' &&
        !around.hasAttribute('open') &&
        around.querySelector(':scope > summary') !== element
      const value =
        shown.display(element) !== 'none' &&
        !isFolded &&
        (around === null ? element.isConnected : shown.isInPage(around))
      inPage.set(element, value)
      return value
    },
    hasRoom(element) {
      const known = room.get(element)
      if (known !== undefined) return known
      const value =
        shown.isInPage(element) &&
        element.localName !== 'option' &&
        element.localName !== 'optgroup' &&
        (hasOwnRoom.test(element.localName) ||
          // A drawing has the size that its style gives it.
          element.getAttribute('role') === 'img' ||
          Array.from(element.childNodes).some((node) =>
            node.nodeType === 1
              ? shown.hasRoom(node as Element)
              : node.nodeType === 3 && /\S/.test(node.nodeValue ?? ''),
          ))
      room.set(element, value)
      return value
    },
  }
  return shown
}
