// Words of a page that nobody has used for long, in Spanish.

import type { idle as english } from '../en/idle.ts'

export const idle: typeof english = {
  stillThere: '¿Sigue ahí?',
  soon: 'En dos minutos se cerrará su sesión, para que nadie que tome este teléfono vea su préstamo. Lo que escribió se queda en esta página.',
  stay: 'Seguir con la sesión',
  over: 'Su sesión se cerró',
  why: 'Tras 15 minutos sin uso cerramos la sesión, para que nadie que tome este teléfono vea su préstamo.',
  kept: 'Lo que escribió no se pierde: espera en esta página. Inicie sesión en la página nueva y vuelva aquí.',
  logIn: 'Iniciar sesión',
}
