import { abuse } from './abuse.ts'
import { foodAsEnemy, swallowed, woundedSelf } from './bodyInDanger.ts'
import { child } from './child.ts'
import { despair } from './despair.ts'
import { dyingInOtherWords } from './dyingInOtherWords.ts'
import { eating } from './eating.ts'
import { hopelessness } from './hopelessness.ts'
import { illness } from './illness.ts'
import { minor } from './minor.ts'
import {
  abuseElsewhere,
  despairElsewhere,
  overdoseElsewhere,
  pregnancyElsewhere,
  selfHarmElsewhere,
} from './otherLanguages.ts'
import { overdose } from './overdose.ts'
import { plainText } from './plainText.ts'
import { pregnancy } from './pregnancy.ts'
import {
  childAside,
  deathAside,
  foodAside,
  harmAside,
  illnessAside,
  pregnancyAside,
  swallowedAside,
  violenceAside,
} from './saidAside.ts'
import { selfHarm } from './selfHarm.ts'
import { sexualViolence, violence } from './violence.ts'

/**
 * The kinds of message that get a fixed answer, the most urgent first: of a message that is of several kinds, the first
 * decides. The rules prefer a false alarm, which costs a reader one answer, to a cry for help that is not heard.
 */
const RULES = {
  overdose: [...overdose, ...swallowed, ...swallowedAside, ...overdoseElsewhere],
  despair: [...despair, ...dyingInOtherWords, ...hopelessness, ...deathAside, ...despairElsewhere],
  selfHarm: [...selfHarm, ...woundedSelf, ...harmAside, ...selfHarmElsewhere],
  abuse: [...abuse, ...violence, ...sexualViolence, ...violenceAside, ...abuseElsewhere],
  eating: [...eating, ...foodAsEnemy, ...foodAside],
  minor: [...minor, ...child, ...childAside],
  pregnancy: [...pregnancy, ...pregnancyAside, ...pregnancyElsewhere],
  illness: [...illness, ...illnessAside],
}
export type Distress = keyof typeof RULES

const patterns = Object.entries(RULES).map(([kind, rules]) => ({
  kind: kind as Distress,
  rules: rules.map((rule) => new RegExp(rule)),
}))

export function distressOf(message: string): Distress | undefined {
  const text = plainText(message)
  return patterns.find(({ rules }) => rules.some((rule) => rule.test(text)))?.kind
}
