/** After a New Moon: what may be begun in the part of life it is in, first to twelfth. */
export const NEW_MOON_IN_HOUSES = [
  [
    'You can start with how you come across: a haircut, a firmer hello, a photo that looks like you now.',
    'What you begin here is your own idea, and nobody at the table has to second it.',
  ],
  [
    'A money habit can begin with one number written down each evening, next to the keys and the change.',
    'Earning, saving or selling can start small, for instance with a lamp that nobody switches on.',
  ],
  [
    'Talk and errands get a fresh start, with a class across town or a weekly call to a sibling.',
    'You can begin writing something, even if it is only labels, letters or the first page of a blog.',
  ],
  [
    'A change at home can begin with one wall, one shelf or a question to the family about who sleeps where.',
    'To make a place feel lived in, you can start with curtains that close and a spare key for a cousin.',
  ],
  [
    'Something made for fun can begin, such as a song, a cake in three layers or a game with a child.',
    'The first move toward someone close can be simple: an evening with two chairs and no agenda.',
  ],
  [
    'A daily habit can start if it takes ten minutes and happens next to the kettle or the toothbrush.',
    'Order in the workday begins with one inbox folder and a lunch that is not eaten over the keyboard.',
  ],
  [
    'An agreement with the other person can begin on one sheet of paper that says who does what by when.',
    'With someone close, a better way of talking can start from a topic as small as the dishes.',
  ],
  [
    'You can begin to clear a debt or share an account, with both names and every sum on one page.',
    'Telling someone close one private thing is a start for trust, with the phones in another room.',
  ],
  [
    'Study or travel can begin with a passport form, a library card or a first lesson on the bus.',
    'A wider view begins with a book or a teacher you expect to disagree with.',
  ],
  [
    'The next step at work begins when your name goes on a proposal, a profile or a sign-up sheet.',
    'A good name for one skill can begin here, so long as a manager hears about it too.',
  ],
  [
    'A group can begin with four people, one table and a date that everyone writes down.',
    'Telling one friend what you hope for is a beginning here, and asking who they know comes next.',
  ],
  [
    'Rest can begin as a plan, with one evening a week marked busy and nobody invited.',
    'Something private starts well here, like a diary in the bottom drawer or a walk without the phone.',
  ],
] as const satisfies readonly (readonly string[])[]
