type Slow = 'Jupiter' | 'Saturn' | 'Uranus' | 'Neptune' | 'Pluto' | 'Chiron'

/** After a slow planet enters a sign: how the manner of its subject changes. */
export const SLOW_INGRESSES = {
  Jupiter: [
    'Jupiter in {sign} makes this part of life roomier, with more invitations and more to learn than there are evenings.',
    'You can ask for a bit more here with Jupiter in {sign}, be it help, time or a bigger table.',
  ],
  Saturn: [
    'Saturn in {sign} means fewer and firmer commitments, with fixed hours, written terms and lists that get finished.',
    'Work here gets slower and better with Saturn in {sign}, like a wall built by one careful person.',
  ],
  Uranus: [
    'With Uranus in {sign}, the usual way of doing things is no longer the only one, from timetables to table manners.',
    'Plans change more often while Uranus is in {sign}, so a spare key and a second route are useful.',
  ],
  Neptune: [
    'Neptune in {sign} makes firm plans softer, and you follow a hope here more readily than a spreadsheet.',
    'Dreams and facts mix easily with Neptune in {sign}, which is good for a sketchbook and less so for an invoice.',
  ],
  Pluto: [
    'Pluto in {sign} works over many years, and you notice first what you no longer put up with at the table.',
    'With Pluto in {sign}, what is worn out here gets cleared out for good, one cabinet and one habit at a time.',
  ],
  Chiron: [
    'Chiron in {sign} points to a sore spot in this part of life, and to the people who are kind about it.',
    'You learn here by mending while Chiron is in {sign}, whether a torn seam or a clumsy sentence.',
  ],
} as const satisfies Record<Slow, readonly [string, string]>
