// The form that imports a provider's settlement report: whole or not at all; what is wrong is told by line and column.

import { mayDo } from '../../core/officer/rights.ts'
import type { Act, Visit } from '../screen.ts'
import { ActForm, ChoiceField } from '../ui/form.tsx'

const act = 'import'

export const importAct: Act = async (posted, { call, words }) => {
  const [file] = posted.files.filter(({ field, bytes }) => field === 'file' && bytes.length > 0)
  if (file === undefined)
    return {
      ok: false,
      status: 400,
      code: 'badInput',
      message: words.payments.report.noFile,
      fields: ['file'],
      more: {},
    }
  // What is no text becomes one that the reader of reports refuses.
  const input = { provider: posted.text('provider'), file: new TextDecoder().decode(file.bytes) }
  const answer = await call('importReport', input, posted.key)
  if (!answer.ok) return answer
  const { id, isNew } = answer.data
  return { to: `/payments/reports/${encodeURIComponent(id)}`, said: isNew ? 'imported' : 'importedBefore' }
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
            visit={visit}
            act={act}
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
          <button type="submit" className="btn wide">
            {words.submit}
          </button>
        </ActForm>
      )}
    </section>
  )
}
