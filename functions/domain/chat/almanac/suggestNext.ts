import { rotated } from '../../words/chooseLongestAgo.ts'
import { fillTemplate } from '../../words/fillTemplate.ts'
import { hash } from '../../words/hash.ts'
import type { Question } from '../question/Question.ts'
import { suggestions } from './chatWords.ts'

const MOST = 3

interface Choice {
  question: Question
  /** Those of the answer itself. */
  own: readonly string[]
  /** What has been asked already, which is not suggested again. */
  asked: readonly string[]
}

/** Questions to ask next: about what the answer was about, and one of the general ones. */
export function suggestNext({ question, own, asked }: Choice): string[] {
  const { any, area, body } = suggestions()
  const [first] = question.bodies
  const about = [
    ...(question.area ? area[question.area] : []),
    ...(first ? body.map((each) => fillTemplate(each, { body: first })) : []),
  ]
  const general = rotated(any, hash(asked.join()))
  const isNew = (each: string) => !asked.some((one) => one.toLowerCase() === each.toLowerCase())
  const fresh = [...own, ...about.slice(0, MOST - 1), ...general].filter(isNew)
  return [...new Set(fresh)].slice(0, MOST)
}
