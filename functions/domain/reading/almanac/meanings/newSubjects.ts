/** What comes up when a body enters or turns in a part of life, from the first to the twelfth. */
export const NEW_SUBJECTS: readonly (readonly string[])[] = [
  [
    'You notice how you come in and how you say hello, and so do others.',
    'People make up their minds about you early, and you know it when you come in.',
    "You look at yourself as a stranger would, and you'd like to change one thing.",
  ],
  [
    "You'd like to know exactly what comes in and what goes out.",
    "You look at what you spend your money on, and then at what you'd rather have spent it on.",
    "You'd like to know what your time is worth, in dollars and otherwise.",
  ],
  [
    "Everyone near you has something to say, and you've an answer for most of them.",
    'You like the coming and going, and a short talk does you more good than a long one.',
    "You want to hear the news, and you'd like to bring some.",
  ],
  [
    "The place where you live wants more of you, and you don't mind.",
    'You think of the people you come from, and of what you have from them.',
    "You look at your own place as a visitor would, and you see what you've stopped seeing.",
  ],
  [
    'You want free time for nothing useful, and you find that it has to be planned.',
    'You take your pleasures and your crushes more seriously than they take you.',
    "You'd like to do something for no reason at all.",
  ],
  [
    "You feel in your own body how you've been treating it.",
    'Whether the week goes well depends on small things, done in time.',
    'Every small thing that runs by itself makes you lighter.',
  ],
  [
    'Other people set the pace, and you learn something from theirs.',
    'You find out what you want while you talk to somebody who disagrees.',
    "You notice how people treat you when they think that you aren't keeping track.",
  ],
  [
    'You get to the questions that nobody likes to ask, about trust and who owes whom.',
    'You want to know whether what you share is in safe hands.',
    "You'd like to see the honest face of whoever you depend on.",
  ],
  [
    "You look up from what you know, and you'd like to be told something new.",
    'You want to understand a thing before you have an opinion on it.',
    'You grow tired of your own opinions and look around for others.',
  ],
  [
    "More people see what you do, and you'd like it to be worth seeing.",
    'You think about where you want to be in five years, and not only about the next step.',
    "You're asked what you do more often than how you are.",
  ],
  [
    'Friends want something from you, and most of it is your company.',
    "You belong to more people than you answer, and you'd like to answer a few.",
    "You'd rather have a part in something larger than all of something small.",
  ],
  [
    'You want some time that nobody plans for you.',
    'You sort things out in private before you say a word about them.',
    "As soon as you're alone, you hear what you think.",
  ],
]
