// Words of the payout account form, in Spanish.

import type { payoutAccount as english } from '../en/payout-account.ts'

export const payoutAccount: typeof english = {
  cardType: { title: 'Tipo de cuenta', bank: 'Cuenta bancaria', wallet: 'Billetera electrónica' },
  channelNumber: {
    title: 'Cómo lo enviamos',
    placeholder: 'Elija una forma',
    instant: 'Directo a la cuenta',
    counter: 'Para retirar en una sucursal',
  },
  bankCode: { title: 'Banco', placeholder: 'Elija su banco' },
  accountNumber: { title: 'Número de cuenta', placeholder: 'Solo dígitos' },
  accountName: { title: 'Titular de la cuenta', placeholder: 'Como lo escribe el banco' },
  branch: { title: 'Sucursal', placeholder: 'Nombre de la sucursal' },
  city: { title: 'Ciudad', placeholder: 'Elija la ciudad de la sucursal' },
  walletCode: { title: 'Billetera electrónica', placeholder: 'Elija su billetera' },
  walletNumber: { title: 'Número de la billetera', placeholder: 'El teléfono de la billetera' },
  birthDay: { title: 'Fecha de nacimiento', placeholder: 'Como está registrada en la billetera' },
  digitRange: ({ least, most }) => `de ${least} a ${most}`,
  sms: {
    changeCode: ({ lender, code, minutes, bank, account }) =>
      `${code} es su código para recibir sus préstamos de ${lender} en ${bank} ${account}. Es válido ${minutes} minutos. ¿No fue usted? No diga el código a nadie.`,
    /** To the phone of the account before: read by a person who may not have asked for it. */
    changed: ({ lender, bank, account, support }) =>
      `${lender}: sus préstamos se pagarán ahora a ${bank} ${account}. Si no fue usted, llámenos enseguida: ${support}`,
  },
}
