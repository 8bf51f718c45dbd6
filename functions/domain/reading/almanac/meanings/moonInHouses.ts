/** How the Moon in a part of life shows, from the first to the twelfth. */
export const MOON_IN_HOUSES: readonly (readonly string[])[] = [
  [
    'Whatever you feel shows on your face, so people ask you about it.',
    'You take things personally, the nice ones too.',
    "You'd like to be asked how you are, and you'd give an honest answer.",
  ],
  [
    "You want to know that there's enough, and then you can relax.",
    'You keep an eye on who pays and who owes, down to small change.',
    'You want your own things around you, within reach.',
  ],
  [
    'Everyone you meet has something to tell you, and you have time for it.',
    'Half a sentence, overheard or read in passing, can keep you busy for hours.',
    "You'd rather say a thing in person than write it.",
  ],
  [
    "You'd rather be at home than anywhere else.",
    'The big things can wait, and the small ones at home do you good.',
    "You want to be with people who needn't be told who you are.",
  ],
  [
    "You want to enjoy yourself, and you needn't give a reason.",
    'Bad ideas look like fun, and most of them are.',
    "You feel like playing, and you'd like company at it.",
  ],
  [
    "Your body tells you what it needs, and it isn't much.",
    'One small thing put straight does more for you than an hour of rest.',
    'You feel better when your hands have something to do.',
  ],
  [
    "You hear at once what kind of day the other person's had.",
    "You'd sooner do a thing with another person than alone.",
    "You don't know what you feel until somebody asks you.",
  ],
  [
    "You notice what people don't say.",
    'You want one person very near, or nobody at all.',
    "You sense at once when there's something in the air.",
  ],
  [
    'Whatever you know already seems narrow, and anything foreign draws you.',
    'You want to know how things hang together.',
    'You could listen for hours to whoever has seen more than you have.',
  ],
  [
    "You feel that people are looking, and you'd like them to see you at your best.",
    'What people in charge think of you matters more than usual.',
    "You care about your work, more than you'd admit.",
  ],
  [
    "You want people around you who needn't be entertained.",
    "You'd like to be one of several, and not the one who decides.",
    'You miss your friends, even the one who never stops talking.',
  ],
  [
    'You want quiet, and you hear yourself better in it.',
    "You're happiest where nobody can find you, for an hour at least.",
    'You need less company and more sleep, and you know it.',
  ],
]
