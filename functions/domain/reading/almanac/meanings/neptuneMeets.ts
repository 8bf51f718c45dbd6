import type { Meetings } from '../../pieces/Meetings.ts'

export const neptuneMeets: Meetings = {
  Sun: {
    joined: [
      ['dream', "Without a task you aren't sure who you are, and you drift about in the question."],
      ['plenty', "Nothing feels quite as if it were yours, so you'd give away whatever you have."],
      ['torn', "Your edges are soft, so other people's wishes come in and make themselves at home."],
    ],
    easy: [
      ['warm', "You're gentle without being weak, and you'd listen to anybody's troubles."],
      ['dream', "You follow an inkling instead of a plan, and you're in no hurry to know where it leads."],
      ['duty', 'Small things have a meaning for you, which makes you patient with them.'],
    ],
    tense: [
      ['dream', "You can't tell whether you're tired, sad or only in the wrong mood."],
      ['seen', "You're flattered by somebody's picture of you, and you try to look like it."],
      ['torn', "What you wanted has slipped your mind, and you say that you don't care."],
    ],
  },
  Moon: {
    joined: [
      ['warm', "You feel everybody's mood as if it were yours, and carry some of it away."],
      ['dream', "There's a homesickness in you without an address, and you're almost fond of the feeling."],
      ['sore', "You're close to tears, over other people's troubles first and then over your own."],
    ],
    easy: [
      ['warm', 'You know how people feel from the way they put things down.'],
      ['dream', "Your thoughts float, and you don't fish for any of them."],
      ['plenty', 'You forgive easily, since you can see how people came to be as they are.'],
    ],
    tense: [
      ['sore', 'A reproach that nobody made rings in your ears, and you try to be extra good.'],
      ['torn', "You want to help, and you can't find where your own tiredness begins."],
      ['dream', 'You miss something that was never quite as lovely as it seems from here.'],
    ],
  },
  Mercury: {
    joined: [
      ['dream', 'Your thoughts wander off, and they come back with something better than what you sent them for.'],
      ['talk', 'You talk in pictures, and whoever likes pictures understands you perfectly.'],
      ['deep', 'Facts blur, while tones of voice become very clear to you.'],
    ],
    easy: [
      ['talk', 'A story says what you mean better than a list of reasons, so you tell one.'],
      ['dream', 'You let a question rest, and the answer comes while you think of nothing.'],
      ['warm', 'You can put into words what others only feel, and you do it softly.'],
    ],
    tense: [
      ['talk', 'You mix things up while you explain them, and you get more eloquent as you go.'],
      ['torn', 'Nobody should be disappointed, so you leave things vague and lose track of who expects what.'],
      ['dream', "You half listen, nod, and have no idea what you've agreed to."],
    ],
  },
  Venus: {
    joined: [
      ['dream', 'Nearly everything enchants you, and the details can wait.'],
      ['plenty', "Everyone deserves something beautiful, in your opinion, and you don't ask what they need."],
      ['warm', "You see somebody as they are and as they could be, and you're tender with both."],
    ],
    easy: [
      ['warm', "You're kind in an unhurried way, and even dull company is pleasant to you."],
      ['dream', 'Something that others walk past looks lovely to you, and you stop for it.'],
      ['plenty', "Giving without wanting anything back comes easily to you, and it's plain that you mean it."],
    ],
    tense: [
      ['dream', "You look up to somebody so much that you've begun to get a stiff neck."],
      ['plenty', "You'd rather be enchanted than informed, and you don't ask what the enchantment costs."],
      ['sore', "You long for more than people have to give, and you're hurt by the part that's missing."],
    ],
  },
  Mars: {
    joined: [
      ['free', "There's plenty of drive in you and no target, so you hum and start three things at once."],
      ['bold', "For anybody weaker you'd fight like a lion, and for yourself you wouldn't lift a finger."],
      ['dream', 'You do things as if underwater, slowly and rather beautifully.'],
    ],
    easy: [
      ['warm', 'You get your way so gently that hardly anyone notices there was a way to get.'],
      ['duty', "You work best when you forget that you're working, and you look up late."],
      ['plenty', 'You like doing kind things in secret, since the secret is half the fun.'],
    ],
    tense: [
      ['dream', 'When you want to act, your arms feel like sand, and any reason to wait is welcome.'],
      ['cross', "You'd never quarrel in the open, so your bad temper comes out in sighs."],
      ['sore', "You feel that you've let somebody down, but you can't work out whom."],
    ],
  },
  Jupiter: {
    joined: [
      ['dream', "You'd like to believe that everything will come right by itself, and you nearly do."],
      ['plenty', 'You hope for a great deal and check very little, which is lovely while it lasts.'],
    ],
    easy: [
      ['warm', "You're as kind to strangers as to friends, and it takes no effort."],
      ['talk', 'You daydream in good company, out loud, and some of it begins to sound practical.'],
    ],
    tense: [
      ['plenty', 'Sympathy makes you promise things, and you mean every promise as long as the feeling lasts.'],
      ['dream', 'You like the good version so much that you stop listening after it.'],
    ],
  },
  Saturn: {
    joined: [
      ['sore', "You're less sure than you look, and you keep testing the ground with one foot."],
      ['warm', 'You stop being strict with yourself for an hour and are surprised that the roof stays on.'],
    ],
    easy: [
      ['duty', 'Being dutiful and kind at once is less tiring, you find, than duty alone.'],
      ['dream', 'You dream in sensible sizes, and you can say which part comes first.'],
    ],
    tense: [
      ['duty', "Which rules still apply isn't clear to you, so you keep them all and feel guilty anyway."],
      ['sore', "You worry about something that you can't name, so you check everything twice."],
    ],
  },
  Uranus: {
    joined: [
      ['dream', "You can feel a change coming the way some people feel rain, and you can't prove it."],
      ['free', "You want to live more truthfully, and so far it's only a mood."],
    ],
    easy: [
      ['talk', 'You have an idea that everyone else will have next year, but you only mention it softly.'],
      ['free', 'You stop protesting, because you no longer need to, and you feel rather free.'],
    ],
    tense: [
      ['free', "You're restless and dreamy at once, and you'd go anywhere that isn't here."],
      ['cross', "You're against nearly everything, and you'd have trouble saying what you're for."],
    ],
  },
  Neptune: {
    joined: [
      ['dream', 'You sense that everyone your age is dreaming the same dream, and you wake up a little.'],
      ['deep', 'What you want is to know which of your longings is your own.'],
    ],
    easy: [
      ['duty', "Not knowing doesn't trouble you, and that makes you good at waiting."],
      ['warm', "You share a mood with people you've never met, and it comforts you."],
    ],
    tense: [
      ['torn', "You see a favorite dream in plain light, and you're sad and relieved."],
      ['dream', 'You wonder what you believed in, and whether it would have you back.'],
    ],
  },
  Pluto: {
    joined: [
      ['dream', 'You let go of something without a fight, mainly by forgetting to hold it.'],
      ['deep', 'Something large moves below the surface, and you lower your voice.'],
    ],
    easy: [
      ['deep', "You can think of what usually frightens you, and you find that you're only curious."],
      ['warm', "You drop a grudge as if it were somebody else's, and you're kinder all around."],
    ],
    tense: [
      ['deep', "You suspect that you're being told half the truth, and you can't say which half."],
      ['torn', "You give in for the sake of peace, and the peace is everybody's but yours."],
    ],
  },
  Chiron: {
    joined: [
      ['sore', 'An old hurt is close to the surface, and you feel it in other people first.'],
      ['warm', "You'd like to comfort somebody in the same way that you'd like to be comforted."],
    ],
    easy: [
      ['dream', 'You let an old hurt drift past without reaching for it.'],
      ['warm', "You're patient with anyone who's ashamed, and you don't ask them why."],
    ],
    tense: [
      ['sore', "You feel sorry for everyone and a bit for yourself, and can't tell which is which."],
      ['torn', "You pity somebody who hasn't asked for pity, since it's easier than asking for some."],
    ],
  },
  'North Node': {
    joined: [
      ['dream', "You're led by a longing, and it knows the way better than you do."],
      ['free', "You can't see far ahead, and you'd like to go all the same."],
    ],
    easy: [
      ['bold', "You trust your nose for once, and you don't ask for directions."],
      ['dream', "You picture who you'd like to be, and it's a useful picture."],
    ],
    tense: [
      ['dream', 'You wait for a sign, when asking somebody would do.'],
      ['sore', 'What you long for makes you feel too small, so you go on longing.'],
    ],
  },
  Ascendant: {
    joined: [
      ['seen', "People see in you what they'd like to see, and you don't correct them."],
      ['dream', "You'd like to pass through without anyone wanting anything of you."],
      ['warm', "You take on the manner of whoever you're with, and you're fond of them by the end."],
    ],
    easy: [
      ['seen', 'You come across as kind and a little mysterious, and both are true.'],
      ['warm', 'You make a room softer by sitting down in it.'],
      ['dream', 'Part of you is elsewhere, which gives the rest of you a gentle look.'],
    ],
    tense: [
      ['seen', 'You give the wrong impression by not giving any.'],
      ['deep', "You sense that things aren't quite what they seem, and you're too polite to ask."],
      ['torn', 'You say yes with your face before the rest of you has been consulted.'],
    ],
  },
  Midheaven: {
    joined: [
      ['dream', "You wonder what you're here for, and the question won't fit between two tasks."],
      ['warm', "You'd rather be of use to somebody's heart than get ahead."],
      ['free', 'Your aims are out of focus, so you turn this way and that and follow what catches the light.'],
    ],
    easy: [
      ['warm', "You go by what moves you, so you mean well and don't push."],
      ['dream', 'You picture the result so clearly that you smile at it in advance.'],
      ['duty', "You like being of service, so you begin before you're asked."],
    ],
    tense: [
      ['duty', 'Nobody has said what they expect of you, and you try to deliver all of it.'],
      ['seen', 'You let others have the credit, and you hope that somebody notices you doing so.'],
      ['dream', 'You lead another life in your head whenever this one asks you something.'],
    ],
  },
}
