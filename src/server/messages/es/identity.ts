// Words of login, launch and account deletion, in Spanish.

import type { identity as english } from '../en/identity.ts'

export const identity: typeof english = {
  sms: {
    passkey: ({ lender }) =>
      `${lender}: ya se puede abrir su cuenta con el bloqueo de un teléfono. ¿No fue usted? Inicie sesión, quítelo en Mi cuenta y avísenos.`,
    login: ({ lender, code, minutes }) =>
      `${code} es su código para iniciar sesión en ${lender}. Es válido ${minutes} minutos. No se lo diga a nadie.`,
    voice: ({ lender, code }) => {
      const spoken = [...code].join(', ')
      return `Hola. Su código para iniciar sesión en ${lender} es: ${spoken}. Otra vez: ${spoken}. No se lo diga a nadie.`
    },
    delete: ({ lender, code, minutes }) =>
      `${code} es su código para eliminar su cuenta de ${lender}. Es válido ${minutes} minutos. Si no lo pidió, no haga nada.`,
    register: ({ lender, code, minutes }) =>
      `${code} es su código para registrarse en ${lender}. Es válido ${minutes} minutos. No se lo diga a nadie.`,
    phoneOld: ({ lender, code, minutes }) =>
      `${code} es su código para cambiar el teléfono de su cuenta de ${lender}. Es válido ${minutes} minutos. ¿No lo pidió? No se lo diga a nadie y llámenos.`,
    phoneNew: ({ lender, code, minutes }) =>
      `${code} es su código para usar este número con ${lender}. Es válido ${minutes} minutos. Si no lo pidió, no haga nada.`,
    phoneChanged: ({ lender, support }) =>
      `${lender}: su cuenta tiene otro teléfono, y este ya no la abre. ¿No fue usted? Llame enseguida al ${support}.`,
  },
  emailMail: {
    subject: (v) => `Confirme su correo para ${v.lender}`,
    text: (v) =>
      `Abra este enlace para usar este correo en su cuenta de ${v.lender}:\n\n${v.link}\n\nEs válido ${v.days} días. Si no lo pidió, no haga nada.\n`,
  },
}
