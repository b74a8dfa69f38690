// Words of a page that was idle for long, in Spanish.

import type { idle as english } from '../en/idle.ts'

export const idle: typeof english = {
  stillThere: '¿Sigue ahí?',
  soon: 'En menos de dos minutos se cerrará su sesión, para que nadie más que use este teléfono vea su préstamo. Lo que escribió se queda en esta página.',
  stay: 'Seguir con la sesión',
  over: 'Su sesión se cerró',
  why: 'Cerramos la sesión tras 15 minutos sin uso, para que nadie más que use este teléfono vea su préstamo.',
  kept: 'Lo que escribió sigue en esta página. Inicie sesión en la página nueva y vuelva aquí.',
  keptInApp: 'Lo que escribió sigue en esta página. Inicie sesión y vuelva aquí.',
  cameBack: 'Verificando su sesión',
  cameBackWhy: 'Esta página es de antes. La mostraremos en cuanto sepamos que su sesión sigue abierta.',
  logIn: 'Iniciar sesión',
}
