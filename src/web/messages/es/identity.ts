// Words of login, logout and account deletion, in Spanish.

import type { identity as english } from '../en/identity.ts'

export const identity: typeof english = {
  phone: 'Número de teléfono',
  phoneInvalid: 'Por favor, escriba un número de teléfono válido.',
  getCode: 'pedir código',
  getNewCode: 'pedir otro código',
  seconds: (count) => `${count} s`,
  code: 'Código del mensaje',
  codeInvalid: 'Por favor, escriba los seis dígitos del código.',
  close: 'Cerrar',

  login: {
    title: 'Ingresar',
    welcome: 'Le damos la bienvenida. Enviamos un código a su teléfono.',
    sent: (seconds) => `Código enviado. Puede pedir otro en ${seconds} segundos.`,
    sentNow: 'Código enviado. Ya puede pedir otro.',
    called: (seconds) => `Le estamos llamando. Puede pedir otro código en ${seconds} segundos.`,
    callMe: 'Llámenme con el código',
    callText: '¿No llega el mensaje? Una voz le lee el código dos veces.',
    never: 'Nunca pedimos este código por teléfono. Quien lo haga no somos nosotros.',
    newPhone: 'Tengo un número de teléfono nuevo',
    settings: 'Idioma y pantalla',
    submit: 'Ingresar',
    missing: (count) => (count === 1 ? 'Falta un dígito del código.' : `Faltan ${count} dígitos del código.`),
    noAccount: '¿Aún no tiene cuenta? Se crea al ingresar.',
    already: (name) => `Ha ingresado como ${name}.`,
    goOn: 'Continuar',
  },

  logout: {
    title: 'Cerrar sesión',
    voice: (name) =>
      name === '' ? '¿Cerrar la sesión en este teléfono?' : `¿Cerrar la sesión de ${name} en este teléfono?`,
    text: 'No se pierde nada. Puede volver con un código cuando quiera.',
    submit: 'Cerrar sesión',
    stay: 'Quedarme',
    done: 'La sesión está cerrada.',
    doneText: 'Nadie que tome este teléfono ve su préstamo.',
    again: 'Ingresar de nuevo',
  },

  delete: {
    title: 'Eliminar la cuenta',
    voice: 'Elimine su cuenta aquí, al instante.',
    lead: 'Enviamos un código a su teléfono. Con él confirma que es usted.',
    own: (name) => `Debe ser el teléfono de esta cuenta: ${name}.`,
    sendCode: 'Enviar código',
    sentTitle: '¡Código de verificación enviado!',
    sentText: 'Está en un mensaje de este teléfono. Vale diez minutos.',
    toCode: 'Escribir el código',
    confirm: 'Confirmar la eliminación',
    afterCode: 'Después de esto no hay vuelta atrás.',
    doneTitle: '¡Su cuenta ha sido eliminada!',
    doneText: 'Lo que la ley nos obliga a conservar ya no lleva su nombre.',
    doneVoice: 'Adiós, y que le vaya muy bien.',
    toStart: 'A la página de inicio',

    what: 'Qué pasa entonces',
    erased: 'Se borra',
    erasedWhat: 'teléfono, nombre, cuenta bancaria, imágenes, reclamos, sesiones',
    kept: 'Se conserva el tiempo que pide la ley',
    keptWhat: 'contratos y pagos, sin su nombre',
    keptWhy:
      'La ley obliga a los prestamistas a guardar sus libros: quien los revisa puede ver que un préstamo se pagó, no de quién era.',
    when: 'Cuándo',
    whenWhat: 'al instante, en cuanto ninguna de las partes deba nada',

    refused: 'Todavía no',
    payment: (place, day) => `Pago ${place}, vence el ${day}`,
    late: 'Cargo por mora',
    youStillOwe: 'Aún debe',
    whyNot:
      'Si la elimináramos ahora, no podría ver ni probar sus pagos. Cuando el préstamo esté pagado, podrá eliminar la cuenta aquí al instante.',
    repay: 'Pagar',
    toOrder: 'Al préstamo',
    notMine: 'Yo no debo esto',
    talk: 'Hable con nosotros',
  },
}
