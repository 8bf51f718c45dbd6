import type { Meetings } from '../../pieces/Meetings.ts'

export const neptuneMeets: Meetings = {
  Sun: {
    joined: [
      ['dream', "You aren't sure who you are without an audience or a task, and you drift about in that for a while."],
      [
        'dream',
        "There's a wish in you to give yourself to something larger, and you're not choosy about what it's called.",
      ],
      ['torn', "Your edges are soft, so other people's wishes come in and make themselves at home."],
    ],
    easy: [
      ['warm', "You're gentle and it isn't weakness, and people confide in you on the strength of it."],
      ['dream', 'You follow an inkling instead of a plan, and it leads somewhere.'],
      ['dream', 'You find meaning in the small thing in front of you, and it makes you patient.'],
    ],
    tense: [
      ['dream', "You can't tell whether you're tired, sad or just in the wrong place."],
      ['seen', "You're flattered by somebody's picture of you, and you try to look like it."],
      ['torn', "You've lost sight of what you wanted, and you say that you don't mind."],
    ],
  },
  Moon: {
    joined: [
      ['warm', "You feel everybody's weather, and you come home wearing some of it."],
      ['dream', 'You long for something, a place or a person, and it has no address.'],
      ['dream', 'You want to be taken care of without having to be anyone in particular.'],
    ],
    easy: [
      ['warm', 'You know how somebody feels from the way they put down a cup.'],
      ['dream', "Music, water or a long bath does for you what talking can't."],
      ['warm', 'You forgive easily, since you can see how it came about.'],
    ],
    tense: [
      ['sore', 'You hear a reproach where nobody made one.'],
      ['warm', "You want to help, and you can't find where your own tiredness begins."],
      ['dream', 'You miss something that was never quite as lovely as it seems from here.'],
    ],
  },
  Mercury: {
    joined: [
      ['dream', 'Your thoughts wander off, and they come back with something better than what you sent them for.'],
      ['dream', 'You think in pictures and lose your keys.'],
      ['dream', 'Facts blur, while tones of voice become very clear to you.'],
    ],
    easy: [
      ['talk', "You say it with a story or a song, and it's understood better than an explanation."],
      ['dream', "You guess right, and you needn't know how."],
      ['talk', "You can put into words what people only feel, and they're grateful."],
    ],
    tense: [
      ['talk', "You misread the date, the price or the tone, and you're sure that you read it twice."],
      ['torn', 'You leave things vague so that nobody is disappointed, and now everyone expects something else.'],
      ['talk', "You half listen, nod, and have no idea what you've agreed to."],
    ],
  },
  Venus: {
    joined: [
      ['warm', "You're in love with something, possibly with love, and the details can wait."],
      ['dream', 'Beauty hurts you a little, in the good way, and you want more of it.'],
      ['warm', "You see somebody as they are and as they could be, and you're tender with both."],
    ],
    easy: [
      ['warm', "You're kind in an unhurried way, and it makes even a dull errand pleasant."],
      ['dream', 'You find something lovely where nobody has put it.'],
      ['warm', "You give without wanting it back, and it's plain that you don't."],
    ],
    tense: [
      ['dream', "You put someone on a pedestal, and you've begun to get a stiff neck."],
      ['dream', "You'd rather be enchanted than informed, and somebody knows it."],
      ['warm', "You long for more than any one person could give, and you look at them as if they'd promised."],
    ],
  },
  Mars: {
    joined: [
      ['dream', "You've plenty of drive and no target, so you tidy, hum, and start three things."],
      ['duty', "You'll fight for an ideal and not for yourself."],
      ['dream', 'You do things as if underwater, slowly and rather beautifully.'],
    ],
    easy: [
      ['warm', 'You get your way by going gently around the obstacle, and hardly anyone notices.'],
      ['duty', "You work best when you forget that you're working."],
      ['warm', 'You do something kind in secret, and it keeps you going all day.'],
    ],
    tense: [
      ['dream', 'You want to act, and your arms feel like sand.'],
      ['cross', 'You avoid the quarrel so well that it now happens behind your back.'],
      ['torn', 'You do somebody a favor to be kind, and resent it by evening.'],
    ],
  },
  Jupiter: {
    joined: [
      ['dream', "You'd like to believe that it will all come right by itself, and you nearly do."],
      ['plenty', 'You hope for a great deal and check very little, which is lovely while it lasts.'],
    ],
    easy: [
      ['warm', "You leave your bag on the chair and go for coffee, and of course it's still there."],
      ['dream', "There's one practical corner in a daydream of yours, and a good one."],
    ],
    tense: [
      ['plenty', "You promise out of sympathy, and sympathy doesn't keep a calendar."],
      ['dream', "It sounds too good, and you'd so like it to be true."],
    ],
  },
  Saturn: {
    joined: [
      ['sore', "Something that you took for solid has a soft place, and you can't stop pressing on it."],
      ['warm', 'You stop being strict with yourself for an hour and are surprised that the roof stays on.'],
    ],
    easy: [
      ['warm', "You can be dutiful and kind at once, and it's less tiring than duty alone."],
      ['dream', 'What you dream of fits on a postcard, and there it looks possible.'],
    ],
    tense: [
      ['duty', "You don't know which rules still apply, so you keep them all and feel guilty anyway."],
      ['sore', "You worry about something that you can't name, and you check the lock again."],
    ],
  },
  Uranus: {
    joined: [
      ['dream', "You can feel a change coming the way some people feel rain, and you can't prove it."],
      ['free', "You want to live more truthfully, and for now it's only a mood."],
    ],
    easy: [
      ['dream', 'You have an idea in the shower that everyone else will have next year.'],
      ['free', 'You give up an old protest, because you no longer need it.'],
    ],
    tense: [
      ['free', "You're restless and dreamy, so you leave without knowing where to."],
      ['cross', "You're against something, and you'd have trouble saying what."],
    ],
  },
  Neptune: {
    joined: [
      ['dream', 'You sense that everyone your age is dreaming the same dream, and you wake up a little.'],
      ['dream', 'What you want is to know which of your longings is your own.'],
    ],
    easy: [
      ['dream', "You're at peace with not knowing, and that makes you good at waiting."],
      ['dream', "You share a mood with people you've never met, and it comforts you."],
    ],
    tense: [
      ['dream', "You see a favorite dream in plain light, and you're sad and relieved."],
      ['dream', 'You wonder what you believed in, and whether it would have you back.'],
    ],
  },
  Pluto: {
    joined: [
      ['deep', 'You let go of something without a fight, mainly by forgetting to hold it.'],
      ['deep', 'You feel something large move below the surface, and you lower your voice.'],
    ],
    easy: [
      ['deep', 'You look at a dark thing kindly, as at a big dog, and it lies down.'],
      ['deep', "You can drop a grudge as if it were somebody else's."],
    ],
    tense: [
      ['deep', "You suspect that you're being told half of it, and you can't say which half."],
      ['torn', "You give in because it's peaceful, and afterward it isn't."],
    ],
  },
  Chiron: {
    joined: [
      ['sore', 'An old hurt is close to the surface, and you feel it in other people first.'],
      ['warm', "You'd like to comfort somebody in just the way that you'd like to be comforted."],
    ],
    easy: [
      ['warm', 'Gentleness does more for the sore spot than any exercise.'],
      ['sore', 'You weep at a film and feel better for a week.'],
    ],
    tense: [
      ['sore', "You feel sorry for everyone and a bit for yourself, and you can't tell which is which."],
      ['sore', 'You hope that someone will guess what hurts, and they guess wrong.'],
    ],
  },
  'North Node': {
    joined: [
      ['dream', "You're led by a longing, and it knows the way better than you do."],
      ['dream', "You can't see where this road goes, and you'd like to go."],
    ],
    easy: [
      ['dream', 'You get on the train without checking the platform twice.'],
      ['dream', "You dream of something, and it's a useful dream."],
    ],
    tense: [
      ['dream', 'You wait for a sign, when asking somebody would do.'],
      ['dream', 'You could take the step if you stopped picturing how it will feel.'],
    ],
  },
  Ascendant: {
    joined: [
      ['seen', "People see in you what they'd like to see, and you let them for a while."],
      ['seen', "You're hard to pin down, even for a photo."],
      ['dream', "You'd like to pass through the room without anyone wanting anything of you."],
    ],
    easy: [
      ['seen', 'You come across as kind and a little mysterious, and both are true.'],
      ['warm', "You adjust to people without effort, and they feel that they've always known you."],
      ['warm', 'You make a room softer by sitting down in it.'],
    ],
    tense: [
      ['seen', 'You give the wrong impression by not giving any.'],
      ['deep', "Someone isn't quite what they seem, or you aren't, and both of you are too polite to ask."],
      ['torn', 'You say yes with your face before the rest of you has been consulted.'],
    ],
  },
  Midheaven: {
    joined: [
      ['dream', "You wonder whether your work is what you're here for, and the question won't fit into a work day."],
      [
        'dream',
        "What you'd like best is to do something that matters to somebody's heart, even if the pay is in cookies.",
      ],
      ['warm', 'Your aims are out of focus, so you go by what moves you.'],
    ],
    easy: [
      ['warm', "People sense that you care about it, and it opens doors that effort doesn't."],
      ['dream', 'At work the thing you draw on a napkin is what gets built.'],
      ['warm', 'You let an ambition go soft, and a kinder one takes its place.'],
    ],
    tense: [
      ['duty', 'Nobody has said what they expect of you, and you try to deliver all of it.'],
      ['seen', "You let others take the credit, or take some that isn't yours, and you don't speak up either way."],
      ['dream', 'You dream about another life at the busiest hour of this one.'],
    ],
  },
}
