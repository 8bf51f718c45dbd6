import type { Meetings } from '../../pieces/Meetings.ts'

export const neptuneMeets: Meetings = {
  Sun: {
    joined: [
      "You aren't sure who you are without an audience or a task, and you drift about in that for a while.",
      "There's a wish in you to give yourself to something larger, and you're not choosy about what it's called.",
      "Your edges are soft, so other people's wishes come in and make themselves at home.",
    ],
    easy: [
      "You're gentle and it isn't weakness, and people confide in you on the strength of it.",
      'You follow an inkling instead of a plan, and it leads somewhere.',
      'You find meaning in the small thing in front of you, and it makes you patient.',
    ],
    tense: [
      "You can't tell whether you're tired, sad or just in the wrong place.",
      "You're flattered by somebody's picture of you, and you try to look like it.",
      "You've lost sight of what you wanted, and you say that you don't mind.",
    ],
  },
  Moon: {
    joined: [
      "You feel everybody's weather, and you come home wearing some of it.",
      'You long for something, a place or a person, and it has no address.',
      'You want to be taken care of without having to be anyone in particular.',
    ],
    easy: [
      'You know how somebody feels from the way they put down a cup.',
      "Music, water or a long bath does for you what talking can't.",
      'You forgive easily, since you can see how it came about.',
    ],
    tense: [
      'You take a sigh in the next room for a reproach.',
      "You want to help, and you can't find where your own tiredness begins.",
      'You miss something that was never quite as lovely as it seems from here.',
    ],
  },
  Mercury: {
    joined: [
      'Your thoughts wander off, and they come back with something better than what you sent them for.',
      'You think in pictures and lose your keys.',
      'Facts blur, while tones of voice become very clear to you.',
    ],
    easy: [
      "You say it with a story or a song, and it's understood better than an explanation.",
      "You guess right, and you needn't know how.",
      "You can put into words what people only feel, and they're grateful.",
    ],
    tense: [
      "You misread the date, the price or the tone, and you're sure that you read it twice.",
      'You leave things vague so that nobody is disappointed, and now everyone expects something else.',
      "You half listen, nod, and have no idea what you've agreed to.",
    ],
  },
  Venus: {
    joined: [
      "You're in love with something, possibly with love, and the details can wait.",
      'Beauty hurts you a little, in the good way, and you want more of it.',
      "You see somebody as they are and as they could be, and you're tender with both.",
    ],
    easy: [
      "You're kind in an unhurried way, and it makes even a dull errand pleasant.",
      'You find something lovely where nobody has put it.',
      "You give without wanting it back, and it's plain that you don't.",
    ],
    tense: [
      "You put someone on a pedestal, and you've begun to get a stiff neck.",
      "You'd rather be enchanted than informed, and somebody knows it.",
      "You long for more than any one person could give, and you look at them as if they'd promised.",
    ],
  },
  Mars: {
    joined: [
      "You've plenty of drive and no target, so you tidy, hum, and start three things.",
      "You'll fight for an ideal and not for yourself.",
      'You do things as if underwater, slowly and rather beautifully.',
    ],
    easy: [
      'You get your way by going gently around the obstacle, and hardly anyone notices.',
      "You work best when you forget that you're working.",
      'You do something kind in secret, and it keeps you going all day.',
    ],
    tense: [
      'You want to act, and your arms feel like sand.',
      'You avoid the quarrel so well that it now happens behind your back.',
      'You do somebody a favor to be kind, and resent it by evening.',
    ],
  },
  Jupiter: {
    joined: [
      "You'd like to believe that it will all come right by itself, and you nearly do.",
      'You hope for a great deal and check very little, which is lovely while it lasts.',
    ],
    easy: [
      "You trust people, and it brings out what's worth trusting.",
      "There's one practical corner in a daydream of yours, and a good one.",
    ],
    tense: [
      "You promise out of sympathy, and sympathy doesn't keep a calendar.",
      "It sounds too good, and you'd so like it to be true.",
    ],
  },
  Saturn: {
    joined: [
      "Something that you took for solid has a soft place, and you can't stop pressing on it.",
      'You stop being strict with yourself for an hour and are surprised that the roof stays on.',
    ],
    easy: [
      "You can be dutiful and kind at once, and it's less tiring than duty alone.",
      "You find a form for what you dream of, and it's a modest one.",
    ],
    tense: [
      "You don't know which rules still apply, so you keep them all and feel guilty anyway.",
      "You worry about something that you can't name, and you check the lock again.",
    ],
  },
  Uranus: {
    joined: [
      "You can feel a change coming the way some people feel rain, and you can't prove it.",
      "You want to live more truthfully, and for now it's only a mood.",
    ],
    easy: [
      'You have an idea in the shower that everyone else will have next year.',
      'You give up an old protest, because you no longer need it.',
    ],
    tense: [
      "You're restless and dreamy, so you leave without knowing where to.",
      "You're against something, and you'd have trouble saying what.",
    ],
  },
  Neptune: {
    joined: [
      'You sense that everyone your age is dreaming the same dream, and you wake up a little.',
      'What you want is to know which of your longings is your own.',
    ],
    easy: [
      "You're at peace with not knowing, and that makes you good at waiting.",
      "You share a mood with people you've never met, and it comforts you.",
    ],
    tense: [
      "You see a favorite dream in plain light, and you're sad and relieved.",
      'You wonder what you believed in, and whether it would have you back.',
    ],
  },
  Pluto: {
    joined: [
      'You let go of something without a fight, mainly by forgetting to hold it.',
      'You feel something large move below the surface, and you lower your voice.',
    ],
    easy: [
      'You understand a dark thing kindly, and it loses its grip.',
      "You can drop a grudge as if it were somebody else's.",
    ],
    tense: [
      "You suspect that you're being told half of it, and you can't say which half.",
      "You give in because it's peaceful, and afterward it isn't.",
    ],
  },
  Chiron: {
    joined: [
      'An old hurt is close to the surface, and you feel it in other people first.',
      "You'd like to comfort somebody in just the way that you'd like to be comforted.",
    ],
    easy: [
      'Gentleness does more for the sore spot than any exercise.',
      'You weep at a film and feel better for a week.',
    ],
    tense: [
      "You feel sorry for everyone and a bit for yourself, and you can't tell which is which.",
      'You hope that someone will guess what hurts, and they guess wrong.',
    ],
  },
  'North Node': {
    joined: [
      "You're led by a longing, and it knows the way better than you do.",
      "You can't see where this road goes, and you'd like to go.",
    ],
    easy: ['You trust the direction without needing a map.', "You dream of something, and it's a useful dream."],
    tense: [
      'You wait for a sign, when asking somebody would do.',
      'You could take the step if you stopped picturing how it will feel.',
    ],
  },
  Ascendant: {
    joined: [
      "People see in you what they'd like to see, and you let them for a while.",
      "You're hard to pin down, even for a photo.",
      "You'd like to pass through the room without anyone wanting anything of you.",
    ],
    easy: [
      'You come across as kind and a little mysterious, and both are true.',
      "You adjust to people without effort, and they feel that they've always known you.",
      'You make a room softer by sitting down in it.',
    ],
    tense: [
      'You give the wrong impression by not giving any.',
      "Someone isn't quite what they seem, or you aren't, and both of you are too polite to ask.",
      'You say yes with your face before the rest of you has been consulted.',
    ],
  },
  Midheaven: {
    joined: [
      "You wonder whether your work is what you're here for, and the question won't fit into a work day.",
      "What you'd like best is to do something that matters to somebody's heart, even if the pay is in cookies.",
      'Your aims are out of focus, so you go by what moves you.',
    ],
    easy: [
      "People sense that you care about it, and it opens doors that effort doesn't.",
      'Your imagination is the useful part of you at work.',
      'You let an ambition go soft, and a kinder one takes its place.',
    ],
    tense: [
      'Nobody has said what they expect of you, and you try to deliver all of it.',
      "You let others take the credit, or take some that isn't yours, and you don't speak up either way.",
      'You dream about another life at the busiest hour of this one.',
    ],
  },
}
