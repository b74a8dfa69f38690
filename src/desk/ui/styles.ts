// The desk's style sheet as text, inlined in every page under its hash: the borrowers' tokens and reset, and the desk's own parts.

import reset from '../../web/ui/reset.css?inline'
import tokens from '../../web/ui/tokens.css?inline'
import base from './desk.css?inline'
import parts from './desk-parts.css?inline'
import places from './desk-places.css?inline'

export const deskCss: string = tokens + reset + base + parts + places
