import type { PairStories } from '../../../pieces/Story.ts'

export const sunVenus: PairStories = {
  easy: [
    {
      title: 'Praise in front of the boss',
      houses: [2, 6, 10],
      why: 'The Sun warms your Venus, so being pleasant and being yourself ask for the same behavior.',
      scene: "So you praise a colleague's work while the boss is in the room, and you lose nothing by it.",
      turn: [
        "You aren't keeping accounts of who is liked more.",
        "Praise with a witness is worth twice as much, and it's remembered as yours.",
      ],
      after: 'the praise gets repeated, and nobody minds who said it first',
      again: {
        easy: 'somebody praises you with the boss in the room',
        tense: 'you hold back a good word because nobody gave you one',
      },
      act: "Praise one piece of someone's work today in front of a third person, and say exactly what's good.",
    },
    {
      title: 'The good glasses for pasta',
      houses: [1, 4, 12],
      why: 'You think you deserve something lovely on an ordinary day, and no voice in you asks what for.',
      scene: 'That can look like the good glasses and a cloth napkin beside one plate of pasta.',
      turn: [
        "The glasses were for company, and you're company.",
        'Pleasure taken in small amounts spoils nobody, and it keeps you from envying other people theirs.',
      ],
      after: 'the good glasses stand in front, and you wait for guests a little less',
      again: {
        easy: 'you enjoy a plain meal as if somebody had invited you',
        tense: 'you save the best for guests and eat out of the pan',
      },
      act: 'Use one thing tonight that you keep for guests, such as a glass, a towel or a tablecloth.',
    },
    {
      title: 'A compliment at the door',
      houses: [3, 5, 7, 8, 11],
      why: 'Your Venus is sure of itself, so you can show liking without checking what comes back.',
      scene: 'At the door you tell {someone} that you liked the evening, and then you go.',
      turn: [
        'They get a whole compliment, with nothing asked in return.',
        "Liking that doesn't hold out its hand is the easiest kind to answer.",
      ],
      after: 'the compliment stands, and neither of you owes anything for it',
      again: {
        easy: 'someone is glad to see you and shows it first',
        tense: 'you say a kind thing and wait too hard for its echo',
      },
      act: 'Tell {friend} before supper one thing you enjoy about their company, and change the subject right after.',
    },
  ],
  tense: [
    {
      title: 'The favor before your own work',
      houses: [2, 6, 10],
      why: 'You want to be admired for your work, and you go about it by pleasing whoever asks.',
      scene: "You choose a leaving gift for the office while your own invoice isn't written.",
      turn: [
        'The thanks come fast; the invoice has no number yet.',
        'What people admire in the end is work, and yours is one quiet hour away.',
      ],
      after: 'the invoice is out, and someone else buys the ribbon',
      again: {
        easy: 'you do your own work first and are liked as well as before',
        tense: 'you say yes with your mouth and no with your face',
      },
      act: "Finish one job of your own before lunch, and only then offer a hand with somebody else's.",
    },
    {
      title: 'Three shirts on the bed',
      houses: [1, 3, 4],
      why: 'The Sun wants you to be seen, and your Venus thinks you need improving first.',
      scene: 'Three shirts lie on the bed, and the visit is only to relatives or neighbors.',
      turn: [
        "They'll remember the visit and not the collar.",
        "The shirt you picked first is the one you can forget about, and that's what looks good.",
      ],
      after: 'two shirts are on their hangers, and the visit is what you think of',
      again: {
        easy: 'you catch yourself in a window and like what you see',
        tense: 'one wrong remark about your shoes stays with you',
      },
      act: 'Put on the first thing you pick today, and walk away from the mirror after one minute.',
    },
    {
      title: 'The window seat',
      houses: [5, 7, 8, 9, 11],
      why: "You want your share, while your Venus keeps the peace and says that it's nothing.",
      scene: 'So you leave {someone} the seat by the window, and you mind it the whole trip.',
      turn: [
        "They took it in good faith, since you said you didn't care.",
        'Say half, and you can each have the view for part of the way.',
      ],
      after: 'you change seats halfway without any talk about it',
      again: {
        easy: 'you ask for your half and get it with a laugh',
        tense: 'you give way once more and count it',
      },
      act: 'Ask for your half of one thing tonight, such as the last portion, the armchair or the quiet.',
    },
  ],
  joined: [
    {
      title: 'The coat and its price tag',
      houses: [2, 3, 6],
      why: "You feel you've earned something lovely, and the part of you that does sums is easily charmed.",
      scene: 'You notice it in a store, a coat over your arm and its tag turned inward.',
      turn: [
        'The coat is all right, and the tag is only a number.',
        'Read it, sleep on it once, and whatever liking is left is real.',
      ],
      after: 'you know what the coat is worth to you, in figures',
      again: {
        easy: 'you find what you wanted among the things you own',
        tense: 'you want three things at once and none of them much',
      },
      act: "Write the name and the price of one thing you want on a card today, and don't buy it before tomorrow noon.",
    },
    {
      title: 'The stranger by the window',
      houses: [1, 4, 10, 11],
      why: "Your wish to please and your wish to shine are one wish now, and it's granted rather easily.",
      scene: 'At a reception or a family party the chairs turn your way, and you see it.',
      turn: [
        "That's sweet, and some of it goes to your head.",
        'Charm does most for the person by the window whom nobody is talking to.',
      ],
      after: 'you look for the person by the window first, out of habit',
      again: {
        easy: 'people warm to you before you say anything clever',
        tense: 'you try to please a whole room and talk to nobody in it',
      },
      act: 'Ask one person who is usually left out a question today, and give the answer five full minutes.',
    },
    {
      title: 'Fishing for more than fine',
      houses: [5, 7, 8, 12],
      why: "Your Venus wants to hear aloud that you're liked, and what you're liked for.",
      scene: 'You ask {someone} if the meal was all right when you know that it was.',
      turn: [
        "They say fine, and fine isn't what you were fishing for.",
        "Praise them the way you'd like it, and they hear how it's done.",
      ],
      after: 'a compliment comes with a detail in it, from one side or the other',
      again: {
        easy: 'somebody tells you exactly what they like',
        tense: 'you fish for a kind word and catch a short one',
      },
      act: "Give {friend} one exact compliment tonight, with the kind of detail you'd want to hear about yourself.",
    },
  ],
}
