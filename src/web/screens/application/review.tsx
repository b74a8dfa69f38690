// Everything that was told, once more, before it is sent: each step with the way to change it.

import { useWords } from '../../messages/words-context.tsx'
import { OwnScreen } from '../../page/own-screen.tsx'
import { ActionForm } from '../../ui/busy.tsx'
import { Button, TextLink } from '../../ui/button.tsx'
import { Shots } from '../../ui/image-picker.tsx'
import { Leaf, Quiet, Voice } from '../../ui/leaf.tsx'
import { useProblemText } from '../../ui/problem-note.tsx'
import { RowValue } from '../../ui/row-value.tsx'
import { Row, Rows } from '../../ui/rows.tsx'
import { ServerMessage } from '../../ui/toast.tsx'
import { applyFormId } from './apply-frame.tsx'
import type { ReviewedStep, ReviewView } from './apply-view.ts'
import type { StepAnswer } from './save-step.ts'

export function Review({ view, answer }: { view: ReviewView; answer: StepAnswer | undefined }) {
  const words = useWords().application
  const text = useProblemText()
  const { application } = view
  return (
    <OwnScreen
      title={words.apply.title}
      backTo={view.back}
      foot={
        <>
          <Quiet>{words.apply.sendNote}</Quiet>
          <Button type="submit" form={applyFormId} name="intent" value="submit">
            {words.apply.send}
          </Button>
        </>
      }
    >
      {answer !== undefined && answer.problem !== null && <ServerMessage text={text(answer.problem)} about={answer} />}
      <ActionForm id={applyFormId} className="leaf">
        <Voice>{words.apply.review}</Voice>
        <Quiet>{words.apply.reviewText}</Quiet>
        <Rows ruled>
          <Row term={application.productName} money={application.principalMinor} />
        </Rows>
        <input type="hidden" name="applicationId" value={application.applicationId} />
        <input type="hidden" name="key" value={answer?.key ?? view.key} />
      </ActionForm>
      {view.steps
        .filter((step) => step.rows.length + step.pictures.length > 0)
        .map((step) => (
          <StepLeaf key={step.step} step={step} />
        ))}
    </OwnScreen>
  )
}

function StepLeaf({ step }: { step: ReviewedStep }) {
  const words = useWords().application.apply
  const headingId = `told-${step.step}`
  return (
    <Leaf labelledBy={headingId}>
      <div className="head">
        <h2 id={headingId}>{step.title}</h2>
        <TextLink to={step.change}>
          {words.change}
          <span className="hide"> {step.title}</span>
        </TextLink>
      </div>
      <Rows under>
        {step.rows.map((row) => (
          <Row key={row.label} term={row.label}>
            <RowValue value={row.value} />
          </Row>
        ))}
      </Rows>
      {step.pictures.length > 0 && <Shots pictures={step.pictures} />}
    </Leaf>
  )
}
