// Words of the desk, in Spanish: what it refuses.

import type { deskWords as english } from '../en/desk.ts'

export const deskWords: typeof english = {
  refusals: {
    badInput: 'Revise estos campos:',
    reportIsWrong: 'El informe no se importó, nada de él:',
    sessionIsMissing: 'Su sesión terminó. Inicie sesión de nuevo.',
    rightIsMissing: 'Su función no permite esto.',
    formIsForeign: 'Este formulario vino de otro lugar.',
    proposalIsOwn: 'Usted mismo lo propuso: debe decidir otra persona.',
    notFound: 'Aquí no hay nada con este nombre.',
    methodIsWrong: 'Esta dirección no acepta ese tipo de llamada.',
    itemIsTaken: 'Otra persona ya lo tomó.',
    itemIsNotYours: 'No le corresponde devolverlo.',
    officerIsLast: 'Es el último administrador: invite antes a otro.',
    proposalIsDecided: 'Ya se decidió.',
    proposalHasExpired: 'Esta propuesta venció. Propóngala de nuevo.',
    loanHasMoved: 'El préstamo ha cambiado: mire el nuevo efecto y decida.',
    cannotBeDone: 'No se puede hacer:',
    bodyIsTooLarge: 'Es demasiado grande para enviarlo.',
    bodyIsUnreadable: 'No se puede leer.',
    keyWasUsed: 'Esta clave se usó para otra cosa.',
    tooManyCalls: 'Demasiadas llamadas. Espere un momento.',
    failed: 'Algo falló de nuestro lado. Inténtelo de nuevo.',
    outOfReach: 'Ahora no llegamos a nuestros registros. Inténtelo en un momento.',
  },
}
