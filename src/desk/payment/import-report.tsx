// The form that imports a provider's settlement report: whole or not at all; what is wrong is told by line and column.

import { mayDo } from '../../core/officer/rights.ts'
import type { Act, Visit } from '../screen.ts'
import { ActForm, ChoiceField, Submit } from '../ui/form.tsx'

const act = 'import'

export const importAct: Act = async (posted, { call, words }) => {
  const [small] = posted.files.filter(({ field, bytes }) => field === 'file' && bytes.length > 0)
  // Bytes that are not UTF-8 become replacement characters, which the parser of reports refuses.
  const file = posted.upload('file') ?? (small === undefined ? null : new TextDecoder().decode(small.bytes))
  if (file === null)
    return {
      ok: false,
      status: 400,
      code: 'badInput',
      message: words.payments.report.noFile,
      fields: ['file'],
      more: {},
    }
  const answer = await call('importReport', { provider: posted.text('provider'), file }, posted.key)
  if (!answer.ok) return answer
  const { id, isNew, isWhole } = answer.data
  const said = !isNew ? 'importedBefore' : isWhole ? 'imported' : 'importedPart'
  return { to: `/payments/reports/${encodeURIComponent(id)}`, said }
}

export function ImportReport({ providers, visit }: { providers: readonly string[]; visit: Visit }) {
  const { report: words } = visit.words.payments
  const isWrong = visit.tried?.act === act && visit.tried.refused?.fields.includes('file')
  return (
    <section className="part stack" id="report">
      <h2>{words.title}</h2>
      {!mayDo(visit.me.role, 'proposePayment') ? (
        <p className="quiet s">{words.notYours}</p>
      ) : providers.length === 0 ? (
        <p className="quiet s">{words.noProvider}</p>
      ) : (
        <ActForm act={act} visit={visit} className="stack" files at="report">
          <p className="quiet s">{words.note}</p>
          <ChoiceField
            name="provider"
            label={words.provider}
            options={providers.map((name) => ({ value: name, label: name }))}
          />
          <div>
            <label htmlFor="report-file">{words.file}</label>
            <input
              className="box"
              id="report-file"
              type="file"
              name="file"
              accept=".csv,text/csv,text/plain"
              required
              {...(isWrong ? { 'aria-invalid': true } : {})}
            />
          </div>
          <Submit look="wide">{words.submit}</Submit>
        </ActForm>
      )}
    </section>
  )
}
