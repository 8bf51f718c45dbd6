import type { Card } from './Card.ts'

export const third: readonly Card[] = [
  {
    title: 'One reply you owe',
    scene: "You owe a reply to a friend's cake, a school notice and a message you like too much.",
    act: {
      joined: 'Write two lines to the friend you think of first, and send them before bed, unpolished.',
      easy: 'Answer the friendliest message on your phone today, with one question at the end.',
      tense: 'Reply to the hardest message on your phone with two true lines before bed.',
    },
    suits: ['love'],
  },
  {
    title: 'Three errands, one loop',
    scene: 'Stamps, a returned parcel, a key to be cut: ten minutes each, or the whole day.',
    act: {
      joined: 'Write your three smallest errands on one note today, in walking order, and pocket it.',
      easy: 'Do one five-minute errand today for somebody next door, along with your own.',
      tense: 'Strike one errand off your list tonight that belongs to somebody else, and text them so.',
    },
    suits: ['money', 'wellbeing'],
  },
  {
    title: 'Brother, sister, cousin',
    scene: "A brother sends a thumb, a sister nine voice messages, a cousin somebody's new dog.",
    act: {
      joined: 'Send a brother, sister or cousin one photo today, with no news attached.',
      easy: 'Call a sibling or cousin for ten minutes today, and let one long story reach its end.',
      tense: "Tell a brother, a sister or an old friend one thing today that you'd rather be asked.",
    },
    suits: ['love'],
  },
  {
    title: 'A parcel for next door',
    scene: 'You know your neighbors by their shoes, their mailboxes and their bins.',
    act: {
      joined: 'Learn the name of one neighbor today, and write it inside your front door.',
      easy: 'Say two sentences beyond hello to a neighbor today, in the hallway or on a note.',
      tense: 'Write the note about the noise or the bins, and reread it in one hour before it goes.',
    },
    suits: ['love'],
  },
  {
    title: 'A word you look up',
    scene: "You nod at a colleague's strange word and look into your coffee.",
    act: {
      joined: 'Look up one word today that you use without being sure of it, and write it on a card.',
      easy: 'Read one page today on a thing your colleagues discuss, and explain it in two lines.',
      tense: "Admit to one person today that you don't know a word, a name or a rule.",
    },
    suits: ['career'],
  },
  {
    title: 'Sixty-two unread',
    scene: "The group chat has sixty-two messages, four opinions and one photo of somebody's feet.",
    act: {
      joined: 'Open one silent thread today and write the first plain line: who, where, what to bring.',
      easy: 'Thank the person who organizes the group chat today, by name, where everybody can see it.',
      tense: 'Mute one chat until tomorrow, put the phone under a pillow, and tell nobody why.',
    },
    suits: ['wellbeing'],
  },
  {
    title: 'The email with one question',
    scene: 'Eleven people are copied in, and the question hides in the last line.',
    act: {
      joined: 'Start one email today with the question in its first line, and stop at five lines.',
      easy: "Answer one colleague's or neighbor's question in full today, with the file or number they'll need next.",
      tense: 'Cut one message to five lines before you send it today.',
    },
    suits: ['career'],
  },
  {
    title: 'The seat by the bus window',
    scene: 'The bus passes a bakery, a school gate and a street you know only by its roofs.',
    act: {
      joined: 'Find one street near home on a map today, and walk it or trace it for ten minutes.',
      easy: 'Look up from your phone for one whole ride or walk today, and find three odd shop signs.',
      tense: 'Pack your bag before bed and set it by the door, for a start ten minutes early.',
    },
    suits: ['wellbeing'],
  },
  {
    title: 'The small print',
    scene: "Few people read page four of the lease or the ticket's back.",
    act: {
      joined: 'Read the first page of one contract you live by today, with a pencil.',
      easy: 'Find one sentence in a contract or warranty tonight that favors you, and underline it.',
      tense: 'Write three questions about one bill today, in words a child would use, before you ask anybody.',
    },
    suits: ['money'],
  },
  {
    title: 'The list on the fridge',
    scene: 'The list on the fridge asks for milk, light bulbs and stamps in three handwritings.',
    act: {
      joined: 'Begin a clean list tonight with five lines at most, and do the first at once.',
      easy: 'Add one pleasant line to the list on the fridge today, below the trash bags.',
      tense: 'Copy only four lines of your list onto a new sheet before bed, and throw the old one away.',
    },
    suits: ['wellbeing'],
  },
  {
    title: 'Fine, with a period',
    scene: "A thumb, a period, a friend's late reply: suddenly there's a quarrel.",
    act: {
      joined: 'Say one kind thing to a friend or colleague today, with their name in it.',
      easy: 'Ask a friend today what they meant by one short message, and believe the answer.',
      tense: 'Rewrite the sharpest sentence in your sent messages today, and send it with one sorry.',
    },
    suits: ['love'],
  },
  {
    title: 'Ten pages and a lamp',
    scene: 'The novel has a bus ticket for a bookmark, and a phone lies on top.',
    act: {
      joined: 'Open the book you mean to read, and stay in one chair until ten pages are done.',
      easy: 'Read one paragraph you like aloud tonight, to someone at home or to the cat.',
      tense: "Close one book you don't enjoy for good tonight, and take out the bookmark.",
    },
    suits: ['wellbeing'],
  },
  {
    title: 'Heard by the coffee machine',
    scene: 'News travels by the coffee machine, in the elevator and under the stairs, with a lowered voice.',
    act: {
      joined: 'Pass on one good thing you know of a colleague today, to the person who should hear it.',
      easy: "Ask a colleague or a clerk one question today that isn't about work, and hear the whole reply.",
      tense: 'Put one story about somebody on paper today, read it as if it were yours, and tear it up.',
    },
    suits: ['career'],
  },
  {
    title: 'The phone plan',
    scene: 'The phone, the internet, the car: three plans renew, and nobody knows the password.',
    act: {
      joined: 'Write the price and end date of one plan on a sticky note today.',
      easy: 'Ask a friend or neighbor today what they pay for their phone, and note the figure.',
      tense: 'Compare two phone or internet offers on paper tonight, and cross one out.',
    },
    suits: ['money'],
  },
]
