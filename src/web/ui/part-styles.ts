// One style sheet for each part of the kit that few pages show, by name.

import asks from './styles/asks.css?inline'
import book from './styles/book.css?inline'
import chips from './styles/chips.css?inline'
import cross from './styles/cross.css?inline'
import fields from './styles/fields.css?inline'
import fold from './styles/fold.css?inline'
import grid from './styles/grid.css?inline'
import guide from './styles/guide.css?inline'
import inbox from './styles/inbox.css?inline'
import keypad from './styles/keypad.css?inline'
import laptop from './styles/laptop.css?inline'
import picker from './styles/picker.css?inline'
import promo from './styles/promo.css?inline'
import pull from './styles/pull.css?inline'
import sheet from './styles/sheet.css?inline'
import shots from './styles/shots.css?inline'
import sitenav from './styles/sitenav.css?inline'
import slip from './styles/slip.css?inline'
import stars from './styles/stars.css?inline'
import states from './styles/states.css?inline'
import status from './styles/status.css?inline'
import tabs from './styles/tabs.css?inline'
import talk from './styles/talk.css?inline'
import torn from './styles/torn.css?inline'
import tryout from './styles/tryout.css?inline'
import withoutScript from './styles/without-script.css?inline'

export const styleNames = [
  'asks',
  'book',
  'chips',
  'cross',
  'fields',
  'fold',
  'grid',
  'guide',
  'inbox',
  'keypad',
  'laptop',
  'picker',
  'promo',
  'pull',
  'sheet',
  'shots',
  'sitenav',
  'slip',
  'stars',
  'states',
  'status',
  'tabs',
  'talk',
  'torn',
  'tryout',
] as const
export type StyleName = (typeof styleNames)[number]

export const partStyles: Readonly<Record<StyleName, string>> = {
  asks,
  book,
  chips,
  cross,
  fields,
  fold,
  grid,
  guide,
  inbox,
  keypad,
  laptop,
  picker,
  promo,
  pull,
  sheet,
  shots,
  sitenav,
  slip,
  stars,
  states,
  status,
  tabs,
  talk,
  torn,
  tryout,
}

export const noScriptStyles: string = withoutScript
