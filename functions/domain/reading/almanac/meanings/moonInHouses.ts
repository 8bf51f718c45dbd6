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
    'Half a sentence from a stranger can keep you busy for hours.',
    "You'd rather say a thing in person than write it.",
  ],
  [
    "You'd rather be at home than anywhere else.",
    'The big things can wait, and the small ones at home do you good.',
    "You want to be with people who needn't be told who you are.",
  ],
  [
    "You want to enjoy yourself, and you needn't give a reason.",
    'Jokes, crushes and bad ideas all come more easily than usual.',
    "You feel like playing, and you'd like company at it.",
  ],
  [
    "Your body tells you what it needs, and it isn't much.",
    'One small thing put straight does more for you than a whole evening off.',
    'You feel better when your hands have something to do.',
  ],
  [
    "You hear at once what kind of day the other person's had.",
    "You'd sooner do a thing with another person than alone.",
    "You find out what you feel when you're asked.",
  ],
  [
    "You notice what people don't say.",
    'You want one person very near, or nobody at all.',
    "You sense at once when there's something in the air.",
  ],
  [
    'Your own street seems narrow, and anything foreign draws you.',
    'You want to know how things hang together.',
    'You could listen for hours to whoever has been far away.',
  ],
  [
    "You feel that people are looking, and you'd like them to see you at your best.",
    'What a boss or a client thinks of you matters more than usual.',
    "You care about your work, more than you'd admit.",
  ],
  [
    "You want people around you who needn't be entertained.",
    'You think of the friends you call too seldom.',
    'You miss your friends, even the one who never stops talking.',
  ],
  [
    'You want quiet, and you hear yourself better in it.',
    "You're happiest for an hour where nobody can find you.",
    'You need less company and more sleep, and you know it.',
  ],
]
