// Words of a page that was idle for long, in Filipino.

import type { idle as english } from '../en/idle.ts'

export const idle: typeof english = {
  stillThere: 'Nandiyan pa ba kayo?',
  soon: 'Ila-log out namin kayo sa loob ng wala pang dalawang minuto, para walang ibang makakita ng loan ninyo sa teleponong ito. Mananatili sa pahinang ito ang isinulat ninyo.',
  stay: 'Manatiling naka-log in',
  over: 'Na-log out na kayo',
  why: 'Nila-log out namin kayo pagkalipas ng 15 minutong hindi ginagamit, para walang ibang makakita ng loan ninyo sa teleponong ito.',
  kept: 'Nasa pahinang ito pa ang isinulat ninyo. Mag-log in sa bagong pahina, saka bumalik dito.',
  keptInApp: 'Nasa pahinang ito pa ang isinulat ninyo. Mag-log in, saka bumalik dito.',
  cameBack: 'Tinitingnan ang inyong pag-log in',
  cameBackWhy: 'Dating kopya ito ng pahina. Ipapakita namin ito kapag natiyak naming naka-log in pa kayo.',
  logIn: 'Mag-log in',
}
