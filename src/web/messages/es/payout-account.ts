// Words of the payment account form, in Spanish.

import type { payoutAccount as english } from '../en/payout-account.ts'

export const payoutAccount: typeof english = {
  title: 'Cuenta bancaria',
  lead: 'Enviaremos el dinero solo a esta cuenta. Debe estar a su nombre.',
  accountOf: (name) => `Cuenta de ${name}`,
  cardType: 'Tipo de cuenta',
  required: 'Complete este dato.',
  chooseOne: 'Elija una opción.',
  onlyFor: (choice) => `Solo para: ${choice}`,
  always: 'Para todas las formas de envío',
  next: 'Siguiente',
  keepsNumber: 'El número queda como está, salvo que escriba otro.',
  notForPaying: {
    title: 'Esta cuenta no sirve para pagar',
    text: 'A esta cuenta le ENVIAMOS dinero. Si guarda una aquí, sus préstamos se desembolsarán en ella. De ella no se cobra nada.',
    pay: 'Pagar mi préstamo',
  },
  step: {
    voice: '¿Es realmente usted?',
    text: (sentTo) =>
      sentTo === ''
        ? 'Enviamos un código a su teléfono. Hasta que lo escriba, su dinero va a la cuenta anterior.'
        : `Enviamos un código a ${sentTo}. Hasta que lo escriba, su dinero va a la cuenta anterior.`,
    label: 'Código del mensaje',
    sixDigits: 'Escriba los seis dígitos del código.',
    getCode: 'Pedir código',
    seconds: (count) => `${count} s`,
    cancel: 'Cancelar',
    confirm: 'Confirmar',
    never: '¿No fue usted? No haga nada y no diga el código a nadie.',
  },
  done: {
    account: (account) => `Guardada: ${account}`,
    voice: 'Su cuenta está guardada.',
    text: 'Desde ahora le enviaremos el dinero a esa cuenta.',
    back: 'A mis préstamos',
    again: 'Cambiarla otra vez',
  },
}
