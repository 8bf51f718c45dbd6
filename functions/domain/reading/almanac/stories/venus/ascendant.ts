import type { PairStories } from '../../../pieces/Story.ts'

export const venusAscendant: PairStories = {
  easy: [
    {
      title: 'Told before the others',
      houses: [1, 3, 9, 11],
      why: 'Venus gives your Ascendant an open face, and people bring their news to a face like that.',
      scene: 'On the sidewalk {someone} puts down two bags to tell you news that nobody else has heard.',
      turn: [
        "You're already searching for something clever to say back.",
        'A glad face for one more minute is all they came for.',
      ],
      after: 'you hear people out, and your advice stays in your pocket',
      again: {
        easy: 'somebody you barely know tells you good news first',
        tense: 'you look busy, and a piece of news goes elsewhere',
      },
      act: 'Ask one person for their news today, on the stairs or at a counter, and answer with nothing but a glad face.',
    },
    {
      title: 'The shirt from the chair',
      houses: [2, 6, 10],
      why: 'Your Ascendant does well without your help, and trying harder would only show.',
      scene: 'So {someone} likes your shirt, the one you took from the chair because you were late.',
      turn: [
        "There was no plan in it, and that's what they like.",
        'You were thinking of the work ahead, which suits a face better than worry does.',
      ],
      after: 'you still dress in four minutes, and believe the first mirror',
      again: {
        easy: "you're praised for something you put on in the dark",
        tense: 'you dress with great care and feel like a parcel',
      },
      act: 'Dress for one thing today in four minutes, leave the mirror alone after that, and go.',
    },
    {
      title: 'Asleep on the train',
      houses: [4, 5, 7, 12],
      why: "You're at ease in your own skin, even where other people can see you.",
      scene: 'On the train beside {someone} you nod off, mouth open, and wake up unashamed.',
      turn: [
        'They saw you with no expression at all, and moved a bag to give you room.',
        'Being looked at kindly is restful, once you let it happen.',
      ],
      after: 'you take your rest where it comes, whoever is in the next seat',
      again: {
        easy: "someone sees you tired, and it's no trouble to either of you",
        tense: 'you sit up straight for so long that your back complains',
      },
      act: 'Close your eyes for ten minutes this afternoon where somebody could see you, in a chair or on a train.',
    },
  ],
  tense: [
    {
      title: 'Every shop window',
      houses: [1, 5, 11],
      why: 'Venus wants you found lovely, and your Ascendant keeps going back to check.',
      scene: "That's why you look into every shop window on the way to {someone}, and never at the goods.",
      turn: [
        'By the fifth window your hair is worse, from all the fixing.',
        "They'll be looking at your eyes, which do best when they look back.",
      ],
      after: 'you pass those windows and can say what is for sale',
      again: {
        easy: 'you go out as you are, and somebody smiles at you',
        tense: 'you change your shoes twice and blame the shoes',
      },
      act: 'Walk one street today without looking at yourself in any glass, and name five things in the windows.',
    },
    {
      title: 'Noodles or pizza',
      houses: [3, 4, 7, 8],
      why: 'You give way to keep people near you, and then your Ascendant misses having a say.',
      scene: "So {someone} asks noodles or pizza, you say either, and you'd wanted noodles all day.",
      turn: [
        'They pick pizza in good faith, and get a long wait for a smile.',
        'One word, noodles, would have been less work for both.',
      ],
      after: 'you say noodles at once, and sometimes even get them',
      again: {
        easy: 'you say which you like better, and the other person is relieved',
        tense: 'you let somebody choose and then dislike the choice aloud',
      },
      act: "Name the supper you'd like aloud today, before anybody asks or suggests one, and stay with it.",
    },
    {
      title: 'The second laugh',
      houses: [2, 6, 10],
      why: "You become whoever's easiest to like, which works until two people are in the room.",
      scene: 'You notice it when {someone} meets a coworker of yours, and you have a laugh for each.',
      turn: [
        "For a minute your mouth doesn't know which to use.",
        'The laugh they know from quiet times is the one that needs no effort.',
      ],
      after: 'you have one laugh for both of them, and it comes by itself',
      again: {
        easy: 'two parts of your life shake hands, and you stay one person',
        tense: 'you hear your polite voice from outside and wince',
      },
      act: "Use your at-home voice for one call or one talk at a counter today, and notice who doesn't mind.",
    },
  ],
  joined: [
    {
      title: 'Slowly through the door',
      houses: [1, 5, 7, 11],
      why: 'Your Ascendant finds it sweet to be looked at, and Venus wants it to last a little.',
      scene: "When {someone} looks up as you come in, you don't hurry to your chair.",
      turn: [
        'Six slow steps give people time to be glad.',
        "Look at them on the way, because they'd like to be seen as well.",
      ],
      after: 'you still come in slowly, and you look up as well',
      again: {
        easy: 'heads turn for a moment, and you let them',
        tense: 'you wait to be looked at and forget to look',
      },
      act: 'Enter one room today slowly, with your shoulders down, and look at each face before you pick a chair.',
    },
    {
      title: 'Twenty minutes and a smile',
      houses: [2, 3, 6, 10],
      why: "You're hard to be cross with, and your Ascendant knows just which smile does it.",
      scene: 'So you come twenty minutes late, with your best smile, and {someone} says never mind.',
      turn: [
        'They do mind a little, after twenty minutes on their feet beside a lamppost.',
        'A plain sorry behind the smile is what keeps people charmed.',
      ],
      after: "you're five minutes late at most, and the smile has less to do",
      again: {
        easy: "you're forgiven for something small, and you say sorry all the same",
        tense: 'your charm gets you out of a thing you should have done',
      },
      act: 'Say sorry today, with no joke and no excuse, for one small thing somebody has let you get away with.',
    },
    {
      title: 'Which wall for the picture',
      houses: [2, 4, 12],
      why: 'You want everything around you to look the way you feel, and you feel rather fine.',
      scene: 'That puts you on a stool, picture in hand, asking {someone} which wall is best.',
      turn: [
        "They say left, and in your mind it's on the right.",
        "You weren't after an opinion, so skip the vote and let them admire it.",
      ],
      after: "the picture hangs on the right, and you ask only when you don't know",
      again: {
        easy: 'a corner of yours looks like you, and visitors drift to it',
        tense: "you rearrange a shelf because you can't rearrange a mood",
      },
      act: 'Move one picture, lamp or plant tonight, without asking anybody, to where you see it on waking.',
    },
  ],
}
