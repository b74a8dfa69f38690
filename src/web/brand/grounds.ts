// The grounds on which words stand, in light and dark: the same values as in ui/tokens.css, which a test compares.

export interface Grounds {
  /** Paper, leaf, well and band, then the seven tints of the states. */
  readonly all: readonly string[]
  readonly leaf: string
  /** Text on a fill is one of these. */
  readonly white: string
  readonly ink: string
}

export const lightGrounds: Grounds = {
  all: [
    '#e9eee6',
    '#fbfcf9',
    '#f1f4ee',
    '#f0f5ec',
    '#d3dee1',
    '#e2dccd',
    '#c5e6df',
    '#cbe2f1',
    '#f6e1a6',
    '#f7d6cb',
    '#cbe7cd',
  ],
  leaf: '#fbfcf9',
  white: '#ffffff',
  ink: '#15201a',
}

export const darkGrounds: Grounds = {
  all: [
    '#0f1512',
    '#19211d',
    '#131a16',
    '#1e2823',
    '#34434a',
    '#443f34',
    '#174a45',
    '#1c4560',
    '#554013',
    '#622a20',
    '#20502e',
  ],
  leaf: '#19211d',
  white: '#ffffff',
  ink: '#0c1310',
}
