// Words of the desk, in Spanish: what it refuses.

import type { deskWords as english } from '../en/desk.ts'

export const deskWords: typeof english = {
  refusals: {
    badInput: 'Revise estos campos:',
    reportIsWrong: 'No se importó nada del informe:',
    sessionIsMissing: 'Su sesión terminó. Inicie sesión de nuevo.',
    rightIsMissing: 'Su función no permite esto.',
    formIsForeign: 'Este formulario vino de otro lugar.',
    passkeyIsNotAccepted: 'No se aceptó esta llave de acceso.',
    loginIsTooLongAgo: 'Hace demasiado que inició sesión. Cierre la sesión, vuelva a entrar e inténtelo de nuevo.',
    proposalIsOwn: 'Usted mismo lo propuso: debe decidir otra persona.',
    caseNamesYou: 'Este reclamo le nombra a usted: lo lee y lo responde otra persona.',
    notFound: 'Aquí no hay nada con este nombre.',
    methodIsWrong: 'Esta dirección no acepta ese tipo de llamada.',
    itemIsTaken: 'Otra persona ya lo tomó.',
    itemIsNotYours: 'No le corresponde devolverlo.',
    officerIsLast: 'Es el último administrador: invite antes a otro.',
    passkeyIsLast: 'Es su única llave de acceso: agregue antes otra.',
    tooManyPasskeys: 'Ya tiene el máximo de llaves de acceso: quite antes una.',
    providerSaysRole: 'El proveedor de identidad dice quién es y su función: cámbielo allí.',
    proposalIsDecided: 'Ya se decidió.',
    proposalHasExpired: 'Esta propuesta venció. Propóngala de nuevo.',
    loanHasMoved: 'El préstamo ha cambiado: mire el nuevo efecto y decida.',
    cannotBeDone: 'No se puede hacer:',
    invitationIsOver: 'Esta invitación ya se usó, es demasiado antigua o fue sustituida por otra más nueva.',
    bodyIsTooLarge: 'Es demasiado grande para enviarlo.',
    bodyIsUnreadable: 'No se puede leer.',
    keyWasUsed: 'Esta clave se usó para otra cosa.',
    tooManyCalls: 'Demasiadas llamadas. Espere un momento.',
    failed: 'Algo falló de nuestro lado. Inténtelo de nuevo.',
    outOfReach: 'Ahora no llegamos a nuestros registros. Inténtelo en un momento.',
  },
  /** Beside `bodyIsTooLarge`, on a page of its own. */
  largeBody:
    'Se pueden enviar 20 MB como máximo a la vez, y 256 MB para un informe de liquidación. No se guardó nada. Si el informe es mayor, pida al proveedor menos días; luego vuelva atrás y elija ese archivo.',
}
