import type { Meetings } from '../../pieces/Meetings.ts'

export const neptuneMeets: Meetings = {
  Sun: {
    joined: [
      ['absent', "Without a task you aren't sure who you are, and you drift about in the question."],
      ['generous', 'Nothing feels quite as if it were yours, so you give freely, praise included.'],
      ['yielding', "Your edges are soft, so other people's wishes come in and make themselves at home."],
    ],
    easy: [
      ['kind', "You're gentle without being weak, and you'd listen to anybody's troubles."],
      ['hopeful', 'You follow an inkling instead of a plan, and you trust it to lead somewhere good.'],
      ['content', "Small things have a meaning for you, and you don't need any larger ones."],
    ],
    tense: [
      ['absent', "You can't tell whether you're tired, sad or only in the wrong mood."],
      ['eager', "You're flattered by somebody's picture of you, and you try to look like it."],
      ['yielding', "You go along with what everyone else wants, though you'd wanted something different."],
    ],
  },
  Moon: {
    joined: [
      ['burdened', "You carry everybody's mood as if it were yours, and you can't put any of them down."],
      ['dreaming', "There's a homesickness in you without an address, and you're almost fond of the feeling."],
      ['tender', "You're close to tears, over other people's troubles first and then over your own."],
    ],
    easy: [
      ['tender', 'You can tell who needs comfort, and you come closer without a word.'],
      ['absent', "Your thoughts float, and you don't fish for any of them."],
      ['kind', 'You forgive easily, since you can see how people came to be as they are.'],
    ],
    tense: [
      ['unsure', 'A reproach that nobody made rings in your ears, and you try to be extra good.'],
      ['burdened', "You want to help, and you can't find where your own tiredness begins."],
      ['dreaming', 'You miss something that was never quite as lovely as it seems from here.'],
    ],
  },
  Mercury: {
    joined: [
      ['absent', 'Your thoughts wander off, and they come back with something better than what you sent them for.'],
      ['talkative', 'You talk in pictures, and whoever likes pictures understands you perfectly.'],
      ['searching', "You hardly hear the words, because you listen for what's meant behind them."],
    ],
    easy: [
      ['talkative', 'A story says what you mean better than a list of reasons, so you tell one.'],
      ['clear', 'You let a question rest, and the answer comes by itself, complete and quite clear.'],
      ['kind', 'You say what others only feel, and you do it so softly that it helps.'],
    ],
    tense: [
      ['talkative', 'You mix things up while you explain them, and you get more eloquent as you go.'],
      ['yielding', 'Nobody should be disappointed, so you leave things vague and lose track of who expects what.'],
      ['absent', "You half listen, nod, and have no idea what you've agreed to."],
    ],
  },
  Venus: {
    joined: [
      ['dreaming', 'You picture everything lovelier than it is, and the details can wait.'],
      ['generous', "Everyone deserves something beautiful, in your opinion, and you're ready to provide it."],
      ['tender', "You see somebody as they are and as they could be, and you're tender with both."],
    ],
    easy: [
      ['kind', "You're kind in an unhurried way, and it does others good."],
      ['content', 'Something that others walk past looks lovely to you, and you need nothing more.'],
      ['generous', "Giving without wanting anything back comes easily to you, and it's plain that you mean it."],
    ],
    tense: [
      ['unsure', 'You look up to somebody so much that you feel rather small yourself.'],
      ['dreaming', "You'd rather be enchanted than informed, and you wait for what isn't there."],
      ['hurt', "You long for more than people have to give, and you're hurt by the part that's missing."],
    ],
  },
  Mars: {
    joined: [
      ['restless', "There's plenty of drive in you and no target, so you hum and start three things at once."],
      ['kind', "You can't watch anybody struggle, so you help first and see to yourself later."],
      ['absent', 'You do things as if underwater, slowly and rather beautifully.'],
    ],
    easy: [
      ['restrained', "You don't push, you wait, and hardly anyone notices that you get your way."],
      ['diligent', "You work best when you forget that you're working, and you look up late."],
      ['kind', 'You like doing kind things that nobody expects, since the surprise is half the fun.'],
    ],
    tense: [
      ['absent', 'When you want to act, your arms feel like sand, and any reason to wait is welcome.'],
      ['guarded', "You'd never quarrel in the open, so you hide your temper behind small sighs."],
      ['unsure', "You feel that nothing you do is quite good enough, and you can't say why."],
    ],
  },
  Jupiter: {
    joined: [
      ['hopeful', "You'd like to believe that everything will come right by itself, and you nearly do."],
      ['greedy', 'You promise a great deal and check very little, which is lovely while it lasts.'],
    ],
    easy: [
      ['kind', "You're as kind to strangers as to friends, and it takes no effort."],
      ['dreaming', 'You daydream in good company, out loud, and some of it begins to sound practical.'],
    ],
    tense: [
      ['burdened', 'Sympathy makes you promise things, and then you have too much to carry.'],
      ['dreaming', 'You like the good version so much that you stop listening after it.'],
    ],
  },
  Saturn: {
    joined: [
      ['unsure', "You're less sure than you look, and you keep testing the ground with one foot."],
      ['content', 'You stop being strict with yourself for an hour, and you enjoy every minute of it.'],
    ],
    easy: [
      ['diligent', 'You do your duty gently, a bit at a time, and you see it through.'],
      ['dreaming', 'You dream in sensible sizes, and you can say which part comes first.'],
    ],
    tense: [
      ['burdened', "Which rules still apply isn't clear to you, so you keep them all and feel guilty anyway."],
      ['careful', "You worry about something that you can't name, so you check everything twice."],
    ],
  },
  Uranus: {
    joined: [
      ['hopeful', 'You can feel a good change coming the way some people feel rain.'],
      ['searching', 'You want to live more truthfully, and you keep asking yourself what that means.'],
    ],
    easy: [
      ['clear', 'You see quite plainly what everyone else will see next year.'],
      ['releasing', 'You stop protesting, because you no longer need to, and you feel rather free.'],
    ],
    tense: [
      ['restless', "You're restless and dreamy at once, and you'd go anywhere that isn't here."],
      ['defiant', "You're against nearly everything, and you'd have trouble saying what you're for."],
    ],
  },
  Neptune: {
    joined: [
      ['dreaming', 'You sense that everyone your age is dreaming the same dream, and you wake up a little.'],
      ['searching', 'What you want is to know which of your longings is your own.'],
    ],
    easy: [
      ['restrained', "Not knowing doesn't trouble you, so you can wait, and do without for now."],
      ['tender', "You share a mood with people you've never met, and it comforts you."],
    ],
    tense: [
      ['releasing', 'You see a favorite dream in plain light, and you let it go with a sigh.'],
      ['searching', 'You wonder what you believed in, and whether it would have you back.'],
    ],
  },
  Pluto: {
    joined: [
      ['releasing', 'You let go of something without a fight, mainly by forgetting to hold it.'],
      ['searching', 'You sense something large below the surface, and you want to know what it is.'],
    ],
    easy: [
      ['curious', "You look into what usually frightens you, and you find that you're only curious."],
      ['releasing', "You drop a grudge as if it were somebody else's, and you're kinder all around."],
    ],
    tense: [
      ['searching', "You suspect that you know only half the truth, and you'd like the other half."],
      ['yielding', "You give in for the sake of peace, and the peace is everybody's but yours."],
    ],
  },
  Chiron: {
    joined: [
      ['hurt', 'An old hurt is close to the surface, and you feel it in other people first.'],
      ['tender', "You'd like to comfort somebody in the same way that you'd like to be comforted."],
    ],
    easy: [
      ['mending', 'You let an old hurt drift past without reaching for it.'],
      ['kind', 'You help where help is needed, and you never ask whose fault it was.'],
    ],
    tense: [
      ['hurt', 'You feel sorry for yourself, as if everyone had agreed to leave you out.'],
      ['guarded', "You look after somebody who hasn't asked, since that's easier than showing your own hurt."],
    ],
  },
  'North Node': {
    joined: [
      ['dreaming', "You're led by a longing, and it knows the way better than you do."],
      ['daring', "You can't see far ahead, and you'd like to go all the same."],
    ],
    easy: [
      ['hopeful', 'You trust your nose for once, and you expect good things from where it leads you.'],
      ['dreaming', "You picture what isn't there yet, and the picture does you good."],
    ],
    tense: [
      ['dreaming', 'You wait for a sign and picture what it might be, when asking somebody would do.'],
      ['unsure', 'What you long for makes you feel too small, so you go on longing.'],
    ],
  },
  Ascendant: {
    joined: [
      ['yielding', "People see in you what they'd like to see, and you play along to please them."],
      ['guarded', "You'd like to pass through without anyone wanting anything of you."],
      ['tender', "You feel close to whoever you're with, and you're fond of them by the end."],
    ],
    easy: [
      ['unhidden', "You come across as kind and a little vague, which you are, and you don't mind."],
      ['kind', 'You make a room softer by sitting down in it.'],
      ['absent', 'Part of you is elsewhere, which gives the rest of you a gentle look.'],
    ],
    tense: [
      ['guarded', 'You give the wrong impression by not giving any.'],
      ['searching', "You sense that things aren't quite what they seem, and you're too polite to ask."],
      ['yielding', 'You say yes with your face before the rest of you has been consulted.'],
    ],
  },
  Midheaven: {
    joined: [
      ['searching', "You wonder what you're here for, and the question won't fit between two tasks."],
      ['kind', "You'd rather be of use to somebody's heart than get ahead."],
      ['restless', 'Your aims are out of focus, so you turn this way and that and follow what catches the light.'],
    ],
    easy: [
      ['kind', "You go by what moves you, so you mean well and don't push."],
      ['dreaming', 'You picture the result so clearly that you smile at it in advance.'],
      ['diligent', "You like being of service, so you begin before you're asked."],
    ],
    tense: [
      ['burdened', 'Nobody has said what they expect of you, and you try to deliver all of it.'],
      ['eager', 'You let others have the credit, and you hope that somebody notices you doing so.'],
      ['absent', 'You lead another life in your head whenever this one asks you something.'],
    ],
  },
}
