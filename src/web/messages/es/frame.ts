// Words of the page frame, in Spanish.

import type { frame as english } from '../en/frame.ts'

export const frame: typeof english = {
  notFound: {
    title: 'Página no encontrada',
    sentence: 'No hay ninguna página en esta dirección.',
    text: 'Revise la dirección o empiece desde la página de inicio.',
    back: 'Ir a la página de inicio',
    help: 'Hable con nosotros',
  },
  badAddress: {
    title: 'Este enlace no es correcto',
    sentence: 'Este enlace nombra dos préstamos distintos.',
    text: 'Vuelva a la aplicación y ábralo de nuevo. No se ha cambiado nada.',
    back: 'Ir a la página de inicio',
    help: 'Hable con nosotros',
  },
  failed: {
    title: 'Algo falló de nuestro lado',
    sentence: 'No pudimos mostrar esta página.',
    text: 'Intente de nuevo en un minuto. Si acababa de enviar algo, revise primero su préstamo: puede que nos haya llegado.',
    again: 'Intentar de nuevo',
    back: 'Ir a la página de inicio',
    help: 'Hable con nosotros',
  },
  thanksForRating: 'Gracias.',
  problem: {
    offline: 'No hay respuesta en este momento. Intente de nuevo.',
    slow: 'No hubo respuesta en un minuto. Intente de nuevo.',
    busy: 'Hay demasiada gente a la vez. Intente de nuevo en un momento.',
    failed: 'Algo falló de nuestro lado. Intente de nuevo.',
    badInput: 'Revise de nuevo:',
    signedOut: 'Su sesión ha terminado. Inicie sesión de nuevo.',
    retry: 'Intentar de nuevo',
  },
  openApp: 'Abrir la aplicación',
  loginNeeded: {
    title: 'Iniciar sesión',
    voice: 'Inicie sesión para continuar.',
    ended: 'Se cerró su sesión.',
    after: 'Le enviamos un código por mensaje. Cuando lo escriba, se abre la página que buscaba.',
    otherWays: 'Otras formas de iniciar sesión',
  },

  loginFailed: {
    title: 'Inicio de sesión',
    tag: 'Inicio de sesión',
    failed: 'Fallido',
    enter: 'Iniciar sesión',
    other: 'Otros préstamos',
    help: 'Hable con nosotros',
  },
}
