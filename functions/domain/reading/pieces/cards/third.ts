import type { Card } from './Card.ts'

export const third: readonly Card[] = [
  {
    title: 'One reply you owe',
    scene:
      "On your phone are a friend's photo of a cake, a school notice and a long message you like too much to answer fast.",
    act: {
      joined: 'Write two lines to the friend you think of first, and send them before bed, unpolished.',
      easy: 'Answer the friendliest message on your phone today, in three sentences, with one question at the end.',
      tense: 'Reply to the hardest message on your phone with two true lines before bed, and save the rest for a call.',
    },
    suits: ['love'],
  },
  {
    title: 'Three errands, one loop',
    scene: 'Stamps, a returned parcel, a key to be cut: each is ten minutes long and somehow takes the whole day.',
    act: {
      joined: 'Write your three smallest errands on one note today, in walking order, and put it in your coat pocket.',
      easy: 'Do one errand of five minutes today for somebody at home or next door, along with your own.',
      tense: 'Strike one errand off your list tonight that belongs to somebody else, and text them so.',
    },
    suits: ['money', 'wellbeing'],
  },
  {
    title: 'Brother, sister, cousin',
    scene:
      "A brother sends a thumb, a sister sends nine voice messages, a cousin sends a picture of somebody's new dog.",
    act: {
      joined: 'Send a brother, sister or cousin one photo today that would make you both laugh, with no news attached.',
      easy: 'Call a sibling or a cousin for ten minutes today, and let them tell one long story to its end.',
      tense:
        "Tell a brother, a sister or an old friend one thing today that you'd rather be asked, in under twenty words.",
    },
    suits: ['love'],
  },
  {
    title: 'A parcel for next door',
    scene:
      'You know your neighbors by the shoes on the stairs, the names on the mailboxes and whose bins are out on the wrong night.',
    act: {
      joined:
        'Learn the name of one neighbor today, from a mailbox or a greeting, and write it inside your front door.',
      easy: 'Say two sentences beyond hello to a neighbor today, in the hallway, over the fence or on a note.',
      tense: 'Write the note about the noise, the bins or the parking, shut it in a drawer, and reread it in one hour.',
    },
    suits: ['love'],
  },
  {
    title: 'A word you look up',
    scene: 'You nod at a word from a headline, a contract or a colleague, and look into your coffee until it passes.',
    act: {
      joined: 'Look up one word today that you use without being sure of it, and write its meaning on a card.',
      easy: 'Read one page today about a thing your colleagues or friends discuss, and explain it to somebody in two lines.',
      tense: "Admit to one person today that you don't know a word, a name or a rule, and write the answer down.",
    },
    suits: ['career'],
  },
  {
    title: 'Sixty-two unread',
    scene:
      "The group chat has sixty-two new messages, four opinions about the picnic and one photo of somebody's feet.",
    act: {
      joined: 'Open one silent thread today and write the first plain line in it: who, where, what to bring.',
      easy: 'Thank the person who organizes the group chat today, by name, in one line that everybody can see.',
      tense: 'Mute one chat until tomorrow, put the phone under a pillow, and tell nobody why.',
    },
    suits: ['wellbeing'],
  },
  {
    title: 'The email with one question',
    scene: "Eleven people are copied in, two attachments won't open, and the question is hiding in the last paragraph.",
    act: {
      joined: 'Start one email today with the question in its first line, and stop typing at five lines.',
      easy: "Answer one colleague's or neighbor's question in full today, with the file, address or number they'll need next.",
      tense: 'Cut one email or message to five lines before you send it today, and move what you want to the top.',
    },
    suits: ['career'],
  },
  {
    title: 'The seat by the bus window',
    scene: 'The bus passes a bakery, a school gate and a street that you know only by its roofs.',
    act: {
      joined: "Find one street near home on a map today that you don't know, and walk it or trace it for ten minutes.",
      easy: 'Look up from your phone for one whole ride or walk today, and find three shop signs worth telling a friend.',
      tense: "Pack your bag before bed and set it by the door, so that tomorrow's trip starts ten minutes early.",
    },
    suits: ['wellbeing'],
  },
  {
    title: 'The small print',
    scene: 'Few people read page four of the lease, the back of the ticket or the lines beside the box they tick.',
    act: {
      joined:
        'Read the first page of one contract you live by today, a lease, a phone plan or a policy, with a pencil.',
      easy: 'Find one sentence in a contract or a warranty tonight that works in your favor, and underline it.',
      tense:
        'Write down three questions about one bill or contract today, in words a child would use, before you ask anybody.',
    },
    suits: ['money'],
  },
  {
    title: 'The list on the fridge',
    scene:
      "The list on the fridge asks for milk, light bulbs and Grandma's letter in three handwritings, and one of them is cross.",
    act: {
      joined: 'Begin a clean list tonight with five lines at most, and do the first before you write the sixth.',
      easy: 'Add one pleasant line to the list on the fridge today, between the milk and the trash bags.',
      tense: 'Copy only four lines of your list onto a new sheet before bed, and throw the old one away.',
    },
    suits: ['wellbeing'],
  },
  {
    title: 'Fine, with a period',
    scene: "Fine, you write, and between your thumb, the period and a friend's late reply there's suddenly a quarrel.",
    act: {
      joined:
        'Say one kind thing today in words nobody can misread, to a friend or a colleague, with their name in it.',
      easy: 'Ask a friend today what they meant by one short message, and believe the first answer.',
      tense:
        'Rewrite the sharpest sentence in your sent messages today, and send it with the word sorry and nothing else.',
    },
    suits: ['love'],
  },
  {
    title: 'Ten pages and a lamp',
    scene:
      'The novel has a bus ticket for a bookmark, the borrowed manual has none, and the phone lies on top of both.',
    act: {
      joined: 'Open the book you mean to read, and stay in one chair with it until ten pages are done.',
      easy: 'Read one paragraph you like aloud tonight, to someone at home, to a friend by phone, or to the cat.',
      tense: "Close one book you don't enjoy for good tonight, take out the bookmark, and choose another.",
    },
    suits: ['wellbeing'],
  },
  {
    title: 'Heard by the coffee machine',
    scene:
      'News travels by the coffee machine, in the elevator and under the stairs, with a lowered voice and a full cup.',
    act: {
      joined: 'Pass on one good thing you know of a colleague or classmate today, to the person who should hear it.',
      easy: "Ask a colleague, a neighbor or a clerk one question today that isn't about work, and wait for the whole reply.",
      tense: 'Put one story about somebody on paper today, read it as if it were about you, and tear it up.',
    },
    suits: ['career'],
  },
  {
    title: 'The phone plan',
    scene:
      'A plan for the phone, one for the internet, one for the car: nobody knows the password, and all three renew.',
    act: {
      joined: 'Write the price and end date of one plan you pay for on a sticky note today, and put it by your desk.',
      easy: 'Ask a friend or a neighbor today what they pay for their phone or internet, and note the figure.',
      tense:
        'Compare two offers for the phone or the internet on paper tonight, and cross out the one with the prettier page.',
    },
    suits: ['money'],
  },
]
