/** What comes up when a body enters or turns in a part of life, from the first to the twelfth. */
export const NEW_SUBJECTS: readonly (readonly string[])[] = [
  [
    'How you come in, what you wear and how you say hello get more attention than usual, your own included.',
    "People make up their minds about you at the door, so it pays to look at what you've got on.",
    'You look at your hair, your coat and your first sentence, and want to change one of them.',
  ],
  [
    'The pay slip, the price of bread and the drawer with the receipts all want a second look.',
    "You look at what you spend your money on, and then at what you'd rather have spent it on.",
    "You'd like to know what your time is worth, in dollars and otherwise.",
  ],
  [
    'The phone, the pharmacy and the people next door all want you before lunch.',
    'Three calls, two forms and a trip across town all want to happen before noon.',
    'You go out for stamps and come back with three stories and no stamps.',
  ],
  [
    'The place where you live wants something from you: a repair, a visit or an evening.',
    'You measure the wall for a shelf, and you think of a relative you could call.',
    'You look at your own front door as a visitor would, and then at who comes through it.',
  ],
  [
    'You want a free evening for nothing useful, and you find that it has to be put in the calendar.',
    'You take your pleasures and your crushes more seriously than they take you.',
    "You'd like to do something for no reason at all.",
  ],
  [
    'Your back, your lunch and the pile on your desk all ask to be treated better.',
    'A made bed, a filled jug and a clear desk decide whether the week goes well.',
    'Every small thing that runs by itself, a timer, a hook or a list, makes you lighter.',
  ],
  [
    'Other people set the pace: a partner, a client, somebody with a key.',
    'You find out what you want in the middle of a sentence to somebody who disagrees.',
    'In how somebody hands you a cup, you see what they think of you.',
  ],
  [
    'You get to the questions under the carpet: trust, debts and who owes whom.',
    "You lend the key, tell the secret and sign below, and you want to know whether it's safe.",
    "You'd like to see the bill, the will or the honest face of whoever you depend on.",
  ],
  [
    'You look up from your own street, to a course, a trip or a different opinion.',
    'You read up on it in bed, with a pencil, when you could simply get it done.',
    'You grow tired of your own opinions and look around for others.',
  ],
  [
    'At work somebody reads your name out, and heads turn.',
    'Somebody asks what you want to be in five years, and you hear a parent answer.',
    "You're asked what you do more often than how you are.",
  ],
  [
    'Friends ring the bell, stay for soup, and leave a plan on the table.',
    "You belong to more people than you answer, and you'd like to answer a few.",
    'You find yourself in more group chats and better company.',
  ],
  [
    'You need an hour a day that appears in no calendar.',
    'You sort things out in private before you say a word about them.',
    'As soon as the door is shut, you hear what you think.',
  ],
]
