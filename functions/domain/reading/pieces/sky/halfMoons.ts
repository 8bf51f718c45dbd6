/** After a half moon, in any part of life: the first obstacle, or the first thing to let go. */
export const HALF_MOONS = {
  first: [
    'A plan about a week old meets its first obstacle in {sign}, often a cost or a person nobody asked.',
    'With the Moon in {sign}, a new plan leaves the notebook and meets the first person who says no.',
    'In {sign} you notice what a new plan leaves out, whether time, cash or the key to the shed.',
    "The first snag is concrete in {sign}: a form comes back, a time doesn't suit, a shelf is too short.",
    'Half of a new plan runs smoothly, and the Moon in {sign} is about the half that needs a phone call.',
    'While the Moon is in {sign}, a fresh start either gets an hour in the calendar or goes back in the drawer.',
  ],
  last: [
    'A week before the next beginning, {sign} shows which plan, paper or promise has had its time.',
    'With the Moon in {sign}, the first thing to let go is in plain sight, such as a stack of old magazines.',
    'In {sign} a finished thing looks finished, so the last email can be sent and the folder closed.',
    'Dropping one commitment seems reasonable in {sign}, and a two-line note is enough to do it.',
    'The Moon in {sign} is good for clearing out: one bag by the door, one name off the list, one evening freed.',
    'You notice in {sign} what you keep up only from habit, like a magazine you no longer read.',
  ],
} as const satisfies Record<'first' | 'last', readonly string[]>
