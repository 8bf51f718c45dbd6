/** After a Full Moon: what comes up between the part of life it is in, first to twelfth, and the opposite one. */
export const FULL_MOON_IN_HOUSES = [
  [
    'What you want for yourself meets what the other person wants, down to the window seat and the radio.',
    'You notice how much of your calendar, and even your closet, is arranged to suit other people.',
  ],
  [
    "What is yours and what is shared come up together, as when one card pays for two people's groceries.",
    'A loan, a deposit or a joint account gets compared with the money you can call your own.',
  ],
  [
    'Small errands crowd out a bigger plan, and the travel guide lies open under a pile of receipts.',
    'A short message says less than you believe, and the gap between the two shows on the screen.',
  ],
  [
    'Home and work need the same hour, usually the one with supper on the stove and a call scheduled.',
    'How you live gets compared with how you appear at work, starting with the laundry behind the video call.',
  ],
  [
    'Time for play or for someone close runs into what the group has planned for the same night.',
    "What you make for pleasure meets your friends' opinions, which arrive before the glue is dry.",
  ],
  [
    'Chores and the need for rest come up together, often with a basket of laundry on the only sofa.',
    'A full workday shows what too little rest does: one email read three times, the keys in the fridge.',
  ],
  [
    'You see where a deal with the other person leaves you too little room, starting with the thermostat.',
    'Someone close shows you how you come across, if only by the way your joke goes down.',
  ],
  [
    'Shared costs come into view beside your own, and the question is who owes whom for the sofa.',
    'A conversation with someone close brings up trust and money together, with the bank page open on the table.',
  ],
  [
    "A big plan runs into the week's details: bus times, forms, a neighbor who needs the ladder back.",
    'Beliefs get tested in ordinary talk, at the bus stop or over the garden fence.',
  ],
  [
    'Your work becomes visible to the people who matter there, while at home the dishes become visible to everyone.',
    'A question of rank at work comes up together with the question of who is home for supper.',
  ],
  [
    'The group expects one thing and you would enjoy another, which is how a free evening gets two plans.',
    'You see which friendships still suit you, and which group chats leave no time for play.',
  ],
  [
    'What you keep to yourself comes up in the middle of chores, somewhere between the mop and the mailbox.',
    'You need quiet just as the list of errands gets long, so one line of it moves to another page.',
  ],
] as const satisfies readonly (readonly string[])[]
