import type { AspectName } from '../../../../shared/domain/chart.ts'
import type { CrossAspect, ScorePart, ScorePartName, SignBond } from '../../../../shared/domain/compatibility.ts'
import { SCORE_PARTS } from '../../../../shared/domain/compatibility.ts'
import { partOf } from '../scoreShares.ts'
import { signBond } from '../signBond.ts'
import { asSentences, bodyOf } from './inWords.ts'
import type { Telling } from './Telling.ts'

/** What the score is made of, each part with its reason. */
export const tellScoreParts = (telling: Telling): ScorePart[] =>
  SCORE_PARTS.map((part) => {
    const points = telling.compatibility.points[part]
    return { part, points, reason: reasonOf(part, points, telling) }
  })

function reasonOf(part: ScorePartName, points: number, telling: Telling): string {
  if (part === 'average') return 'Where the average pair is. Each part below is set against its own average.'
  if (part === 'elements')
    return `The elements of your Sun, Moon, Mercury, Venus and Mars signs are ${likeness(points)} in most pairs.`
  const aspects = telling.compatibility.aspects.filter((aspect) => partOf(aspect) === part)
  if (part === 'sun_signs') return [reasonOfSigns(telling), tellAspects(aspects)].filter(Boolean).join(' ')
  const reason = tellAspects(aspects) || 'No contact here, where most pairs have some.'
  return part === 'moon' ? `${reason} Moons count at half weight.` : reason
}

function likeness(points: number): string {
  if (points === 0) return 'about as alike as'
  return points > 0 ? 'more alike than' : 'less alike than'
}

function reasonOfSigns({ skies: [one, other] }: Telling): string {
  const [mine, theirs] = [one.signsOf('Sun')[0]!, other.signsOf('Sun')[0]!]
  return `${mine === theirs ? `${mine} twice` : `${mine} and ${theirs}`}: ${BONDS[signBond(mine, theirs)]}.`
}

const BONDS: Record<SignBond, string> = {
  same: 'one sign',
  kindred: 'signs of one element',
  friendly: 'signs that get on',
  opposite: 'opposite signs',
  tense: 'signs at a right angle',
  unlike: 'signs with little in common',
}

/** The contact that gives most and the one that costs most, of a list that begins with the weightiest. */
function tellAspects(aspects: readonly CrossAspect[]): string {
  const gives = aspects.find(({ harmony, tension }) => harmony > tension)
  const costs = aspects.find(({ harmony, tension }) => harmony <= tension)
  const told = [gives && `${nameOf(gives)} helps most`, costs && `${nameOf(costs)} costs most`].filter(Boolean)
  return told.length === 0 ? '' : asSentences(`${told.join('; ')}.`)
}

const nameOf = ({ planet1, aspect, planet2 }: CrossAspect): string =>
  `${bodyOf('reader', planet1)} ${ADJECTIVES[aspect]} ${bodyOf('partner', planet2)}`

const ADJECTIVES: Record<AspectName, string> = {
  conjunction: 'conjunct',
  opposition: 'opposite',
  trine: 'trine',
  square: 'square',
  sextile: 'sextile',
}
