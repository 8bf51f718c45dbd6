import type { ChoiceField, Profile } from '../../../shared/domain/user.ts'

export type Choice = NonNullable<Profile[ChoiceField]>

/** What is chosen, as a person reads it. */
export const choiceNames: Readonly<Record<ChoiceField, string>> = {
  gender: 'Gender',
  relationshipStatus: 'Relationship status',
  lifeFocus: 'Life focus',
}

/** The choices of gender, relationship status and life focus as a person reads them. */
export const choiceLabels: Readonly<Record<Choice, string>> = {
  female: 'Female',
  male: 'Male',
  'non-binary': 'Non-binary',
  'prefer-not-to-say': 'Prefer not to say',
  single: 'Single',
  dating: 'Dating',
  married: 'Married',
  complicated: 'Complicated',
  love: 'Love',
  career: 'Career',
  money: 'Money',
  wellbeing: 'Wellbeing',
}
