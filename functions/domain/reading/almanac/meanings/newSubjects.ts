/** What comes up when a body enters or turns in a part of life, from the first to the twelfth. */
export const NEW_SUBJECTS: readonly (readonly string[])[] = [
  [
    'How you start things and how you look while you do it is the subject for as long as that lasts.',
    "People respond to you before they've heard a word, so it pays to know what you're showing.",
    "You're tempted to change something about how you look or how you begin.",
  ],
  [
    'What you earn, spend and hold on to wants a second look.',
    "You'd like your money and your hours to go where your heart is.",
    "You'd like to know what your time is worth, in dollars and otherwise.",
  ],
  [
    'Calls, errands and the people next door take up more of you than usual.',
    'Your days fill with small talk, short trips and things to sign.',
    'You have more to say than usual and more people to say it to.',
  ],
  [
    'The place where you live wants something from you: a repair, a visit or an evening.',
    'Family and furniture both get moved around a little in your mind.',
    'You spend more thought on where you live and with whom.',
  ],
  [
    'You want more play in the week, and it turns out to need some planning.',
    'You take your pleasures and your crushes more seriously than they take you.',
    "You'd like to do something for no reason at all.",
  ],
  [
    'Your working day and your body both ask to be treated better.',
    'The small daily things decide whether a week goes well.',
    'You feel better for every small thing that runs by itself.',
  ],
  [
    'Other people set the pace: a partner, a client, somebody with a key.',
    'You find out what you want by agreeing and disagreeing with one person.',
    'You see yourself in how somebody else treats you, for better and worse.',
  ],
  [
    'You get to the questions under the carpet: trust, debts and who owes whom.',
    "You share more than you usually do, and you want to know whether it's safe.",
    "You'd rather know where you stand with people you depend on.",
  ],
  [
    'You look up from your own street, to a course, a trip or a different opinion.',
    'You want to understand it and not only to get it done.',
    'You grow tired of your own opinions and look around for others.',
  ],
  [
    "Work is where people see you, and they're looking.",
    'Your aims come up, with the question whose they were in the first place.',
    "You're asked what you do more often than how you are.",
  ],
  [
    'Friends take up more room, and so does what you hope for with them.',
    "You belong to more people than you answer, and you'd like to answer a few.",
    'You find yourself in more group chats and better company.',
  ],
  [
    'You need more time that nobody counts.',
    'You sort things out in private before you say a word about them.',
    'You hear your own thoughts again as soon as the door is shut.',
  ],
]
