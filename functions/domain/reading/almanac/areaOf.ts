import type { LifeFocus, RelationshipStatus } from '../../../../shared/domain/user.ts'
import type { Area } from '../../../content/schema/areas.ts'

/** The area of a life that each house belongs to, the first to the last. */
const AREA_OF_HOUSE: readonly Area[] = [
  'self',
  'work',
  'people',
  'people',
  'love',
  'work',
  'love',
  'love',
  'self',
  'work',
  'people',
  'self',
]

const AREA_OF_FOCUS: Record<LifeFocus, Area> = { love: 'love', career: 'work', money: 'work', wellbeing: 'self' }

/** The areas to tell, the likeliest first: that of the house and, on every other day, that of the life focus before it. */
export function areasFor(house: number, focus: LifeFocus | null, turn: number): readonly [Area, ...Area[]] {
  const ofHouse = AREA_OF_HOUSE[house - 1]!
  const ofFocus = focus ? AREA_OF_FOCUS[focus] : ofHouse
  const [first, second] = turn % 2 === 0 ? [ofFocus, ofHouse] : [ofHouse, ofFocus]
  const rest = (['self', 'people', 'work', 'love'] as const).filter((area) => area !== first && area !== second)
  return first === second ? [first, ...rest] : [first, second, ...rest]
}

/** How a reading names the other person, by what the reader has said of their relationship. */
export const partnerWords = (status: RelationshipStatus | null): string => PARTNERS[status ?? 'complicated']

const PARTNERS: Record<RelationshipStatus, string> = {
  married: 'your partner',
  dating: "the person you're seeing",
  single: 'somebody you like',
  complicated: 'someone close',
}
