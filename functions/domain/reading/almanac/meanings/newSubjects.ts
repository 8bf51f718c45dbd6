/** What comes up when a body enters or turns in a part of life, from the first to the twelfth. */
export const NEW_SUBJECTS: readonly (readonly string[])[] = [
  [
    'You notice how you come in and how you say hello, and so do others.',
    'People make up their minds about you early, so the first minute pays.',
    "You look at yourself as a stranger would, and you'd like to change one thing.",
  ],
  [
    "You'd like to know exactly what comes in and what goes out.",
    "You look at what you spend your money on, and then at what you'd rather have spent it on.",
    "You'd like to know what your time is worth, in dollars and otherwise.",
  ],
  [
    "Everyone near you has something to say, and you've an answer for most of them.",
    'Small errands and short talks fill the day, and you like the coming and going.',
    "You want to hear the news, and you'd like to bring some.",
  ],
  [
    "The place where you live wants more of you, and you don't mind.",
    'You think of the people you come from, and of what you have from them.',
    'You look at your own front door as a visitor would, and then at who comes through it.',
  ],
  [
    'You want free time for nothing useful, and you find that it has to be planned.',
    'You take your pleasures and your crushes more seriously than they take you.',
    "You'd like to do something for no reason at all.",
  ],
  [
    'Your body and your daily work both ask to be treated better.',
    'Whether the week goes well depends on small things, done in time.',
    'Every small thing that runs by itself makes you lighter.',
  ],
  [
    'Other people set the pace, and you learn something from theirs.',
    'You find out what you want while you talk to somebody who disagrees.',
    "You see what people think of you in how they treat you when they're busy.",
  ],
  [
    'You get to the questions under the carpet, about trust, debts and who owes whom.',
    "You give something out of your hands, and you want to know whether it's safe.",
    "You'd like to see the honest face of whoever you depend on.",
  ],
  [
    'You look up from your own street, to a course, a trip or a different opinion.',
    'You want to understand it before you do it.',
    'You grow tired of your own opinions and look around for others.',
  ],
  [
    "More people see what you do, and you'd like it to be worth seeing.",
    "You think about where you want to be in five years, and about who'd have an opinion on it.",
    "You're asked what you do more often than how you are.",
  ],
  [
    'Friends want something from you, and most of it is your company.',
    "You belong to more people than you answer, and you'd like to answer a few.",
    'You find yourself in more conversations and in better company.',
  ],
  [
    'You want some time that nobody plans for you.',
    'You sort things out in private before you say a word about them.',
    "As soon as you're alone, you hear what you think.",
  ],
]
