// Words of the page frame, in Spanish.

import type { frame as english } from '../en/frame.ts'

export const frame: typeof english = {
  notFound: {
    title: 'Página no encontrada',
    sentence: 'No hay ninguna página en esta dirección.',
    text: 'Su préstamo y lo que escribió en otras páginas están a salvo.',
    back: 'A la página de inicio',
    help: 'Hable con nosotros',
  },
  failed: {
    title: 'Algo falló de nuestro lado',
    sentence: 'No pudimos mostrar esta página.',
    text: 'No se cobró nada y no se perdió nada. Por favor, intente de nuevo en un minuto.',
    back: 'A la página de inicio',
    help: 'Hable con nosotros',
  },
  thanksForRating: 'Gracias.',
  problem: {
    offline: 'Sin conexión. Lo que escribió queda guardado.',
    slow: 'No hubo respuesta en un minuto. Lo que escribió queda guardado.',
    busy: 'Hay demasiada gente a la vez. Por favor, intente de nuevo en un momento.',
    failed: 'Algo falló de nuestro lado. No se cobró nada. Por favor, intente de nuevo.',
    badInput: 'Por favor, revise de nuevo:',
    signedOut: 'Su sesión ha terminado. Por favor, abra la página de nuevo desde la aplicación.',
    retry: 'Intentar de nuevo',
  },
  loginFailed: {
    title: 'Ingreso',
    tag: 'Ingreso',
    failed: 'Fallido',
    enter: 'Ingresar',
    other: 'Otros préstamos',
    help: 'Hable con nosotros',
  },
}
