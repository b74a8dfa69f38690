// The sandbox wallet's page: what a borrower sees at a payment company, small and plain. Demo mode only.

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { locationOf } from '../../core/link-gate.ts'
import { markets } from '../../core/market/markets.ts'
import { formatMoney } from '../../core/money.ts'
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
