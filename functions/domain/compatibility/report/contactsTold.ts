import { type AspectName, PLANETS, type Planet } from '../../../../shared/domain/chart.ts'
import type { CrossAspect } from '../../../../shared/domain/compatibility.ts'
import type { CompatibilityChapters } from '../../../content/schema/compatibilityChapters.ts'
import { fillTemplate } from '../../words/fillTemplate.ts'
import type { Skies } from '../personSky.ts'
import { asSentences, bodyOf, tellAbout } from './inWords.ts'
import { openTexts } from './openTexts.ts'
import type { Person, Telling } from './Telling.ts'

/** A contact as it is told: the body that comes first in a chart is named first. */
export interface ContactTold {
  first: Planet
  second: Planet
  aspect: AspectName
  /** Whose the first body is. */
  owner: Person
  isEasy: boolean
}

/** The contacts that are told, the weightiest first: each pair of bodies once, and none that rests on a Moon of noon. */
export function contactsTold(aspects: readonly CrossAspect[], skies: Skies): ContactTold[] {
  const told = aspects
    .filter((aspect) => isSure(aspect, skies))
    .map(inOrder)
    .filter(({ first, second }) => piecesOf(first, second))
  const keys = told.map(({ first, second }) => `${first} ${second}`)
  return told.filter((_, index) => keys.indexOf(keys[index]!) === index)
}

/** With known time and place a Moon's degree is sure. */
const isSure = ({ planet1, planet2 }: CrossAspect, [one, other]: Skies): boolean =>
  (planet1 !== 'Moon' || one.cusps !== null) && (planet2 !== 'Moon' || other.cusps !== null)

function inOrder({ planet1, aspect, planet2, harmony, tension }: CrossAspect): ContactTold {
  const isInOrder = PLANETS.indexOf(planet1) <= PLANETS.indexOf(planet2)
  const [first, second] = isInOrder ? [planet1, planet2] : [planet2, planet1]
  // Saturn beside a body is as much strain as ease, and is told as something to work on.
  return { first, second, aspect, owner: isInOrder ? 'reader' : 'partner', isEasy: harmony > tension }
}

/** Two or three sentences on a contact: which one it is, and what it brings. Neighbours in a list begin differently. */
export function tellContact(contact: ContactTold, order: number, telling: Telling): string {
  const { first, second, aspect, owner } = contact
  const brings = telling.pick(piecesOf(first, second)![toneOf(aspect)], `${first} ${second}`)
  return `${nameContact(contact, order, telling)} ${tellAbout(owner, brings)}`
}

/** Which contact it is: "Your Venus squares their Mars." */
export function nameContact({ first, second, aspect, owner }: ContactTold, order: number, { pick }: Telling): string {
  const other: Person = owner === 'reader' ? 'partner' : 'reader'
  const frames = openTexts('frames').contact[aspect]
  const frame = frames[(frames.indexOf(pick(frames, 'contact frame')) + order) % frames.length]!
  return asSentences(fillTemplate(frame, { P: bodyOf(owner, first), Q: bodyOf(other, second) }))
}

/** What two bodies bring about between two people, or undefined for a contact that is never told. */
function piecesOf(first: Planet, second: Planet): ContactPieces | undefined {
  const chapter = CHAPTERS[first]
  const contacts: Partial<Record<Planet, ContactPieces>> = chapter ? openTexts(chapter) : {}
  return contacts[second]
}

type ContactPieces = CompatibilityChapters['contacts/sun']['Sun']

const CHAPTERS: Partial<Record<Planet, `contacts/${'sun' | 'moon' | 'mercury' | 'venus' | 'mars'}`>> = {
  Sun: 'contacts/sun',
  Moon: 'contacts/moon',
  Mercury: 'contacts/mercury',
  Venus: 'contacts/venus',
  Mars: 'contacts/mars',
}

const toneOf = (aspect: AspectName): keyof ContactPieces => {
  if (aspect === 'conjunction') return 'joined'
  return aspect === 'trine' || aspect === 'sextile' ? 'easy' : 'tense'
}
