// Words of login, launch and account deletion, in Spanish.

import type { identity as english } from '../en/identity.ts'

export const identity: typeof english = {
  sms: {
    passkey: ({ lender }) =>
      `${lender}: el bloqueo de un teléfono ya puede iniciar sesión en su cuenta. ¿No fue usted? Inicie sesión, quítelo en Mi cuenta y avísenos.`,
    login: ({ lender, code, minutes }) =>
      `${code} es su código para iniciar sesión en ${lender}. Vale ${minutes} minutos. No se lo diga a nadie.`,
    voice: ({ lender, code }) => {
      const spoken = [...code].join(', ')
      return `Hola. Su código para iniciar sesión en ${lender} es: ${spoken}. Otra vez: ${spoken}. No se lo diga a nadie.`
    },
    delete: ({ lender, code, minutes }) =>
      `${code} es su código para eliminar su cuenta de ${lender}. Vale ${minutes} minutos. Si no lo pidió, no haga nada.`,
    register: ({ lender, code, minutes }) =>
      `${code} es su código para registrarse en ${lender}. Vale ${minutes} minutos. No se lo diga a nadie.`,
  },
}
