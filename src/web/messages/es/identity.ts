// Words of login, logout and account deletion, in Spanish.

import { writtenWait } from '../../../core/waiting-time.ts'
import { unbrokenDate } from '../../../core/written-date.ts'
import type { identity as english } from '../en/identity.ts'

const written = unbrokenDate('es')
const wait = writtenWait('es')

/** Said before a code is sent, and again where the server refuses. */
const whyNot =
  'Si la elimináramos ahora, no podría ver ni probar sus pagos. Cuando el préstamo esté pagado, podrá eliminar la cuenta aquí al instante.'
const toOrder = 'A mi préstamo'

export const identity: typeof english = {
  phone: 'Número de teléfono',
  phoneInvalid: 'Escriba un número de teléfono válido.',
  getCode: 'Pedir código',
  getNewCode: 'Pedir otro código',
  seconds: (count) => `${count} s`,
  code: 'Código del mensaje',
  codeInvalid: 'Escriba los seis dígitos del código.',
  close: 'Cerrar',

  passkey: {
    title: 'Bloqueo del teléfono',
    button: 'Usar el bloqueo de este teléfono',
    text: 'Su huella, su rostro o el código de pantalla, en lugar de un código por mensaje. Se queda en su teléfono.',
    none: 'Aún no hay ningún teléfono agregado.',
    some: 'Estos teléfonos abren su cuenta.',
    phone: 'Teléfono',
    added: 'Agregado',
    lastUsed: 'Último uso',
    never: 'aún sin usar',
    remove: 'Quitar',
    saved: 'Este teléfono está agregado. La próxima vez puede iniciar sesión con su bloqueo.',
    removed: 'Quitado. Ya no abre su cuenta.',
    notHere: 'Este navegador no puede hacerlo.',
    stopped: 'No se hizo nada. Puede intentarlo de nuevo.',
    add: 'Agregar este teléfono',
    again: 'Iniciar sesión otra vez',
    lost: '¿Perdió un teléfono? Quítelo aquí. Siempre puede iniciar sesión con un código.',
  },

  login: {
    title: 'Iniciar sesión',
    welcome: 'Hola. Le enviaremos un código por SMS.',
    sent: (seconds) => `Código enviado. Puede pedir otro en ${wait(seconds)}.`,
    sentNow: 'Código enviado. Ya puede pedir otro.',
    called: (seconds) => `Le estamos llamando. Puede pedir otro código en ${wait(seconds)}.`,
    callMe: 'Recibir el código por llamada',
    callText: '¿No llega el mensaje? Le llamaremos y una voz le leerá el código dos veces.',
    never: 'Nunca pedimos este código por teléfono. Si alguien se lo pide, no somos nosotros.',
    newPhone: 'Tengo un número de teléfono nuevo',
    settings: 'Idioma y pantalla',
    submit: 'Iniciar sesión',
    missing: (count) => (count === 1 ? 'Falta un dígito del código.' : `Faltan ${count} dígitos del código.`),
    longCode: (digits: number) => `Este código es más largo: escriba sus ${digits} dígitos.`,
    noAccount: '¿Aún no tiene cuenta? Se crea al iniciar sesión.',
    already: (name) => `Su sesión está iniciada como ${name}.`,
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
    doneText: 'Así nadie que use este teléfono verá su préstamo.',
    again: 'Iniciar sesión de nuevo',
  },

  delete: {
    title: 'Eliminar la cuenta',
    voice: 'Elimine su cuenta aquí, al instante.',
    lead: 'Le enviaremos un código al teléfono para confirmar que es usted.',
    own: (name) => `Debe ser el teléfono de esta cuenta: ${name}.`,
    sendCode: 'Enviar código',
    sentTitle: '¡Código de verificación enviado!',
    sentText: 'Lo enviamos por SMS a este teléfono. Es válido 10 minutos.',
    toCode: 'Escribir el código',
    confirm: 'Confirmar la eliminación',
    afterCode: 'Esto no se puede deshacer.',
    doneTitle: '¡Su cuenta ha sido eliminada!',
    doneText: 'Los registros que la ley nos obliga a conservar ya no llevan su nombre.',
    doneVoice: 'Adiós, y que le vaya muy bien.',
    toStart: 'Ir a la página de inicio',

    what: 'Qué pasa entonces',
    erased: 'Se borra',
    erasedWhat: 'teléfono, nombre, cuenta bancaria, imágenes, reclamos, sesiones',
    kept: 'Se conserva el tiempo que exige la ley',
    keptWhat: 'contratos y pagos, sin su nombre',
    keptWhy:
      'La ley obliga a los prestamistas a guardar sus registros. Muestran que un préstamo se pagó, pero no de quién era.',
    when: 'Cuándo',
    whenWhat: 'al instante, cuando ni usted ni nosotros debamos nada',

    keptBy: {
      debt: {
        title: 'Todavía no puede eliminarla: hay un préstamo abierto.',
        text: whyNot,
        to: toOrder,
      },
      application: {
        title: 'Todavía no puede eliminarla: estamos decidiendo o desembolsando un préstamo.',
        text: 'Cuando termine, vuelva aquí.',
        to: 'A mi solicitud',
      },
      credit: {
        title: 'Todavía no puede eliminarla: aún le debemos dinero.',
        text: 'Pagó más de lo que debía. Pida primero que se lo devolvamos.',
        to: 'Recuperar mi dinero',
      },
    },
    refused: 'Todavía no',
    payment: (place, day) => `Pago ${place}, vence el ${written(day)}`,
    late: 'Cargos por mora',
    youStillOwe: 'Aún debe',
    whyNot,
    repay: 'Pagar',
    toOrder,
    notMine: 'Yo no debo esto',
    talk: 'Hable con nosotros',
  },
}
