import type { Question, QuestionKind } from '../../../../../functions/domain/chat/question/Question.ts'
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

export const labelled = listed([...labelledChart, ...labelledLife, ...labelledTalk, ...labelledLater, ...labelledLast])
export const heldOut = listed(heldOutLabels)
