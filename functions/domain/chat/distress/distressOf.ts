import { abuse } from './abuse.ts'
import { despair } from './despair.ts'
import { eating } from './eating.ts'
import { illness } from './illness.ts'
import { minor } from './minor.ts'
import { overdose } from './overdose.ts'
import { plainText } from './plainText.ts'
import { pregnancy } from './pregnancy.ts'
import { selfHarm } from './selfHarm.ts'

/**
 * The kinds of message that get a fixed answer, the most urgent first: of a message that is of several kinds, the first
 * decides. The rules prefer a false alarm, which costs a reader one answer, to a cry for help that is not heard.
 */
const RULES = { overdose, despair, selfHarm, abuse, eating, minor, pregnancy, illness }
export type Distress = keyof typeof RULES

const patterns = Object.entries(RULES).map(([kind, rules]) => ({
  kind: kind as Distress,
  rules: rules.map((rule) => new RegExp(rule, 'u')),
}))

export function distressOf(message: string): Distress | undefined {
  const text = plainText(message)
  return patterns.find(({ rules }) => rules.some((rule) => rule.test(text)))?.kind
}
