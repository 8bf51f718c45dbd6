import type { RelationshipStatus } from '../../../../shared/domain/user.ts'

/** How a reading words the other person, by what the reader has said of their relationship. */
export const someone = (status: RelationshipStatus | null): string => (status ? WORDS[status] : 'someone close')

/** Whom an act is for: those who have a partner choose, so that nobody else reads of the other person once more. */
export const friendOf = (status: RelationshipStatus | null): string =>
  status === 'dating' || status === 'married' ? `${WORDS[status]} or a friend` : 'a friend'

const WORDS: Record<RelationshipStatus, string> = {
  single: "someone you'd like to know",
  dating: "the person you're seeing",
  married: 'your partner',
  complicated: "the one it's unsettled with",
}
