/** How the Moon in a part of life shows, from the first to the twelfth. */
export const MOON_IN_HOUSES: readonly (readonly string[])[] = [
  [
    'How you feel is how you look, so people ask you about it.',
    "You're quicker than usual to cry, laugh or order first.",
    "You'd like to be asked how you are by somebody who waits for the answer.",
  ],
  [
    "You notice what things cost and who's paying.",
    "You'd like to hold on to what you have, and to count it once more.",
    'You feel safer once you know where everything is, the money included.',
  ],
  [
    'You talk more than you planned, and the best of it happens in passing.',
    'You pick up a lot in passing: a tone, a headline, half a sentence on the stairs.',
    'You could chat with a lamppost, and you do, more or less.',
  ],
  [
    "You're drawn homeward, and small things there matter more than large ones elsewhere.",
    "You'd like to be left alone by everyone except those who live with you.",
    "You want soup, a blanket and people who don't need entertaining.",
  ],
  [
    "You want to enjoy yourself and find that you don't need a reason.",
    'Your heart is nearer the surface, and so is your sense of fun.',
    'You feel like a child with an afternoon off.',
  ],
  [
    "Your body and your to-do list both have a say, and they don't agree about lunch.",
    'You feel best with one small thing put right.',
    'You calm down by putting things in their places.',
  ],
  [
    "You're tuned to other people's moods, one person's above all.",
    "You'd sooner do something with another person than do it well alone.",
    'You find out what you feel by telling somebody.',
  ],
  [
    "You feel what isn't said, and you'd like to know what's behind it.",
    'You want to be close to someone or to be quite alone, and nothing in between.',
    'You sense a mood behind a door before anyone has opened it.',
  ],
  [
    'You feel restless in familiar places and at ease in strange ones.',
    "You'd like to be told something that you don't know yet.",
    "You could listen for hours to somebody who's been somewhere else.",
  ],
  [
    'You feel watched, mostly in a good way, and you straighten your back.',
    'Work takes things personally, or you do.',
    "You care what people think more than you'd admit over lunch.",
  ],
  [
    "You want company of the kind that doesn't need tidying up for.",
    "You think of people you haven't seen in a long time, and your thumb hovers over the name.",
    'You miss your friends, even the tiring ones.',
  ],
  [
    'You need more sleep and less explaining than usual.',
    "You're happiest where nobody can find you for an hour.",
    "You'd like to do nothing in particular, with nobody in particular.",
  ],
]
