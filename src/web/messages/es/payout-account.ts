// Words of the payment account form, in Spanish.

import type { payoutAccount as english } from '../en/payout-account.ts'

export const payoutAccount: typeof english = {
  title: 'Datos de la cuenta de pago',
  lead: 'El dinero va a esta cuenta y a ninguna otra. Debe estar a su nombre.',
  accountOf: (name) => `Cuenta de ${name}`,
  cardType: 'Tipo de cuenta',
  required: 'Por favor, complete este dato.',
  chooseOne: 'Por favor, elija una opción.',
  digitsOnly: 'Solo dígitos, por favor.',
  onlyFor: (choice) => `Solo para: ${choice}`,
  always: 'Para todas las formas',
  next: 'Siguiente',
  keepsNumber: 'El número queda como está, salvo que escriba otro.',
  done: {
    title: 'Guardado',
    voice: 'Su cuenta está guardada.',
    text: 'Desde ahora, el dinero que le enviemos va allí.',
    back: 'A mis préstamos',
    again: 'Cambiarla otra vez',
  },
}
