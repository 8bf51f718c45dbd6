import type { Point } from '../facts/Fact.ts'

/** What a contact with a point of a chart is about, in the words of an ordinary day; each follows a preposition. */
export const MATTERS: Readonly<Record<Point, readonly string[]>> = {
  Sun: ['your own plans', 'the way you want to live', 'your place in the group', "what you're proud of"],
  Moon: ['your feelings', 'life at home', 'your private life', 'your evenings at home'],
  Mercury: ['your opinions', 'the plan in your head', 'what you have to say', 'your ideas'],
  Venus: ['the people you like', 'your taste', 'your small pleasures', 'what you find beautiful'],
  Mars: ['what you want done', 'your way of doing things', "the thing you're after", 'your pace'],
  Jupiter: ['your hopes', 'a trip you dream of', 'your big plan', 'what you believe in'],
  Saturn: ['your duties', 'what you owe and are owed', 'the long job on your list', 'your rules'],
  Uranus: ['your freedom', 'your odd side', 'your unusual ideas', 'your wish for a change'],
  Neptune: ['your favorite daydream', 'a wish you seldom mention', 'your need for quiet', 'your imagination'],
  Pluto: ['your strongest wish', 'the thing you keep to yourself', 'the control you like to have', 'your influence'],
  Chiron: ['your soft side', 'what you find hardest', 'your shy side', 'the help you give others'],
  'North Node': ['your next step', 'a skill you want to learn', 'the person you want to be', 'your direction in life'],
  Ascendant: ['your looks', 'the impression you make', 'your clothes and hair', 'your way with strangers'],
  Midheaven: ['your career', 'your name at work', 'the work others see', "what you're known for"],
}
