import type { Meetings } from '../../pieces/Meetings.ts'

export const sunMeets: Meetings = {
  Sun: {
    joined: [
      [
        'deep',
        'Around your birthday you measure the year by one plain question: how much of it did you choose yourself?',
      ],
      ['bold', "You'd like to start over as yourself, without having to explain the change to anybody."],
      ['seen', "A little fuss about you would be welcome, and you'd never be the one to suggest it."],
    ],
    easy: [
      ['bold', "Being yourself takes no effort, so you say what you'd like without rehearsing it first."],
      ['free', "You do as you please, quietly, and it doesn't occur to you to ask anyone."],
      ['seen', "You're in good form, and you don't mind who notices."],
    ],
    tense: [
      [
        'torn',
        "What you want and what's expected of you are two different things, and you're tired of splitting the difference.",
      ],
      ['cross', "You'd like to be asked before you're counted in, and you bristle at anyone who forgets."],
      ['seen', "Credit for being useful isn't what you're after: you'd like some for being you."],
    ],
  },
  Moon: {
    joined: [
      ['warm', "What you need and what you show are the same, so anyone can see when you're tired or happy."],
      ['seen', 'You want to be looked after and to be admired, ideally by the same person and without asking.'],
    ],
    easy: [
      ['warm', "Your mood and your will pull the same way, and there's a calm about you that others can use."],
      ['free', 'No one has to approve of what does you good, so you simply do it.'],
      ['plenty', "You're content, and contentment makes you generous with your time."],
    ],
    tense: [
      ['torn', 'Part of you wants to get on with things, while another part wants a blanket and nobody at the door.'],
      ['sore', 'You take every change of tone to heart, and you call that being observant.'],
      ['duty', 'You run on willpower, some time after your body has stopped agreeing.'],
    ],
  },
  Mercury: {
    joined: [
      ['talk', "You hear yourself say out loud what you've only been thinking, and it turns out to be your opinion."],
      ['seen', "Whatever you say carries your name, so you'd like to be quoted correctly."],
      ['deep', 'Before you do anything, you want to understand your own reasons for it.'],
    ],
    easy: [
      ['talk', 'You can put what you want into one plain sentence, without the three that usually apologize for it.'],
      ['free', "Changing your mind comes easily, and you don't feel that you've lost anything."],
      ['duty', 'You think in straight lines, and the small decisions make themselves.'],
    ],
    tense: [
      ['talk', "You know what you'd say, and you work on the wording until the moment has gone by."],
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
      ['warm', "You're fonder of people than you let on, and a little of it gets out."],
      ['plenty', "You feel that you've earned something nice, and you don't look hard for reasons against it."],
    ],
    easy: [
      ['plenty', 'You like yourself well enough to be generous, and charm comes of it without any work.'],
      ['warm', 'The people you have are the people you like, and you find a way to say so.'],
      ['seen', 'You enjoy being looked at, and you look back kindly.'],
    ],
    tense: [
      ['seen', "You'd like to be admired, and you notice how much you'd give up to be."],
      ['torn', 'What pleases you and what keeps the peace are two things, and you keep choosing the peace.'],
    ],
  },
  Mars: {
    joined: [
      ['bold', "You want to act now, with your own hands, and you'd rather apologize later than wait."],
      ['free', "There's more strength in you than patience, so you're up and moving before you know where to."],
    ],
    easy: [
      ['bold', 'You have the nerve for what you usually put off, and the patience to do it without noise.'],
      ['duty', "Doing beats discussing, and you get through more than you'd planned."],
    ],
    tense: [
      ['cross', 'You want to set the pace, and anyone slower is in your way.'],
      ['duty', "Over something small you push yourself hard, and you'd call a break giving up."],
      ['sore', "Anything that you can't do well, you'd rather not be seen doing."],
    ],
  },
  Jupiter: {
    joined: [
      ['plenty', "You feel larger than your week, and you'd like to promise somebody something to match."],
      ['bold', 'That things will work out seems obvious, so you ask for more than you usually dare.'],
      ['free', 'You look past the usual limits as if they were suggestions.'],
    ],
    easy: [
      ['plenty', "You're in a generous mood with yourself, and there's plenty left over for others."],
      ['bold', 'Confidence comes to you without a reason, and you spend it right away.'],
      ['seen', 'You think well of the future, and you walk like someone who does.'],
    ],
    tense: [
      ['plenty', "You think you can fit in one more thing, and your pride won't let you count the hours."],
      ['seen', 'A bit more applause than you get would be about right, you feel.'],
    ],
  },
  Saturn: {
    joined: [
      ['duty', 'You feel how much rests on you, and you want at least one person to notice.'],
      ['deep', "Flattery is no use to you: you'd rather see yourself plainly than be comforted."],
    ],
    easy: [
      ['duty', "You do what you said you'd do, on time, and enjoy it more than you let on."],
      ['seen', 'Not much praise is needed, and the little that you get, you believe.'],
    ],
    tense: [
      ['sore', "You'd like a little praise, and a voice in your head marks everything down."],
      ['duty', "Whatever you'd enjoy has to wait for something dutiful, by a rule of your own making."],
      ['cross', "You feel held back, and you're strict with anyone who isn't."],
    ],
  },
  Uranus: {
    joined: [
      ['free', "You can't bear to be predictable, and you'd like to surprise somebody, yourself included."],
      ['bold', "Tired of your usual self, you're ready to try the opposite in broad daylight."],
    ],
    easy: [
      ['free', 'A little freedom is all you need to be cheerful, and you find it in the middle of the routine.'],
      ['seen', "You don't mind being the only one of your kind, and it looks good on you."],
    ],
    tense: [
      ['torn', 'You want to be taken as you are and left alone at the same time, which is hard on whoever loves you.'],
      [
        'cross',
        "Every reasonable request sounds like an order, and you pull the other way before you've heard the end.",
      ],
    ],
  },
  Neptune: {
    joined: [
      ['torn', "You aren't quite sure where your own wish ends and other people's wishes begin."],
      ['dream', "What you wish for seems closer than what's in front of you, and you let yourself drift a little."],
    ],
    easy: [
      ['warm', "Other people's happiness gets through to you, and you make room for it."],
      ['dream', 'You let your mind wander, and it brings back a picture of something you want.'],
    ],
    tense: [
      ['seen', "You'd like to be seen in the best light, and you're a little afraid of the bright kind."],
      ['torn', "You give way before anyone has pushed, and you're a little sorry each time."],
      ['dream', "You're tired of being the one who has to know, and you put off knowing."],
    ],
  },
  Pluto: {
    joined: [
      [
        'deep',
        "You want to know what you're really after, even if the answer is less flattering than the official one.",
      ],
      ['bold', 'Half measures bore you, and you begin where the trouble is.'],
    ],
    easy: [
      ['bold', 'You know your own strength, so you can ask for what you want in a quiet voice.'],
      ['deep', 'However uncomfortable a thing is, you can look at it for as long as it takes.'],
      ['free', 'You part with what you no longer need, thoroughly and without regret.'],
    ],
    tense: [
      ['cross', "You suspect that someone is deciding for you, and you'd sooner lose than give in."],
      ['deep', "Who's really in charge is what you'd like to know, and you hope that it's you."],
    ],
  },
  Chiron: {
    joined: [
      ['bold', 'You feel the old clumsiness, and you go ahead all the same.'],
      ['seen', "The one thing that comes hardest to you is the one that you'd like to be good at in front of people."],
      ['warm', "You're gentle with anyone who's unsure, because you recognize the look."],
    ],
    easy: [
      ['seen', "Being looked at doesn't bother you, weak spots and all."],
      ['warm', "You forgive yourself something small, and you're easier on other people's mistakes too."],
    ],
    tense: [
      ['sore', "Your sore spot is easy to hit, and you're too proud to rub it."],
      ['seen', "You act as if you didn't care for recognition, and you check twice whether anyone noticed."],
    ],
  },
  'North Node': {
    joined: [
      ['free', "You're curious about who you'd be with a few habits fewer."],
      ['bold', "What you feel like doing and what you'll thank yourself for in ten years happen to be the same."],
    ],
    easy: [
      ['free', "What's new to you feels like something you've always done, and nobody has to push you."],
      ['bold', "You surprise yourself with a bit of courage, and it doesn't even feel like courage."],
    ],
    tense: [
      ['seen', "You could shine at what you're good at anyway, which is exactly why it teaches you nothing."],
      ['torn', "You'd like to try something new and to be good at it already."],
    ],
  },
  Ascendant: {
    joined: [
      ['seen', "You want to be seen as yourself, and not as anyone's colleague, parent or friend."],
      ['bold', 'Waiting to be asked looks sillier to you than going first.'],
    ],
    easy: [
      ['seen', "How you look and what you feel match, so there's nothing to keep up."],
      ['warm', "You're easy in your own skin, and the people near you catch it."],
      ['bold', 'You start lightly, as if nothing could be spoiled by starting.'],
    ],
    tense: [
      ['sore', "You can see yourself through somebody else's eyes, and you'd like to correct the picture."],
      ['seen', "Between how you feel and how you come across there's a gap, and you can feel the draft."],
      ['cross', 'You feel crowded, even by people who keep their distance.'],
    ],
  },
  Midheaven: {
    joined: [
      ['seen', "You want to be known for something, and you'd like it to be true."],
      ['duty', 'Whatever you do should look like your own work, down to the details that nobody checks.'],
      ['bold', "Getting further is on your mind, and the first yard doesn't scare you."],
    ],
    easy: [
      ['duty', "You're at your best when you simply get on with things, and you know it."],
      ['seen', "You're proud of how far you've come, in a way that needs no speech."],
    ],
    tense: [
      ['torn', "You'd like to make a name, and then again you'd like to be nobody and at home."],
      ['sore', "You compare where you are with where you meant to be, and you leave out everything you've managed."],
    ],
  },
}
