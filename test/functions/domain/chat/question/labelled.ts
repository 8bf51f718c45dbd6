import type { Question, QuestionKind } from '../../../../../functions/domain/chat/question/Question.ts'
import { fresh1 } from './fresh1.ts'
import { fresh2 } from './fresh2.ts'
import { fresh3 } from './fresh3.ts'
import { fresh4 } from './fresh4.ts'
import { fresh5 } from './fresh5.ts'
import { heldOut as heldOutLabels } from './heldOut.ts'
import type { Labels } from './Labels.ts'
import { labelledChart } from './labelledChart.ts'
import { labelledLast } from './labelledLast.ts'
import { labelledLater } from './labelledLater.ts'
import { labelledLife } from './labelledLife.ts'
import { labelledTalk } from './labelledTalk.ts'

export interface LabelledMessage {
  kinds: readonly QuestionKind[]
  message: string
  expected: Partial<Question>
  earlier: readonly { message: string; response: string }[]
}

const listed = (labels: Labels): LabelledMessage[] =>
  labels.flatMap(([kinds, messages]) =>
    messages.map((label) => {
      const [message, expected = {}, before] = typeof label === 'string' ? [label] : label
      const earlier = before === undefined ? [] : [{ message: before, response: 'An answer.' }]
      return { kinds: kinds.split(' or ') as QuestionKind[], message, expected, earlier }
    }),
  )

export const labelled = listed([
  ...labelledChart,
  ...labelledLife,
  ...labelledTalk,
  ...labelledLater,
  ...labelledLast,
  ...fresh1,
  ...fresh2,
  ...fresh3,
  ...fresh4,
  ...fresh5,
])
export const heldOut = listed(heldOutLabels)
