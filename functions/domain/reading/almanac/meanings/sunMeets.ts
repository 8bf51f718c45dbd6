import type { Meetings } from '../../pieces/Meetings.ts'

export const sunMeets: Meetings = {
  Sun: {
    joined: [
      [
        'free',
        'Around your birthday you measure the year by one plain question: how much of it did you choose yourself?',
      ],
      ['free', "You'd like to start over as yourself, without having to explain the change to anybody."],
    ],
    easy: [
      ['bold', "Being yourself takes no effort, so you stop rehearsing and simply say which one you'd like."],
      [
        'bold',
        "You know what you want and you don't need anyone's blessing, which makes people surprisingly willing to give it.",
      ],
    ],
    tense: [
      ['torn', "Somebody treats you as a part of their plan, and you'd rather be asked than included."],
      [
        'torn',
        "What you want and what's expected of you are two different things, and you're tired of splitting the difference.",
      ],
    ],
  },
  Moon: {
    joined: [
      ['warm', "What you need and what you show are the same for once, so people can see when you're tired or happy."],
      ['warm', 'What you want is to be looked after and to be admired, ideally by the same person and without asking.'],
    ],
    easy: [
      ['warm', "You can do what's good for you without feeling that you owe anyone an explanation."],
      ['warm', 'Your mood and your plans pull the same way, so you look settled, and others settle down around you.'],
    ],
    tense: [
      ['warm', 'Part of you wants to get on with things, while another part wants a blanket and nobody at the door.'],
      [
        'sore',
        "You say you're fine in a voice that says the opposite, and you're annoyed when people believe the words.",
      ],
    ],
  },
  Mercury: {
    joined: [
      ['talk', "You hear yourself say out loud what you've only been thinking, and it turns out to be your opinion."],
      ['talk', "Whatever you say carries your name, so you'd like to be quoted correctly."],
    ],
    easy: [
      ['talk', 'You can put what you want into one plain sentence, without the three that usually apologize for it.'],
      ['talk', 'Somebody asks what you think, puts down the cup and waits, and you think better for it.'],
    ],
    tense: [
      ['talk', "You know the answer and can't get a word in, because someone is still explaining the question."],
      [
        'cross',
        'Being right starts to matter more to you than being understood, and you can hear it in your own voice.',
      ],
    ],
  },
  Venus: {
    joined: [
      [
        'seen',
        "Something in you wants to be liked for what you are, and you're willing to show a little more of it than usual.",
      ],
      ['seen', 'Your taste is out in the open: what you wear, what you order and whom you look at twice.'],
    ],
    easy: [
      ['seen', 'You like yourself well enough to be generous, and charm comes of it without any work.'],
      ['warm', 'You look round the table and like what you see, and you say so before dessert.'],
    ],
    tense: [
      ['seen', "You'd like to be admired, and you notice how much you'd give up to be."],
      ['torn', 'What pleases you and what keeps the peace are two things, and you keep choosing the peace.'],
    ],
  },
  Mars: {
    joined: [
      ['bold', "You want to act now, with your own hands, and you'd rather apologize later than wait."],
      ['cross', "There's more fight in you than the occasion needs, and it would like a good cause."],
    ],
    easy: [
      ['bold', 'You have the nerve for the thing you keep circling, and the patience to do it without noise.'],
      ['bold', 'Doing something beats discussing it, and you find the first grip without looking for it.'],
    ],
    tense: [
      [
        'cross',
        'What you want is to be in charge of the pace, so anyone who walks slowly ahead of you is an opponent.',
      ],
      [
        'cross',
        'Your temper is closer to the surface than you think, and it comes out at the smallest thing in reach.',
      ],
    ],
  },
  Jupiter: {
    joined: [
      ['plenty', "You feel larger than your week, and you'd like to promise somebody something to match."],
      ['bold', 'It seems obvious that things will work out, so you ask for more than you usually dare.'],
    ],
    easy: [
      ['plenty', 'You have enough, and you pass the dish round without counting.'],
      ['bold', 'A bit of confidence is all you need, and you find more than a bit.'],
    ],
    tense: [
      ['plenty', "You think you can fit in one more thing, and your pride won't let you count the hours."],
      ['plenty', "You're so sure of the outcome that you skip the part where someone else has to agree."],
    ],
  },
  Saturn: {
    joined: [
      ['duty', 'You feel how much rests on you, and you want at least one person to notice it.'],
      ['duty', "Only what you'd sign with your full name seems worth doing, which makes for a short and serious list."],
    ],
    easy: [
      ['duty', "You do what you said you'd do, on time, and enjoy it more than you let on."],
      ['duty', 'Doing one thing slowly and well suits you better than being seen to do five.'],
    ],
    tense: [
      ['sore', "You'd like a little praise, and a voice in your head marks everything down."],
      ['duty', "Whatever you'd enjoy has to wait for something dutiful, by a rule of your own making."],
    ],
  },
  Uranus: {
    joined: [
      ['free', "You can't bear to be predictable, and you'd like to surprise somebody, yourself included."],
      ['free', 'The usual version of you feels like a coat from another season, so you try something else.'],
    ],
    easy: [
      ['free', "You can be odd in company and find that it's the part people like."],
      ['free', 'A little freedom is all you need to be cheerful, and you find it in the middle of the routine.'],
    ],
    tense: [
      ['free', 'You want to be taken as you are and left alone at the same time, which is hard on whoever loves you.'],
      ['free', "Someone's reasonable request feels like a leash, and you pull before you've heard the end of it."],
    ],
  },
  Neptune: {
    joined: [
      ['dream', "You aren't quite sure where your own wish ends and other people's wishes begin."],
      ['dream', "You'd like to be needed and to be left in peace, both at once."],
    ],
    easy: [
      ['warm', "You sense what's needed before it's said, and you can give it without losing yourself."],
      ['dream', 'Daydreaming pays for once, since the thing you picture is something you want.'],
    ],
    tense: [
      ['seen', "You'd like to be seen in the best light, and you're a little afraid of the bright kind."],
      ['torn', "It's hard to say no when you can feel how much the other person hopes for a yes."],
    ],
  },
  Pluto: {
    joined: [
      [
        'deep',
        "You want to know what you're really after, even if the answer is less flattering than the official one.",
      ],
      ['deep', "You'd rather have one thing completely than five things politely."],
    ],
    easy: [
      ['deep', 'You have more weight than you use, and a calm word from you settles things.'],
      ['deep', 'You can look at something uncomfortable for as long as it takes and keep your voice down.'],
    ],
    tense: [
      ['deep', "Somebody tries to decide for you, or so it feels, and you'd sooner lose than give in."],
      ['deep', "You keep a close grip on things because you suspect what would happen if you didn't."],
    ],
  },
  Chiron: {
    joined: [
      ['sore', 'Standing in full view makes you feel the old clumsiness, and you go ahead all the same.'],
      ['sore', "You'd like to be good, in front of people, at the one thing that comes hardest to you."],
    ],
    easy: [
      ['sore', "You can admit what you're bad at with a straight back, and someone is relieved to hear it."],
      ['sore', 'What usually embarrasses you makes a decent story, and you tell it well.'],
    ],
    tense: [
      ['sore', "A remark that was meant for nobody finds your sore spot, and you're too proud to rub it."],
      ['seen', "You act as if you didn't care for recognition, and you check twice whether anyone noticed."],
    ],
  },
  'North Node': {
    joined: [
      ['free', "You'd like to become someone who does this sort of thing, and there's a chance to practice."],
      ['bold', "What you feel like doing and what you'll thank yourself for in ten years happen to be the same."],
    ],
    easy: [
      ['free', 'You take the unfamiliar street as if you lived there, and nobody has to push you.'],
      ['bold', "You sign up, speak up or sit in front, and only afterward notice that it isn't like you."],
    ],
    tense: [
      ['seen', "You could shine at what you're good at anyway, which is exactly why it teaches you nothing."],
      ['seen', "The comfortable way is applauded and the useful one isn't, and you like applause."],
    ],
  },
  Ascendant: {
    joined: [
      ['seen', 'You come in and people look up, so what you show is what they take you for.'],
      ['seen', "What you want is to be seen as yourself and not as anyone's colleague, parent or friend."],
    ],
    easy: [
      ['seen', 'How you look and what you feel match, so people trust you on sight.'],
      ['seen', 'You make a good entrance by not trying to make one.'],
    ],
    tense: [
      ['sore', "You can see yourself through somebody else's eyes, and you'd like to correct the picture."],
      ['seen', "Between how you feel and how you come across there's a gap, and someone answers the wrong one."],
    ],
  },
  Midheaven: {
    joined: [
      ['seen', 'You want to be known for something, and this is the kind of day on which people notice.'],
      ['seen', "Your name comes up where it matters, so you'd like your work to look like you."],
    ],
    easy: [
      ['duty', "You're at your best when you simply get on with the work, and anyone with a say can see that."],
      ['duty', "It's plain to you what your effort is for, and that makes even the dull part go quickly."],
    ],
    tense: [
      ['duty', "Home asks for you while the world is looking, and you can't face both ways."],
      ['sore', "You compare where you are with where you meant to be, and you leave out everything you've managed."],
    ],
  },
}
