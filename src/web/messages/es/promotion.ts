// Words of the registration landing page and the two pages that it leads to, in Spanish.

import type { promotion as english } from '../en/promotion.ts'

export const promotion: typeof english = {
  register: {
    enter: 'Iniciar sesión',
    mobile: 'Número de celular',
    mobileWrong: 'Escriba el teléfono correctamente.',
    captcha: 'Letras de la imagen',
    captchaPicture: 'Cuatro letras o números en una imagen',
    captchaNew: 'Otra imagen',
    captchaMissing: 'Escriba primero las cuatro letras de la imagen.',
    captchaSpoken: 'O escuche y escriba los cuatro números que oiga:',
    captchaSolved: 'Listo: ya no hace falta la imagen.',
    code: 'Código por SMS',
    codeMissing: 'Escriba primero los seis dígitos del código por SMS.',
    getCode: 'Pedir código',
    seconds: (count) => `${count} s`,
    codeSent: 'El código va camino a su teléfono.',
    notAgain: 'Acabamos de enviar el código. No pida otro todavía.',
    upTo: 'Hasta',
    agree: 'Al solicitar, acepta el',
    unseen: '¿No puede leer la imagen? Inicie sesión con su teléfono: así también se crea una cuenta.',
    unknownTemplate: 'Esta página ya no está disponible.',
    toStart: 'Ir a la página de inicio',
  },
  download: {
    title: 'Descargar la aplicación',
    succeeded: 'Registro completado',
    already: 'Ya tiene una cuenta. Por favor, descargue la aplicación e inicie sesión.',
    voice: (lender) => `${lender} está a un toque.`,
    text: 'Inicie sesión con el mismo número de teléfono. No hay contraseña: le enviaremos un código por SMS.',
    button: 'Descargar la aplicación',
    goOn: 'Seguir en este navegador',
    steps: [
      'Abra la aplicación, o siga en este navegador',
      'Inicie sesión con su número de teléfono',
      'Vea el costo completo antes de decidir',
    ],
  },
  agreement: {
    title: 'Acuerdo de registro',
    back: 'Volver al registro',
    parts: (lender, minAgeYears) => [
      {
        heading: 'Qué acepta usted',
        text: `El registro crea una cuenta en ${lender} con su número de teléfono. Es gratis y no es una solicitud de préstamo: eso viene después, y verá el costo completo antes de decidir.`,
      },
      {
        heading: 'Quién puede registrarse',
        text: `Cualquier persona mayor de ${minAgeYears} años con un número de teléfono propio. Cada persona tiene una sola cuenta.`,
      },
      {
        heading: 'Su número de teléfono',
        text: 'Lo usamos para enviarle códigos y mensajes sobre su cuenta. No lo vendemos, y nunca leemos sus contactos.',
      },
      {
        heading: 'Códigos',
        text: 'Nuestros códigos son solo para usted. Nunca se los pediremos por teléfono ni en un mensaje.',
      },
      {
        heading: 'Qué guardamos',
        text: 'Su número, el día del registro y la página desde la que llegó. Lo demás está en la política de privacidad.',
      },
      {
        heading: 'Si quiere irse',
        text: 'Puede eliminar la cuenta cuando quiera, sin pedir permiso a nadie, siempre que no deba nada.',
      },
    ],
    privacy: 'Política de privacidad',
    leave: 'Eliminar la cuenta',
  },
}
