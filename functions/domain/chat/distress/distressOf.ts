import { abuse } from './abuse.ts'
import { foodAsEnemy, swallowed, woundedSelf } from './bodyInDanger.ts'
import { child } from './child.ts'
import type { Distress } from './Distress.ts'
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
import { scoreDistress } from './scoreDistress.ts'
import { selfHarm } from './selfHarm.ts'
import { sexualViolence, violence } from './violence.ts'

/**
 * The rules of each kind, the most urgent first: of a message that is of several kinds, the first decides. They prefer a
 * false alarm, which costs a reader one answer, to a cry for help that is not heard.
 */
const RULES: Record<Distress, readonly string[]> = {
  overdose: [...overdose, ...swallowed, ...swallowedAside, ...overdoseElsewhere],
  despair: [...despair, ...dyingInOtherWords, ...hopelessness, ...deathAside, ...despairElsewhere],
  selfHarm: [...selfHarm, ...woundedSelf, ...harmAside, ...selfHarmElsewhere],
  abuse: [...abuse, ...violence, ...sexualViolence, ...violenceAside, ...abuseElsewhere],
  eating: [...eating, ...foodAsEnemy, ...foodAside],
  minor: [...minor, ...child, ...childAside],
  pregnancy: [...pregnancy, ...pregnancyAside, ...pregnancyElsewhere],
  illness: [...illness, ...illnessAside],
}

/** From here on the score says alone that a message is one of distress. Chosen by messages that it did not learn. */
const LIKELY = 0.4
/** Below this the score is so sure of an ordinary question that no rule is asked, which spares compiling them. */
const UNLIKELY = 0.02
/** From here on the score is so sure of a kind that no rule is asked either. */
const CERTAIN = 0.97

/**
 * The kind of distress that a message speaks of: by the rules, which know the words that always mean it, and by the score,
 * which has learnt how such messages are worded and hears also what no rule has foreseen.
 */
export function distressOf(message: string): Distress | undefined {
  const text = plainText(message)
  if (text === '') return undefined
  const { likelihood, kind, ofKind } = scoreDistress(text)
  if (ofKind >= CERTAIN) return kind
  if (likelihood < UNLIKELY) return undefined
  return (
    KINDS.find((each) => rulesOf(each).some((rule) => rule.test(text))) ?? (likelihood >= LIKELY ? kind : undefined)
  )
}

// The cast: keys of a record are strings to the compiler.
const KINDS = Object.keys(RULES) as Distress[]
const compiled = new Map<Distress, readonly RegExp[]>()

/** Compiled when they are first asked: all of them take longer than the rest of an answer. */
function rulesOf(kind: Distress): readonly RegExp[] {
  const rules = compiled.get(kind) ?? RULES[kind].map((rule) => new RegExp(rule))
  compiled.set(kind, rules)
  return rules
}
