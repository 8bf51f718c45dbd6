import { expect, test } from 'vitest'
import { castChart } from '../../functions/domain/chart/natalChart.ts'
import { chatFacts } from '../../functions/domain/chat/chatFacts.ts'
import { withAnswer } from '../../functions/domain/chat/factsOfAnswer.ts'
import { unsayable } from '../../functions/domain/chat/instructions.ts'
import { checkText } from '../../functions/domain/grounding/checkText.ts'
import { epochSeconds } from '../../shared/domain/time.ts'
import { aBirth, aPlace } from '../makers/aBirth.ts'
import type { ExampleAnswer } from './answers/ExampleAnswer.ts'
import { seenOfAna } from './answers/seenOfAna.ts'
import { seenOfBen } from './answers/seenOfBen.ts'
import { setAside } from './answers/setAside.ts'
import { figure } from './figure.ts'

const now = epochSeconds(Date.UTC(2026, 10, 25, 6) / 1000)
const lisbon = aPlace({ lat: 38.7223, lon: -9.1393, zone: 'Europe/Lisbon' })
const singapore = aPlace({ lat: 1.3521, lon: 103.8198, zone: 'Asia/Singapore' })
const charts = {
  ana: castChart(aBirth({ date: '1988-11-02', time: '06:40', place: lisbon })),
  ben: castChart(aBirth({ date: '1996-07-19', time: '21:15', place: singapore })),
}

const isShown = ({ who, question, answer }: ExampleAnswer) => {
  const { facts } = chatFacts({ chart: charts[who], zone: 'UTC', now })
  const isOfAnother = /^Are we|^He was/.test(question)
  const known = withAnswer(facts, { answer: answer.join('\n\n'), today: '2026-11-25', isOfAnother })
  return (text: string) => checkText({ text, facts: known, instructions: unsayable }).length === 0
}

test.each([
  ['seen', [...seenOfAna, ...seenOfBen]],
  ['set aside', setAside],
] as const)('of the %s answers 27 of 30 good ones pass and 29 of 30 false ones do not', (part, asked) => {
  const good = asked.flatMap((each) => each.good.map(isShown(each)))
  const bad = asked.flatMap((each) => each.bad.map(isShown(each)))

  const [shown, stopped] = [good.filter(Boolean).length, bad.filter((each) => !each).length]
  figure('Answers', `${part}: ${shown} of ${good.length} good shown, ${stopped} of ${bad.length} false stopped`)
  expect(shown).toBeGreaterThanOrEqual((good.length * 27) / 30)
  expect(stopped).toBeGreaterThanOrEqual((bad.length * 29) / 30)
})
