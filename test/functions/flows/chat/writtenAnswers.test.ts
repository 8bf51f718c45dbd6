import { describe, expect, test } from 'vitest'
import { writeAnswer } from '../../../../functions/flows/chat/writeAnswer.ts'
import { figure } from '../../../checks/figure.ts'
import { falseAnswers } from '../../../data/answers/falseAnswers.ts'
import { goodAnswers } from '../../../data/answers/goodAnswers.ts'
import { aModel } from '../../../fakes/aModel.ts'
import { aPlace } from '../../../makers/aBirth.ts'
import { aKnowledge } from '../../../makers/aKnowledge.ts'

const KNOWN = {
  london: aKnowledge(),
  singapore: aKnowledge({
    zone: 'Asia/Singapore',
    birth: {
      date: '1984-01-30',
      time: '22:45',
      place: aPlace({ name: 'Singapore', lat: 1.29, lon: 103.85, zone: 'Asia/Singapore' }),
    },
  }),
  untimed: aKnowledge({ birth: { date: '1990-09-08', time: '12:00', timeKnown: false } }),
}

/** What is shown when a model answers so, twice. */
async function shown(chart: keyof typeof KNOWN, message: string, text: string): Promise<string> {
  const { model } = aModel(text, text)
  const { response } = await writeAnswer({ model }, { message, known: KNOWN[chart], earlier: [], person: 'somebody' })
  return response
}

/** Written by somebody who did not know the rules. At first sight 81 good ones were shown, and 74 false ones stopped. */
describe('answers that a model writes', () => {
  test('are shown when they are good', async () => {
    const refused = []
    for (const [chart, question, answer] of goodAnswers)
      if ((await shown(chart, question, answer)) !== answer) refused.push(`${chart} · ${question} · ${answer}`)

    figure('Good answers', `${goodAnswers.length - refused.length} of ${goodAnswers.length} are shown, whole`)
    expect(refused.length, refused.join('\n')).toBeLessThanOrEqual(12)
  })

  test('are not when they say what is false', async () => {
    const passed = []
    for (const [chart, question, answer, lie] of falseAnswers)
      if ((await shown(chart, question, answer)).includes(lie)) passed.push(`${chart} · ${question} · ${answer}`)

    figure('False answers', `${falseAnswers.length - passed.length} of ${falseAnswers.length} are stopped`)
    expect(passed.length, passed.join('\n')).toBeLessThanOrEqual(3)
  })

  test('carry the lie that they are listed for', () => {
    for (const [, , answer, lie] of falseAnswers) expect(answer).toContain(lie)
  })
})
