// Words of the payment guide, in Spanish.

import type { paymentGuide as english } from '../en/payment-guide.ts'

export const paymentGuide: typeof english = {
  title: 'Cómo pagar',
  voice: 'Formas de pagar con un código',
  intro:
    'Cada pago tiene su propio código. Lo encontrará en la página de pago de su préstamo, con el monto y la hora en que vence.',
  larger: 'Ampliar',
  tapNote: 'Toque una imagen para ampliarla.',
  back: 'Volver a los pasos',
  next: 'Siguiente imagen',
  help: 'Hable con nosotros',
  proof: 'Guarde el comprobante o la confirmación como prueba de pago.',
  exact: 'Pague el monto que está junto al código. Cualquier otro monto también cuenta para su préstamo.',
  mWallet: {
    note: 'pago de servicios en la aplicación',
    steps: [
      {
        title: (wallet: string) => `Abra ${wallet} y toque «Pagar servicios»`,
        text: 'Elija «Préstamos».',
        picture: 'Un teléfono con ocho recuadros; el que tiene una factura está marcado',
      },
      {
        title: 'Escriba o pegue el código',
        text: 'Péguelo desde la página de pago, así no se equivoca en ningún dígito.',
        picture: 'Un teléfono con un número largo en un campo y un teclado debajo',
      },
      {
        title: 'Revise el monto y confirme',
        text: 'Debe ser el monto de la página de pago.',
        picture: 'Un teléfono con un comprobante y una marca grande',
      },
    ],
  },
  otherWallet: {
    title: 'Otra billetera',
    note: 'la mayoría paga servicios con un código',
    steps: [
      {
        title: 'Abra la billetera y busque «Servicios»',
        text: 'Busque el nombre del prestamista en la lista, o «Préstamos».',
        picture: 'Un teléfono con una lista; una línea está marcada',
      },
      {
        title: 'Toque «Escanear» o escriba el código',
        text: 'Si paga desde este teléfono: guarde una imagen del código QR y elíjala después en la galería.',
        picture: 'Un teléfono que tiene un código QR en un marco',
      },
      {
        title: 'Revise el monto y confirme',
        text: 'Guarde la confirmación.',
        picture: 'Un teléfono con un comprobante y una marca grande',
      },
    ],
  },
  store: {
    title: 'En una tienda',
    note: 'efectivo en la caja',
    steps: [
      {
        title: 'Vaya a una tienda asociada antes de que venza el código',
        text: 'Diga «pago de servicios» en la caja, o elíjalo en el quiosco.',
        picture: 'Una tienda con toldo y la puerta abierta',
      },
      {
        title: 'Muestre el código de barras',
        text: 'O díctele el código al cajero.',
        picture: 'Un lector sobre un teléfono que muestra un código de barras',
      },
      {
        title: 'Pague el monto y recoja el comprobante',
        text: 'El comprobante es su prueba de pago.',
        picture: 'Un mostrador con billetes y un comprobante impreso',
      },
    ],
  },
}
