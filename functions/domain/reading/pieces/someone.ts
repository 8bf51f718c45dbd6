import type { RelationshipStatus } from '../../../../shared/domain/user.ts'
import { capitalised } from '../../words/capitalised.ts'

/** How a reading words the other person, by what the reader has said of their relationship; the ways take turns. */
export const SOMEONE: Readonly<Record<RelationshipStatus | 'unknown', readonly [string, ...string[]]>> = {
  single: ["someone you'd like to know", 'a person you like', 'someone who interests you'],
  dating: ["the person you're seeing", "the one you're seeing"],
  married: ['your partner'],
  complicated: ["the one it's unsettled with", "the person you're unsure about"],
  unknown: ['someone close', 'a person close to you'],
}

/** @param turn any whole number from zero */
export function someone(status: RelationshipStatus | null, turn: number): string {
  const ways = SOMEONE[status ?? 'unknown']
  return ways[turn % ways.length]!
}

/** Whom an act is for: on days of love, those who have a partner choose. */
export const friendOf = (status: RelationshipStatus | null): string =>
  status === 'dating' || status === 'married' ? `${SOMEONE[status][0]} or a friend` : 'a friend'

/** What the other person and whom an act is for are called in the sentences of a card. */
export function peopleSlots(
  status: RelationshipStatus | null,
  { isOfLove, turn }: { isOfLove: boolean; turn: number },
) {
  const words = someone(status, turn)
  return { someone: words, Someone: capitalised(words), friend: friendOf(isOfLove ? status : null) }
}
