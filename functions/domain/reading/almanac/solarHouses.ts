import type { Variants } from './Variants.ts'

/** What the Moon does for a Sun sign, by how many signs it is away: the first entry is its own sign. */
export const solarHouses: readonly Variants[] = [
  [
    'This Moon is in your own sign, so the day takes its colour from you. Say early what you want from it.',
    'In your own sign, the Moon turns the light on you. Your mood is easy to read, and that can be a help.',
    'Your own sign holds the Moon now. Begin with what you need, and the rest falls in line more easily.',
  ],
  [
    'For you the Moon touches money, worth and what you keep. A plain look at what you have may calm you.',
    'This Moon visits your ground of means and values. Ask what is truly worth your time this week.',
    'This Moon stirs the part of life that earns and enjoys. Spend attention there first, and money second.',
  ],
  [
    'For you the Moon wakes up talk, errands and the people nearby. A short message may do more than you think.',
    'This Moon brings the neighbourhood of your life to the fore: calls, lessons, brothers and sisters. Keep a pen at hand.',
    'This Moon sets your words moving. Ask the question you have been carrying about.',
  ],
  [
    'For you the Moon leads homeward. A small change within your own four walls may do you good.',
    'This Moon reaches your private ground, home and family. An early evening could be the best plan in the calendar.',
    'This Moon stirs what is oldest in you. Let memory speak, and give it a cup of tea.',
  ],
  [
    'For you the Moon opens the playful side of life. Make something, or flirt a little with the day.',
    'This Moon falls on pleasure, romance and what you create. An hour without a purpose would serve a purpose.',
    'This Moon lights the part of you that likes to play. Children, games or colours may have the best idea.',
  ],
  [
    'For you the Moon lands on work and habits. One repaired routine can lighten a whole week.',
    'This Moon looks at your everyday: tasks, meals, sleep. Treat your body as a colleague today.',
    'This Moon asks for small, careful steps. Tidy one corner and let the others wait.',
  ],
  [
    'For you the Moon shines on the other person. Listen first, and your own view gets clearer.',
    'This Moon stands opposite your sign and brings others close. A fair agreement is worth the extra conversation.',
    'This Moon turns towards partnership. Someone may show you a side of yourself that you had missed.',
  ],
  [
    'For you the Moon touches trust and what is shared. Speak about the thing that is easier to leave alone.',
    'This Moon moves through your deeper water. Handle joint matters one at a time, and keep some quiet for yourself.',
    'This Moon reaches what you show to very few. You may let one of them in a little further.',
  ],
  [
    'For you the Moon points beyond the everyday. A book, a plan or a far friend can widen the view.',
    'This Moon wakes your wish for distance and meaning. Learn one thing today that you cannot use yet.',
    'This Moon opens a window towards the horizon. Follow a question further than you need to.',
  ],
  [
    'For you the Moon falls on work and reputation. What you do today is seen, so do the part you believe in.',
    'This Moon stands high in your chart of the year, over calling and duty. A clear aim makes the load lighter.',
    'This Moon brings your public side forward. Take the next step, and let it be a modest one.',
  ],
  [
    'For you the Moon calls up friends and hopes. Say a wish aloud to somebody who is likely to help.',
    'This Moon moves among your circles and plans. A group may be better company than a solitary effort.',
    'This Moon turns you towards the future and the people in it. Answer the message you left open.',
  ],
  [
    'For you the Moon dims the lights a little. Rest, and let unfinished thoughts come to you.',
    'This Moon passes through your quiet room. Keep one hour free of demands, even a borrowed one.',
    "This Moon works behind the scenes for you. What you notice in silence may be the day's best finding.",
  ],
]
