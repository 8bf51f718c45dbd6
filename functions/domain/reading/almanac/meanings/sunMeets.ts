import type { Meetings } from '../../pieces/Meetings.ts'

export const sunMeets: Meetings = {
  Sun: {
    joined: [
      'Around your birthday you measure the year by one plain question: how much of it did you choose yourself?',
      "You'd like to start over as yourself, without having to explain the change to anybody.",
    ],
    easy: [
      "Being yourself takes no effort, so you stop rehearsing and simply say which one you'd like.",
      "You know what you want and you don't need anyone's blessing, which makes people surprisingly willing to give it.",
    ],
    tense: [
      "Somebody treats you as a part of their plan, and you'd rather be asked than included.",
      "What you want and what's expected of you are two different things, and you're tired of splitting the difference.",
    ],
  },
  Moon: {
    joined: [
      "What you need and what you show are the same for once, so people can see when you're tired or happy.",
      'What you want is to be looked after and to be admired, ideally by the same person and without asking.',
    ],
    easy: [
      "You can do what's good for you without feeling that you owe anyone an explanation.",
      'Your mood and your plans pull the same way, so you look settled, and others settle down around you.',
    ],
    tense: [
      'Part of you wants to get on with things, while another part wants a blanket and nobody at the door.',
      "You say you're fine in a voice that says the opposite, and you're annoyed when people believe the words.",
    ],
  },
  Mercury: {
    joined: [
      "You hear yourself say out loud what you've only been thinking, and it turns out to be your opinion.",
      "Whatever you say carries your name, so you'd like to be quoted correctly.",
    ],
    easy: [
      'You can put what you want into one plain sentence, without the three that usually apologize for it.',
      'People ask what you think and wait for the answer, which makes you think better.',
    ],
    tense: [
      "You know the answer and can't get a word in, because someone is still explaining the question.",
      'Being right starts to matter more to you than being understood, and you can hear it in your own voice.',
    ],
  },
  Venus: {
    joined: [
      "Something in you wants to be liked for what you are, and you're willing to show a little more of it than usual.",
      'Your taste is out in the open: what you wear, what you order and whom you look at twice.',
    ],
    easy: [
      'You like yourself well enough to be generous, and charm comes of it without any work.',
      "It's easy to enjoy what you have and to say so to whoever is part of it.",
    ],
    tense: [
      "You'd like to be admired, and you notice how much you'd give up to be.",
      'What pleases you and what keeps the peace are two things, and you keep choosing the peace.',
    ],
  },
  Mars: {
    joined: [
      "You want to act now, with your own hands, and you'd rather apologize later than wait.",
      "There's more fight in you than the occasion needs, and it would like a good cause.",
    ],
    easy: [
      'You have the nerve for the thing you keep circling, and the patience to do it without noise.',
      'Doing something beats discussing it, and you find the first grip without looking for it.',
    ],
    tense: [
      'What you want is to be in charge of the pace, so anyone who walks slowly ahead of you is an opponent.',
      'Your temper is closer to the surface than you think, and it comes out at the smallest thing in reach.',
    ],
  },
  Jupiter: {
    joined: [
      "You feel larger than your week, and you'd like to promise somebody something to match.",
      'It seems obvious that things will work out, so you ask for more than you usually dare.',
    ],
    easy: [
      'You have enough, know it, and become easy to be around because of it.',
      'A bit of confidence is all you need, and you find more than a bit.',
    ],
    tense: [
      "You think you can fit in one more thing, and your pride won't let you count the hours.",
      "You're so sure of the outcome that you skip the part where someone else has to agree.",
    ],
  },
  Saturn: {
    joined: [
      'You feel how much rests on you, and you want at least one person to notice it.',
      "Only what you'd sign with your full name seems worth doing, which makes for a short and serious list.",
    ],
    easy: [
      "You do what you said you'd do, on time, and enjoy it more than you let on.",
      'Doing one thing slowly and well suits you better than being seen to do five.',
    ],
    tense: [
      "You'd like a little praise, and a voice in your head marks everything down.",
      "Whatever you'd enjoy has to wait for something dutiful, by a rule of your own making.",
    ],
  },
  Uranus: {
    joined: [
      "You can't bear to be predictable, and you'd like to surprise somebody, yourself included.",
      'The usual version of you feels like a coat from another season, so you try something else.',
    ],
    easy: [
      "You can be odd in company and find that it's the part people like.",
      'A little freedom is all you need to be cheerful, and you find it in the middle of the routine.',
    ],
    tense: [
      'You want to be taken as you are and left alone at the same time, which is hard on whoever loves you.',
      "Someone's reasonable request feels like a leash, and you pull before you've heard the end of it.",
    ],
  },
  Neptune: {
    joined: [
      "You aren't quite sure where your own wish ends and other people's wishes begin.",
      'You would like to be useful to somebody without being seen, and also to be thanked for it.',
    ],
    easy: [
      "You sense what's needed before it's said, and you can give it without losing yourself.",
      'Daydreaming pays for once, since the thing you picture is something you want.',
    ],
    tense: [
      "You'd like to be seen in the best light, and you're a little afraid of the bright kind.",
      "It's hard to say no when you can feel how much the other person hopes for a yes.",
    ],
  },
  Pluto: {
    joined: [
      "You want to know what you're really after, even if the answer is less flattering than the official one.",
      "You'd rather have one thing completely than five things politely.",
    ],
    easy: [
      'You have more weight than you use, and a calm word from you settles things.',
      'You can look at something uncomfortable for as long as it takes and keep your voice down.',
    ],
    tense: [
      "Somebody tries to decide for you, or so it feels, and you'd sooner lose than give in.",
      "You keep a close grip on things because you suspect what would happen if you didn't.",
    ],
  },
  Chiron: {
    joined: [
      'Standing in full view makes you feel the old clumsiness, and you go ahead all the same.',
      "You'd like to be good, in front of people, at the one thing that comes hardest to you.",
    ],
    easy: [
      "You can admit what you're bad at with a straight back, and someone is relieved to hear it.",
      'What usually embarrasses you makes a decent story, and you tell it well.',
    ],
    tense: [
      "A remark that was meant for nobody finds your sore spot, and you're too proud to rub it.",
      "You act as if you didn't care for recognition, and you check twice whether anyone noticed.",
    ],
  },
  'North Node': {
    joined: [
      "You'd like to become someone who does this sort of thing, and there's a chance to practice.",
      'What you want and what would be good for you in ten years happen to be the same.',
    ],
    easy: [
      'The unfamiliar way feels like yours, and nobody has to push you.',
      'You find yourself doing without fuss what seemed out of character before.',
    ],
    tense: [
      "You could shine at what you're good at anyway, which is exactly why it teaches you nothing.",
      "The comfortable way is applauded and the useful one isn't, and you like applause.",
    ],
  },
  Ascendant: {
    joined: [
      'You come in and people look up, so what you show is what they take you for.',
      "What you want is to be seen as yourself and not as anyone's colleague, parent or friend.",
    ],
    easy: [
      'How you look and what you feel match, so people trust you on sight.',
      'You make a good entrance by not trying to make one.',
    ],
    tense: [
      "You can see yourself through somebody else's eyes, and you'd like to correct the picture.",
      "Between how you feel and how you come across there's a gap, and someone answers the wrong one.",
    ],
  },
  Midheaven: {
    joined: [
      'You want to be known for something, and this is the kind of day on which people notice.',
      "Your name comes up where it matters, so you'd like your work to look like you.",
    ],
    easy: [
      "You're at your best when you simply get on with the work, and anyone with a say can see that.",
      "It's plain to you what your effort is for, and that makes even the dull part go quickly.",
    ],
    tense: [
      "Home asks for you while the world is looking, and you can't face both ways.",
      "You compare where you are with where you meant to be, and you leave out everything you've managed.",
    ],
  },
}
