import type { Sign } from '../../../../shared/domain/zodiac.ts'
import { indexOfSign } from '../../../../shared/domain/zodiac.ts'
import { signBond } from '../../compatibility/signBond.ts'
import { openChapter } from '../../content/openChapter.ts'

interface Bonds {
  sun: Readonly<Record<string, readonly string[]>>
}

/** What two Sun signs make of each other, from the book of compatibility. */
export function bondSentence(one: Sign, other: Sign): string {
  const ways = openChapter<Bonds>('compatibility/bonds').sun[signBond(one, other)]!
  return ways[(indexOfSign(one) + indexOfSign(other)) % ways.length]!
}
