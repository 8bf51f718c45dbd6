import type { Point } from '../facts/Fact.ts'

/** What a contact with a point of a chart is about, in the words of an ordinary day; each follows a preposition. */
export const MATTERS: Readonly<Record<Point, readonly string[]>> = {
  Sun: ["what you're proud of", 'the life you want to lead', 'your place in the group', 'your own plans'],
  Moon: ['what you need at home of an evening', 'the people you live with', 'your own comfort', 'your moods'],
  Mercury: ['a message you owe', 'your opinions', 'the plan in your head', 'what you have to say'],
  Venus: ['the people you like', 'your taste in things', 'the one you care for', 'your small pleasures'],
  Mars: ['what you want done', 'your own way of doing things', "the thing you're after", 'your pace of work'],
  Jupiter: ['your hopes for next year', 'the trip you dream of', 'your big plan', 'what you believe in'],
  Saturn: ['what you owe and are owed', 'your duties', 'the long job on your list', 'the rules you live by'],
  Uranus: ['your freedom', 'your odd side', 'your unusual ideas', 'the habits you want to break'],
  Neptune: [
    'your favorite daydream',
    'a wish you seldom mention',
    'the songs and stories you love',
    'your need for quiet',
  ],
  Pluto: [
    "what you won't let go",
    'the power you have over others',
    'the thing you keep to yourself',
    'your strongest wish',
  ],
  Chiron: ['your soft side', "what you're shy about", 'what you find hardest', 'the help you give others'],
  'North Node': [
    'the direction you want to take',
    'your next step',
    'the skill you want to learn',
    'the person you want to be',
  ],
  Ascendant: ['your looks', 'the impression you make', 'your way with strangers', 'your clothes and hair'],
  Midheaven: ['your name at work', 'your career', 'the work others see', "what you're known for"],
}
