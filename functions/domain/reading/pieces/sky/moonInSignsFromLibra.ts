import type { Sign } from '../../../../../shared/domain/zodiac.ts'

type Six = readonly [string, string, string, string, string, string]

/** A day of the Moon in a sign, Libra to Pisces: mood as behavior, and the small jobs it suits. */
export const MOON_IN_SIGNS_FROM_LIBRA = {
  Libra: [
    'You ask what others would like before you know what you would like, even about pizza.',
    'An argument in the next room is hard to ignore in {sign}, and you go in with snacks to make peace.',
    'Choosing takes longer with the Moon in {sign}, since both lamps have their good sides.',
    'Jobs that make a place pleasant go well: flowers in a jar, a table set, one picture moved to the left.',
    'You write the kind version of the email, and the point of it arrives in the last line.',
    'Doing things in twos is easier in {sign}, whether errands, cooking or folding sheets.',
  ],
  Scorpio: [
    'You notice what is not said, and a short answer on the phone gets thought about for an hour.',
    'Chat about the weather is tiring in {sign}; one friend and a closed door are company enough.',
    'Jobs with a bottom to reach fit the mood: a cluttered drawer, an old inbox, the tax folder.',
    'Feelings run strong with the Moon in {sign}, though all anyone sees is a calm face and a locked phone.',
    'You would rather say nothing than half of something, and the table notices the silence.',
    'In {sign} a grudge is easy to feed, and scrubbing the oven is a better use of the heat.',
  ],
  Sagittarius: [
    'You want to get out, and even the long way to the supermarket counts as going somewhere.',
    'Plans grow bigger in {sign}, so lunch for two becomes a picnic for nine.',
    'Opinions come out unwrapped and cheerful, and somebody at the table puts down a fork.',
    'Learning something lifts a dull mood: a map, a documentary, a page of grammar.',
    'You leave the details for later with the Moon in {sign}, and later the keys are missing.',
    'Good jobs for {sign} are the ones done on foot, like a package dropped off across the park.',
  ],
  Capricorn: [
    'You feel better after work than after a treat, so the dull task goes first and the cake second.',
    'Moods stay private in {sign}, and concern for others comes out as advice about tires.',
    'Overdue duties get done with the Moon in {sign}: the form, the insurance letter, the call to an aunt.',
    'You are early, and waiting in the lobby with a list is almost pleasant.',
    'Asking for help is hard, even with a heavy table and only two arms.',
    'In {sign} a plan for the next three months, drawn on squared paper, is more cheering than a party.',
  ],
  Aquarius: [
    'You like people in groups and at a slight distance, such as a lively table two seats away.',
    'A routine gets changed out of plain interest, and the desk ends up facing the door.',
    "Feelings get discussed in {sign} as if they were somebody else's, with examples and a diagram.",
    'The Moon in {sign} is good for fixing gadgets, canceling subscriptions and reading the manual after all.',
    'You question a rule that others follow without thinking, like shoes off or cameras on.',
    'Friends hear from you in {sign}, though by way of an article and not a hello.',
  ],
  Pisces: [
    'You take on the mood of whoever sits next to you, even on a bus.',
    'Time runs loosely with the Moon in {sign}, and a ten-minute bath takes forty.',
    'Jobs without sharp edges go well: watering plants, folding towels, choosing songs for a list.',
    'Saying no is hard in {sign}, especially to a friend with boxes to move.',
    'You forget the umbrella and remember the dream, so a note on the door is useful.',
    'Quiet helps more than advice, say an hour with a lamp, a blanket and no screen.',
  ],
} as const satisfies Pick<Record<Sign, Six>, 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'>
