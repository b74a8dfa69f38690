// Words of papers and of what every agreement says, in Spanish.

import { unbrokenDate } from '../../../core/written-date.ts'

import type { documents as english } from '../en/documents.ts'
import { days, withinDays } from './days.ts'

const written = unbrokenDate('es')

export const documents: typeof english = {
  title: 'Contrato de préstamo',
  closed: 'Este enlace ya se abrió antes, o es demasiado antiguo.',
  closedText: 'Cada enlace abre un documento, una sola vez, durante unos minutos. Ábralo de nuevo desde su préstamo.',
  back: 'Volver a mi préstamo',
  save: 'Guardar como PDF',
  saveTable: 'Guardar como tabla (CSV)',
  version: 'Versión:',
  tickedByYou: 'La casilla estaba vacía, y usted la marcó.',
  tickedByDefault: 'La casilla estaba marcada al abrir la página, y usted la dejó así.',
  missing: 'No encontramos este documento.',
  missingText: 'Para un estado de cuenta, elija fechas entre el desembolso y hoy, la primera antes de la última.',
  toPapers: 'Recibos y documentos',
  agreedAt: (moment) => `Aceptado el ${written(moment)}.`,
  publicText:
    'Verá su propio contrato junto a su oferta, con todas las cifras, antes de aceptarlo. Esto es lo que dice todo contrato.',
  terms: 'Términos y condiciones del préstamo',
  published: (terms) => [
    {
      heading: 'El préstamo',
      text: `${terms.lender} presta por ${terms.minTermDays} a ${terms.maxTermDays} días calendario. Decide en un plazo de ${days(terms.decisionDays)}; el dinero llega ${withinDays(terms.fundingMinDays, terms.fundingMaxDays)} a partir de ese momento.`,
    },
    {
      heading: 'Cuánto cuesta',
      text: 'Su oferta muestra el interés, cada comisión, el costo total y la tasa que incluye todos los costos. Si paga a tiempo, paga eso y nada más.',
    },
    {
      heading: 'Pago',
      text: 'Cada pago tiene su fecha y su monto. Cuenta desde el día en que usted pagó, aunque nos enteremos después.',
    },
    {
      heading: 'Pago anticipado',
      text: terms.earlyText,
    },
    ...(terms.coolingOffDays === 0
      ? []
      : [
          {
            heading: 'Si cambia de opinión',
            text: `Durante ${days(terms.coolingOffDays)} después del desembolso puede anular el préstamo y pagar solo por los días en que tuvo el dinero. No se cobra nada más. Su oferta indica el último día.`,
          },
        ]),
    {
      heading: 'Pago atrasado',
      text:
        terms.lateText ??
        `Nuestros cargos estándar: ${terms.onceNew} una sola vez para clientes nuevos, ${terms.onceRepeat} para clientes recurrentes, y después, por día, sobre lo que falta pagar: ${terms.tiers.map(({ rate, fromDay }) => `${rate} desde el día ${fromDay}`).join(', ')}. Si la ley fija un límite menor, usted paga el menor.`,
    },
    {
      heading: 'El prestatario',
      text: `El prestatario es mayor de ${terms.minAgeYears} años y nos avisa en un plazo de ${days(terms.detailsChangeNoticeDays)} si cambia su nombre, teléfono o cuenta.`,
    },
    {
      heading: 'Cesión y controversias',
      text: `Si cedemos el préstamo a otro prestamista, le avisaremos ${terms.assignmentNoticeBusinessDays} días hábiles antes; sus condiciones no cambian. Lo que ordene un juez debe pagarse en un plazo de ${days(terms.judgmentPaymentDays)}.`,
    },
  ],
}
