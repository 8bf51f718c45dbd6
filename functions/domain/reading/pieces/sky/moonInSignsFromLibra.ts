import type { Sign } from '../../../../../shared/domain/zodiac.ts'

type Six = readonly [string, string, string, string, string, string]

/** A day of the Moon in a sign, Libra to Pisces: mood as behavior, and the small jobs it suits. */
export const MOON_IN_SIGNS_FROM_LIBRA = {
  Libra: [
    'You ask what others would like before you know your own mind, even about pizza.',
    'In {sign} an argument next door is hard to ignore.',
    'Choosing takes longer with the Moon in {sign}, since both lamps have their good sides.',
    'Jobs that make a place pleasant go well: flowers in a jar, a table set, one picture moved to the left.',
    'You write the kind email, and the point arrives last.',
    'Doing things in twos is easier in {sign}, even folding sheets.',
  ],
  Scorpio: [
    'You notice what is not said, and a short answer gets thought about for an hour.',
    'Small talk is tiring in {sign}, and one friend is enough.',
    'Jobs with a bottom to reach fit the mood: a cluttered drawer, the tax folder.',
    'Feelings run strong with the Moon in {sign}, though all anyone sees is a calm face.',
    'You would rather say nothing than half of it.',
    'In {sign} a grudge is easy to feed, and scrubbing the oven is a better use of the heat.',
  ],
  Sagittarius: [
    'You want to get out, even to the supermarket.',
    'Plans grow bigger in {sign}, so lunch for two becomes a picnic for nine.',
    'Opinions come out cheerful, and somebody puts down a fork.',
    'Learning lifts a dull mood: a map, a page of grammar.',
    'You leave the details for later with the Moon in {sign}, and later the keys are missing.',
    'Good jobs for {sign} are the ones done on foot, like a package dropped off across the park.',
  ],
  Capricorn: [
    'You feel better after work than after a treat, so the dull task goes first.',
    'Moods stay private in {sign}, and concern for others sounds like advice about tires.',
    'Overdue duties get done with the Moon in {sign}: the form, the call to an aunt.',
    'You are early, and waiting with a list is almost pleasant.',
    'Asking for help is hard, even with a table.',
    'In {sign} a plan for three months, drawn on squared paper, is more cheering than a party.',
  ],
  Aquarius: [
    'You like people at a distance of two tables.',
    'A routine gets changed out of plain interest, and the desk ends up facing the door.',
    "Feelings get discussed in {sign} as if they were somebody else's, with a diagram.",
    'The Moon in {sign} is good for fixing gadgets, canceling subscriptions and reading the manual after all.',
    'You question a rule that others follow, like cameras on.',
    'Friends hear from you in {sign}, though by way of an article and not a hello.',
  ],
  Pisces: [
    'You take on the mood of whoever sits next to you.',
    'Time runs loosely with the Moon in {sign}, and a ten-minute bath takes forty.',
    'Jobs without sharp edges go well: watering plants, folding towels, choosing songs.',
    'Saying no is hard in {sign}, especially to a friend with boxes to move.',
    'You forget the umbrella and remember the dream.',
    'Quiet helps more than advice, say an hour with a lamp, a blanket and no screen.',
  ],
} as const satisfies Pick<Record<Sign, Six>, 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'>
