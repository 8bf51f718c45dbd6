import type { Planet } from '../../../../shared/domain/chart.ts'
import { fillTemplate } from '../../words/fillTemplate.ts'
import type { PersonSky } from '../personSky.ts'
import { listWords } from './inWords.ts'
import { openTexts } from './openTexts.ts'
import type { Telling } from './Telling.ts'

/** What the birth data leave open, and what was done about it. */
export function tellLimits({ skies: [reader, partner] }: Telling): string[] {
  const texts = openTexts('limits')
  return [
    ...tellUnknown(partner),
    ...MOVERS.flatMap((planet) => tellOpenSign(planet, partner)),
    reader.known === 'chart' ? '' : texts.reader[reader.known],
    texts.score,
  ].filter(Boolean)
}

/** Of a date alone neither the rising sign nor the Moon's degree is known, and with the place only the hour is missing. */
function tellUnknown(partner: PersonSky): string[] {
  const { rising, partner: noTime } = openTexts('limits')
  if (partner.known === 'chart') return []
  return partner.known === 'place' ? [noTime] : [rising, tellMoon(partner)]
}

function tellMoon({ signsOf }: PersonSky): string {
  const [signs, { sure, open, score }] = [signsOf('Moon'), openTexts('limits').moon]
  const where =
    signs.length === 1 ? fillTemplate(sure, { sign: signs[0]! }) : fillTemplate(open, { signs: listWords(signs, 'or') })
  return `${where} ${score}`
}

const MOVERS: readonly Planet[] = ['Sun', 'Mercury', 'Venus', 'Mars']

function tellOpenSign(planet: Planet, { signsOf }: PersonSky): string[] {
  const signs = signsOf(planet)
  if (signs.length === 1) return []
  const words = { planet, signs: listWords(signs, 'or'), taken: signs[0]! }
  return [fillTemplate(openTexts('limits').openSign, words)]
}
