// Words of a page that nobody has used for long, in Filipino.

import type { idle as english } from '../en/idle.ts'

export const idle: typeof english = {
  stillThere: 'Nandiyan pa ba kayo?',
  soon: 'Sa loob ng dalawang minuto ay mala-log out kayo, para hindi makita ng sinumang hahawak sa teleponong ito ang inyong loan. Mananatili sa pahinang ito ang isinulat ninyo.',
  stay: 'Manatiling naka-log in',
  over: 'Na-log out na kayo',
  why: 'Pagkaraan ng 15 minutong hindi ginagamit, nila-log out namin kayo, para hindi makita ng sinumang hahawak sa teleponong ito ang inyong loan.',
  kept: 'Hindi nawala ang isinulat ninyo: naghihintay ito sa pahinang ito. Mag-log in sa bagong pahina, saka bumalik dito.',
  logIn: 'Mag-log in',
}
