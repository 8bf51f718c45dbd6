import type { PairStories } from '../../../pieces/Story.ts'

export const sunUranus: PairStories = {
  easy: [
    {
      title: 'The result on page one',
      houses: [2, 6, 10, 11],
      why: "Your own way of doing things is a bit odd, and for once you don't hide it.",
      scene: 'You put the last page of a report first, and somebody reads it to the end.',
      turn: [
        'Nobody taught you that; you were bored with the usual order.',
        'A new way needs no defense when it saves a reader ten minutes.',
      ],
      after: "somebody else's report starts with its last page too",
      again: {
        easy: "you're asked for the odd version, by that name",
        tense: "you're handed the usual form, and you feel it in your jaw",
      },
      act: 'Start one list, report or form with its result today, and cross out whatever that makes useless.',
    },
    {
      title: 'Two stops too early',
      houses: [1, 3, 4, 9, 12],
      why: 'Your Uranus needs only a little freedom to be cheerful, and the Sun gladly gives it.',
      scene: "You get off the bus two stops early, for a street you don't know.",
      turn: [
        "You aren't running from anything; the window was always the same.",
        'Twenty minutes with no plan do more for you than a whole free day.',
      ],
      after: "there's a street in your head that nobody told you about",
      again: {
        easy: 'you take a shortcut that turns out longer, and you enjoy it',
        tense: 'every street looks like your own, and you blame the town',
      },
      act: "Walk down one street today that you've never walked, right to its end, and go home another way.",
    },
    {
      title: 'The song you turn down',
      houses: [5, 7, 8],
      why: 'The Sun and your Uranus agree that being yourself is more fun than being easy to explain.',
      scene: 'You play {someone} the song you usually turn down when anyone comes through the door.',
      turn: [
        "They needn't like it, as long as they see that you do.",
        "You're better company with the volume up than on your best behavior.",
      ],
      after: 'one song is a joke between you two, and a friendly one',
      again: {
        easy: 'somebody hums your song without noticing',
        tense: 'you turn the volume down before anyone has said a word',
      },
      act: 'Play the song you never admit to tonight, loud enough to be heard, and say nothing in its defense.',
    },
  ],
  tense: [
    {
      title: 'The box marked required',
      houses: [2, 6, 9, 10],
      why: 'The Sun wants a proper place for you, and your Uranus kicks when anybody assigns you one.',
      scene: 'On an office form you leave one box empty because it says "required."',
      turn: [
        'Nobody wants to own you; a clerk needs a number.',
        'Keep your no for a rule that hurts, and this one takes a minute.',
      ],
      after: 'the form is off your desk, and your no is still unspent',
      again: {
        easy: "you follow a dull rule and don't feel an inch smaller",
        tense: "somebody says that's how it's done here, and you stop listening",
      },
      act: "Fill in one form you've been putting off before lunch, every box of it, and time how long it takes.",
    },
    {
      title: 'The open answer',
      houses: [5, 7, 8],
      why: "You'd like to be chosen, and once you are, you look around for the door.",
      scene: "{Someone} asks you to dinner, and you say you'll see.",
      turn: [
        "They hear a polite no, when it's only the fixed date that scares you.",
        'One fixed day in an open week lets you breathe, and lets them plan.',
      ],
      after: 'one date is fixed, and the rest of the calendar is yours',
      again: {
        easy: "you're asked, and you say yes before you feel tied",
        tense: "you're asked again, and you answer with a joke",
      },
      act: "Mark one evening you'd promise and one you'd keep for yourself on your calendar before bed tonight.",
    },
    {
      title: 'The couch in the middle',
      houses: [1, 3, 4, 12],
      why: 'Your Uranus is bored with the person you are, and the Sun has put years into that person.',
      scene: 'The couch is in the middle of the room, with you sitting on it.',
      turn: [
        'You wanted another life and got as far as the furniture.',
        'One changed corner calms the itch, and you still find the light switch.',
      ],
      after: 'one corner is new, and the couch is back against its wall',
      again: {
        easy: "you move a single chair, and that's change enough",
        tense: "you're on your knees in the hallway with a tape measure",
      },
      act: 'Change one corner of a room today, with a chair or a lamp, and stop after thirty minutes.',
    },
  ],
  joined: [
    {
      title: "The idea you hadn't tidied",
      houses: [6, 9, 10, 11],
      why: 'The polite you and the unruly you speak as one, and your Uranus picks the words.',
      scene: "Somebody asks for views, and yours is on the table before you've tidied it.",
      turn: [
        'Two people look up from their cups, and one looks relieved.',
        'The idea is good raw; all it needs is one calm sentence on how to begin.',
      ],
      after: 'your idea has a first step, and somebody asks about the second',
      again: {
        easy: 'somebody brings up your idea as if it had always been there',
        tense: 'you say it louder, and the room hears only how loud',
      },
      act: 'Write your boldest idea for work or a group on one card today, with a first step under it.',
    },
    {
      title: 'The last train to anywhere',
      houses: [3, 5, 7, 8],
      why: 'Being yourself and getting away are one wish in you now, and it burns.',
      scene: 'Over a drink with {someone}, you suggest the last train to the sea.',
      turn: [
        "They look at the clock, then at you, to see who's joking.",
        "Ask what they'd enjoy, and the wish has room for two.",
      ],
      after: 'an outing is planned that suits them as well as you',
      again: {
        easy: 'somebody else has the wild idea, and you get the coats',
        tense: 'you change the plan at the door, and nobody says a word',
      },
      act: "Write three places under an hour away that you've never seen on a card today, for {friend} to choose from.",
    },
    {
      title: 'Scissors at the mirror',
      houses: [1, 2, 4, 12],
      why: "You're tired of looking like yourself, and a week's wait seems worse than a mistake.",
      scene: 'That can look like scissors, a bathroom mirror, and the first lock of hair in the sink.',
      turn: [
        "The wish is honest, but you can't see the back of your head.",
        'Your Uranus wants proof that you can change, and a different shirt is proof.',
      ],
      after: 'you look a little different, and nothing has to grow back',
      again: {
        easy: "you go out in the odd shirt, and it's just a shirt",
        tense: "you're in front of the mirror again, with the scissors in reach",
      },
      act: 'Put on the thing in your wardrobe you never dare to wear tonight, and keep it on for two hours.',
    },
  ],
}
