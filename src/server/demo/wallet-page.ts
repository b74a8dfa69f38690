// The sandbox's pages, a wallet's and one that adds a card: what a borrower sees at a payment company, small and plain. Demo mode only.

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { locationOf } from '../../core/link-gate.ts'
import { markets } from '../../core/market/markets.ts'
import { formatMoney } from '../../core/money.ts'
import { sandboxCards } from '../adapters/providers/sandbox/desk.ts'
import type { SandboxCharge } from '../adapters/providers/sandbox/store.ts'
import type { Demo } from './demo-port.ts'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? '')

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`
}

export function mountWalletPage(app: FastifyInstance, demo: Demo): void {
  const { sandbox, deps } = demo.means
  const market = markets[deps.config.policyPack]
  const backOf = ({ query }: FastifyRequest): string =>
    locationOf(String((query as Record<string, unknown>).return ?? ''), deps.config)
  app.get('/demo/wallet/:walletId', async (request, reply) => {
    const { walletId } = request.params as { walletId: string }
    const back = backOf(request)
    const code = sandbox.walletCode(walletId)
    reply.header('Content-Type', 'text/html; charset=utf-8')
    if (code === null) return reply.code(404).send(page('Sandbox wallet', '<p>There is no such payment.</p>'))
    const amount = formatMoney(code.amountMinor, market.moneyFormat, market.currencySymbol ?? '₱')
    const form = `<form method="post" action="/demo/wallet/${escaped(walletId)}?return=${encodeURIComponent(back)}"><p>Amount: <strong>${escaped(amount)}</strong></p><p><button type="submit">Pay</button></p></form><p><a href="${escaped(back)}">Cancel</a></p>`
    return reply.send(page('Sandbox wallet', form))
  })
  app.post('/demo/wallet/:walletId', async (request, reply) => {
    const { walletId } = request.params as { walletId: string }
    const paid = await sandbox.payInWallet(walletId)
    if (paid === null)
      return reply
        .code(404)
        .header('Content-Type', 'text/html; charset=utf-8')
        .send(page('Sandbox wallet', '<p>There is no such payment.</p>'))
    await demo.time.runDue()
    const back = backOf(request)
    return reply.code(303).header('Location', back).send()
  })
}

/** Sample cards to choose from: no number is typed into the demo. */
export function mountCardPage(app: FastifyInstance, demo: Demo): void {
  const { sandbox, deps } = demo.means
  const backOf = ({ query }: FastifyRequest): string =>
    locationOf(String((query as Record<string, unknown>).return ?? ''), deps.config)
  app.get('/demo/card/:pageId', async (request, reply) => {
    const { pageId } = request.params as { pageId: string }
    reply.header('Content-Type', 'text/html; charset=utf-8')
    const setup = sandbox.setupOnPage(pageId)
    const charge = sandbox.chargeOnPage(pageId)
    if (charge !== null) return reply.send(bankPage(pageId, charge, demo))
    if (setup === null) return reply.code(404).send(page('Sandbox card', '<p>There is no such page.</p>'))
    const buttons = sandboxCards
      .map(
        ({ lastFour }) =>
          `<p><button name="card" value="${lastFour}">${escaped(sampleWords[lastFour] ?? lastFour)}</button></p>`,
      )
      .join('')
    const action = `/demo/card/${escaped(pageId)}?return=${encodeURIComponent(backOf(request))}`
    const form = `<form method="post" action="${action}">${buttons}<p><button name="card" value="">Cancel</button></p></form>`
    return reply.send(page('Sandbox card', form))
  })
  app.post('/demo/card/:pageId', async (request, reply) => {
    const { pageId } = request.params as { pageId: string }
    const chosen = new URLSearchParams(Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '').get('card')
    const charge = sandbox.chargeOnPage(pageId)
    if (charge !== null) {
      sandbox.answerCharge(charge.key, chosen === 'confirm')
      return reply
        .code(303)
        .header('Location', locationOf(charge.returnUrl ?? '', deps.config))
        .send()
    }
    const done = sandbox.finishSetup(pageId, sandboxCards.find(({ lastFour }) => lastFour === chosen) ?? null)
    if (done === null) return reply.code(404).send()
    return reply.code(303).header('Location', backOf(request)).send()
  })
}

function bankPage(pageId: string, charge: SandboxCharge, demo: Demo): string {
  if (charge.state !== 'asks') return page('Sandbox bank', '<p>This payment waits for no answer.</p>')
  const market = markets[demo.means.deps.config.policyPack]
  const amount = formatMoney(charge.amountMinor, market.moneyFormat, market.currencySymbol ?? '₱')
  const form = `<form method="post" action="/demo/card/${escaped(pageId)}"><p>Did you make this payment of <strong>${escaped(amount)}</strong>?</p><p><button name="card" value="confirm">Yes, confirm</button></p><p><button name="card" value="no">No</button></p></form>`
  return page('Sandbox bank', form)
}

const sampleWords: Readonly<Record<string, string>> = {
  '4242': 'Card 4242: pays at once',
  '3155': 'Card 3155: asks for a code',
  '9995': 'Card 9995: not enough money for now',
  '0002': 'Card 0002: always declined',
  '3184': 'Card 3184: pays while you are here, declined while you are not',
  '3220': 'Card 3220: its bank asks you to confirm each payment',
}
