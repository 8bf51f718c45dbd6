import type { CrossAspect, ScorePart, ScorePartName } from '../../../../shared/domain/compatibility.ts'
import { SCORE_PARTS } from '../../../../shared/domain/compatibility.ts'
import { fillTemplate } from '../../words/fillTemplate.ts'
import { partOf } from '../scoreShares.ts'
import { signBond } from '../signBond.ts'
import { asSentences, bodyOf } from './inWords.ts'
import { openTexts } from './openTexts.ts'
import type { Telling } from './Telling.ts'

/** What the score is made of, each part with its reason. */
export const tellScoreParts = (telling: Telling): ScorePart[] =>
  SCORE_PARTS.map((part) => {
    const points = telling.compatibility.points[part]
    return { part, points, reason: reasonOf(part, points, telling) }
  })

function reasonOf(part: ScorePartName, points: number, telling: Telling): string {
  const texts = openTexts('score')
  if (part === 'average') return texts.average
  if (part === 'elements') return fillTemplate(texts.elements, { likeness: texts.likeness[likeness(points)] })
  const aspects = telling.compatibility.aspects.filter((aspect) => partOf(aspect) === part)
  if (part === 'sun_signs') return [reasonOfSigns(telling), tellAspects(aspects)].filter(Boolean).join(' ')
  const reason = tellAspects(aspects) || texts.none[part]
  return part === 'moon' ? fillTemplate(texts.moons, { reason }) : reason
}

function likeness(points: number): 'same' | 'more' | 'less' {
  if (points === 0) return 'same'
  return points > 0 ? 'more' : 'less'
}

function reasonOfSigns({ skies: [one, other] }: Telling): string {
  const [mine, theirs] = [one.signsOf('Sun')[0]!, other.signsOf('Sun')[0]!]
  const { signs, bonds } = openTexts('score')
  const bond = bonds[signBond(mine, theirs)]
  return mine === theirs
    ? fillTemplate(signs.same, { sign: mine, bond })
    : fillTemplate(signs.two, { mine, theirs, bond })
}

/** The contact that gives most and the one that costs most, of a list that begins with the weightiest. */
function tellAspects(aspects: readonly CrossAspect[]): string {
  const gives = aspects.find(({ harmony, tension }) => harmony > tension)
  const costs = aspects.find(({ harmony, tension }) => harmony <= tension)
  const texts = openTexts('score')
  const told = [
    gives && fillTemplate(texts.helps, { contact: nameOf(gives) }),
    costs && fillTemplate(texts.costs, { contact: nameOf(costs) }),
  ].filter(Boolean)
  return told.length === 0 ? '' : asSentences(`${told.join('; ')}.`)
}

function nameOf({ planet1, aspect, planet2 }: CrossAspect): string {
  const { contact, aspects } = openTexts('score')
  const [P, Q] = [bodyOf('reader', planet1), bodyOf('partner', planet2)]
  return fillTemplate(contact, { P, aspect: aspects[aspect], Q })
}
