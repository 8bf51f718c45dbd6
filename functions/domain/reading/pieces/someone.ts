import type { RelationshipStatus } from '../../../../shared/domain/user.ts'

/** How a reading words the other person, by what the reader has said of their relationship. */
export const someone = (status: RelationshipStatus | null): string => (status ? WORDS[status] : 'someone close')

const WORDS: Record<RelationshipStatus, string> = {
  single: "someone you'd like to know",
  dating: "the person you're seeing",
  married: 'your partner',
  complicated: "the one it's unsettled with",
}
