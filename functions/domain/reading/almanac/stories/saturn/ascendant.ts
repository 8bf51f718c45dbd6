import type { PairStories } from '../../../pieces/Story.ts'

export const saturnAscendant: PairStories = {
  easy: [
    {
      title: 'Your name and what you need',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'You come across as someone who means it, and you do, which saves a lot of talk.',
      scene: 'At a counter you say your name and what you need, and then you stop.',
      turn: [
        "You're afraid it sounds cold; to the clerk it's the easiest request all day.",
        'What you leave out is the sorry, and nobody misses it.',
      ],
      after: 'people ask you straight out, and they take your answer',
      again: {
        easy: "you're believed the first time you say a thing",
        tense: 'you add a smile and three sorries to a fair request',
      },
      act: 'Make one request today in a single sentence, in person or by phone, and stop before the sorry.',
    },
    {
      title: 'Caught with a bucket',
      houses: [5, 7, 8],
      why: "You don't put on a face to be liked, and that's pleasant to be near.",
      scene: '{Someone} turns up early, and you stay on your knees with bucket and brush.',
      turn: [
        'They came a little nervous, and a wet floor puts an end to that.',
        "Next to someone who isn't ready, nobody has to be perfect.",
      ],
      after: "people drop in, and you don't tidy yourself first",
      again: {
        easy: "you're told that you look well with wet sleeves",
        tense: 'you call through the door that it is a bad moment',
      },
      act: 'Leave one thing about your looks or your rooms just as it is today, and let somebody see it.',
    },
  ],
  tense: [
    {
      title: 'The free seat beside you',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Saturn makes you sit like someone about to be judged, and people keep their distance.',
      scene: 'So the seat beside you stays free on the train, and you take it for a verdict.',
      turn: [
        "They're only afraid to disturb you.",
        'Take your bag onto your knees and look up, and the seat is an invitation.',
      ],
      after: "the seat is taken more often than not, and you don't mind",
      again: {
        easy: 'a stranger asks you the way before anyone else',
        tense: 'you sit up so straight that your neck aches',
      },
      act: 'Take your bag off one chair today, in a room or on a bus, and look up each time somebody passes.',
    },
    {
      title: "A hand's width in the photo",
      houses: [5, 7, 8],
      why: "Saturn keeps your Ascendant polite, and those you'd like nearest get your very best manners.",
      scene: "In a photo you and {someone} are two coats with a hand's width of air between them.",
      turn: [
        'They thought you wanted it that way.',
        'One short step sideways is easier than any speech on the subject.',
      ],
      after: 'you stand closer in pictures, and it looks natural',
      again: {
        easy: "you're pulled into the frame, and you stay there",
        tense: 'you offer to be the one who holds the camera',
      },
      act: 'Choose the chair beside somebody today, not the one across from them, and stay in it for ten minutes.',
    },
  ],
  joined: [
    {
      title: 'The plain jacket',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Saturn wants you taken seriously, and your usual way of showing up begins to feel too young.',
      scene: 'At the mirror you hang the funny jacket back and take the plain one.',
      turn: [
        "There's less of a show in it, and more of you.",
        "You can keep the jokes, and they're funnier from somebody in a plain jacket.",
      ],
      after: 'you dress, talk and say no in one style, a plain one',
      again: {
        easy: "you're taken for someone who knows, and you do know",
        tense: 'you play the clown because the room expects it',
      },
      act: 'Take three things that belong to an earlier you out of your closet tonight, and hang the plainest of the rest in front.',
    },
    {
      title: 'Red ears at the handshake',
      houses: [5, 7, 8],
      why: "You'd rather be respected than liked, and you'd still like to be liked by one person.",
      scene: 'So you shake hands all around, very correct, and your ears go red in front of {someone}.',
      turn: [
        'They see the ears and stop being afraid of you.',
        'What gives you away is the friendliest thing you have on.',
      ],
      after: "you're taken seriously, and one person knows better",
      again: {
        easy: 'you laugh at yourself first, and it is good company',
        tense: 'you get formal just when things get warm',
      },
      act: "Tell one person today that you're a bit nervous, at the door or on the phone, before you say anything correct.",
    },
  ],
}
