import type { Meetings } from '../../pieces/Meetings.ts'

export const neptuneMeets: Meetings = {
  Sun: {
    joined: [
      ['absent', "Without a task you aren't sure who you are, and you drift about in the question."],
      ['generous', 'Nothing feels quite as if it were yours, so you give freely, praise included.'],
      ['yielding', "Your edges are soft, so other people's wishes come in and make themselves at home."],
    ],
    easy: [
      ['kind', "You're gentle with people, and there's nothing weak about it."],
      ['hopeful', 'You have a good feeling about things, and you follow it.'],
      ['content', "Small things have a meaning for you, and you don't need any larger ones."],
    ],
    tense: [
      ['absent', "You're tired or dreamy, and you can't say which."],
      ['eager', "You're flattered by somebody's picture of you, and you try to look like it."],
      ['yielding', "You go along with what everyone else wants, though you'd wanted something different."],
    ],
  },
  Moon: {
    joined: [
      ['burdened', "You carry everybody's mood as if it were yours, and you can't put any of them down."],
      ['dreaming', "There's a homesickness in you without an address, and you're almost fond of the feeling."],
      ['tender', "You're easily moved, by other people first and then by your own thoughts."],
    ],
    easy: [
      ['tender', 'You feel near to people, wherever they are.'],
      ['absent', "Your thoughts float, and you don't fish for any of them."],
      ['kind', 'You forgive easily, since you can see how people came to be as they are.'],
    ],
    tense: [
      ['unsure', 'You feel guilty without a reason, and you think less of yourself for it.'],
      ['burdened', "You want to help, and you can't find where your own tiredness begins."],
      ['dreaming', 'You miss something, and it gets lovelier the more you think of it.'],
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
      ['clear', 'You let a thing rest for a minute, and then you see it quite clearly.'],
      ['kind', 'You say things so gently that they help.'],
    ],
    tense: [
      ['talkative', 'You mix things up while you explain them, and you get more eloquent as you go.'],
      ['yielding', 'You leave things vague so that nobody is disappointed, and you end up doing what they want.'],
      ['absent', "You half listen, nod, and have no idea what you've agreed to."],
    ],
  },
  Venus: {
    joined: [
      ['dreaming', 'You picture everything lovelier than it is, and the details can wait.'],
      ['generous', "Everyone deserves something nice, in your opinion, and you're ready to provide it."],
      ['tender', 'You look at people fondly, and you see the best in them.'],
    ],
    easy: [
      ['kind', "You're kind in an unhurried way, and it does others good."],
      ['content', 'Something that others walk past looks lovely to you, and you need nothing more.'],
      ['generous', "Giving without wanting anything back comes easily to you, and it's plain that you mean it."],
    ],
    tense: [
      ['unsure', 'You feel rather small beside other people.'],
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
      ['restrained', "You don't push: you wait, and you're fine with waiting."],
      ['diligent', "You work best when you forget that you're working, and you look up late."],
      ['kind', 'You like doing kind things that nobody expects, since the surprise is half the fun.'],
    ],
    tense: [
      ['absent', "You can't get going, and any reason to wait is welcome."],
      ['guarded', "You'd never quarrel in the open, so you say nothing and mind."],
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
      ['dreaming', 'You daydream, and some of it begins to sound practical.'],
    ],
    tense: [
      ['burdened', 'You take on too much out of kindness, and then you have to carry it.'],
      ['dreaming', 'You like the good version so much that you leave the real one alone.'],
    ],
  },
  Saturn: {
    joined: [
      ['unsure', "You're less sure than you look, and you keep testing the ground with one foot."],
      ['content', 'You stop being strict with yourself for an hour, and you enjoy every minute of it.'],
    ],
    easy: [
      ['diligent', 'You do your duty gently, a bit at a time, and you see it through.'],
      ['dreaming', 'You dream in sensible sizes, and you enjoy it.'],
    ],
    tense: [
      ['burdened', 'You feel guilty without knowing why, and you try to make up for it.'],
      ['careful', "You worry about something that you can't name, so you check everything twice."],
    ],
  },
  Uranus: {
    joined: [
      ['hopeful', 'You can feel a good change coming the way some people feel rain.'],
      ['searching', 'You want to be a bit more honest with yourself, and you begin by asking.'],
    ],
    easy: [
      ['clear', 'You see quite plainly what others are still guessing at.'],
      ['releasing', 'You stop struggling against something, and you feel rather free.'],
    ],
    tense: [
      ['restless', "You're restless and dreamy at once, and you'd go anywhere that isn't here."],
      ['guarded', "You don't say what you want, and you'd have trouble saying it if asked."],
    ],
  },
  Neptune: {
    joined: [
      ['dreaming', 'You dream with your eyes open, and the dream is a good one.'],
      ['searching', 'What you want is to know which of your longings is your own.'],
    ],
    easy: [
      ['restrained', "Not knowing doesn't trouble you, so you can wait, and do without for now."],
      ['tender', 'You feel close to others, even from a distance, and it comforts you.'],
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
      ['curious', "You look into something you'd usually avoid, and you find that you're only curious."],
      ['releasing', "You drop a thing as if it were somebody else's, and you're in a better mood for it."],
    ],
    tense: [
      ['searching', "You suspect that you know only half the truth, and you'd like the other half."],
      ['yielding', "You give in for the sake of peace, and the peace is everybody's but yours."],
    ],
  },
  Chiron: {
    joined: [
      ['hurt', 'An old hurt is close to the surface, and you feel it in other people first.'],
      ['tender', "You'd like to comfort somebody, and you could do with some comfort yourself."],
    ],
    easy: [
      ['mending', 'You let an old hurt drift past without reaching for it.'],
      ['kind', 'You help where help is needed, and you never ask whose fault it was.'],
    ],
    tense: [
      ['hurt', 'You feel sorry for yourself, as if everyone had agreed to leave you out.'],
      ['guarded', 'You hide your own hurt behind politeness.'],
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
      ['dreaming', 'You picture a thing and wait for it, when doing something would help.'],
      ['unsure', "You feel too small for what you'd like to do."],
    ],
  },
  Ascendant: {
    joined: [
      ['yielding', "People see in you what they'd like to see, and you play along to please them."],
      ['guarded', "You'd like to pass through without anyone wanting anything of you."],
      ['tender', "You feel close to whoever you're with, and you're fond of them by the end."],
    ],
    easy: [
      ['unhidden', "You come across just as you feel, and you don't mind."],
      ['kind', 'You make people feel at ease just by being friendly.'],
      ['absent', 'Part of you is elsewhere, which gives the rest of you a gentle look.'],
    ],
    tense: [
      ['guarded', "You give nothing away, not even what you'd like people to know."],
      ['searching', "You sense that things aren't quite what they seem, and you're too polite to ask."],
      ['yielding', 'You say yes with your face before the rest of you has been consulted.'],
    ],
  },
  Midheaven: {
    joined: [
      ['searching', "You wonder what it's all for, and you take the question seriously."],
      ['kind', "You'd rather help somebody than get ahead."],
      ['restless', 'Your aims are out of focus, so you turn this way and that and follow what catches the light.'],
    ],
    easy: [
      ['kind', 'You mean well, and people can tell.'],
      ['dreaming', 'You picture things so clearly that you smile.'],
      ['diligent', "You like to be of use, so you begin before you're asked."],
    ],
    tense: [
      ['burdened', "You try to do all that's expected of you, and then some more."],
      ['eager', 'You let others have the credit, and you hope that somebody notices you doing so.'],
      ['absent', "You're here only in part, and the rest of you is far away."],
    ],
  },
}
