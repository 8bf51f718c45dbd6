import type { Area } from '../../../content/schema/areas.ts'
import { chooseLongestAgo, rotated } from '../../words/chooseLongestAgo.ts'
import { type RememberedDay, topicLetters } from '../Memory.ts'
import type { TopicPassage } from './passagesOf.ts'

/** Which of a fact's passages is told, and which area and act of it: those that this reader had longest ago. */
export interface Telling extends TopicPassage {
  area: Area
  act: 0 | 1
}

interface Choice {
  passages: readonly TopicPassage[]
  areas: readonly [Area, ...Area[]]
  read: readonly RememberedDay[]
  turn: number
}

export function chooseTelling({ passages, areas, read, turn }: Choice): Telling {
  const lastRead = ({ topic, index }: TopicPassage, is: (day: RememberedDay) => boolean = () => true) =>
    read.findLast((day) => day.topic === topicLetters(topic) && day.passage === index && is(day))?.date
  const told = chooseLongestAgo(rotated(passages, turn), (each) => lastRead(each))
  const area = chooseLongestAgo(areas, (each) => lastRead(told, (day) => day.area === each))
  const act = chooseLongestAgo(rotated([0, 1] as const, turn), (each) => lastRead(told, (day) => day.act === each))
  return { ...told, area, act }
}
