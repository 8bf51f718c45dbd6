/** After the first half moon: the first obstacle in what the New Moon began, by the Moon's part of life, first to twelfth. */
export const FIRST_QUARTER_IN_HOUSES = [
  ['The first obstacle is how you come across, for instance a message that sounds sharper than you mean.'],
  ['A week-old plan meets its first price tag, and the sum on the receipt is worth an honest look.'],
  ['Whatever slows a new plan first is small and local: a missed call, a crossed message, a closed road.'],
  ['Objections come from home first, where the boxes, the family and the noise next door were there before your plan.'],
  ['Fun is the first thing in the way, since the plan says work and someone close says movie.'],
  ['A new start collides with the daily routine first, at about the hour of dishes, laundry and the early alarm.'],
  ["The other person's opinion is the first hurdle, and a cup of coffee is a good place to hear it."],
  ['Shared money or trust is the first hurdle, so the new plan needs a talk with someone close about the account.'],
  ['One rule, one teacher or one form from a distant office is the first thing a new plan has to get past.'],
  ['At work a new plan runs into its first obstacle: a deadline, and a manager who has not heard of it.'],
  ['Friends have views on a new plan, and the first hurdle is a group chat with nine answers to one question.'],
  ['Tiredness is the first thing to get past, and a plan that begins with a nap is still moving.'],
] as const satisfies readonly (readonly string[])[]
