import type { Meetings } from '../../pieces/Meetings.ts'

export const marsMeets: Meetings = {
  Sun: {
    joined: [
      ['bold', 'You want to win at something, and it hardly matters what.'],
      ['free', 'Waiting for permission is over for you, and you go your own way at your own speed.'],
    ],
    easy: [
      ['bold', "You're strong and in good spirits, and you'd like something to do."],
      ['free', 'Nobody gets stepped on, and still you do exactly what you want.'],
    ],
    tense: [
      ['cross', 'You take every obstacle personally, including the ones that are only furniture.'],
      ['torn', 'Half of you wants a fight, and the other half would like to be proud of you tonight.'],
    ],
  },
  Moon: {
    joined: [
      ['bold', 'A feeling hits you in the stomach, and you act before it has a name.'],
      ['warm', "You'd fight for those you love, and you're half hoping that someone gives you a reason."],
    ],
    easy: [
      ['bold', "You'd rather do something about a feeling than wait for it to pass."],
      ['warm', "Looking after people means doing something, as you see it, and you don't ask first."],
    ],
    tense: [
      ['cross', "You're hungry or tired or both, and it comes out as an opinion."],
      ['sore', 'Thin-skinned and quick, you manage to be hurt and annoyed in the same second.'],
      ['duty', "You're annoyed, so you do your duty with more noise than it needs."],
    ],
  },
  Mercury: {
    joined: [
      ['talk', "You're full of talk, and a bit of contradiction would be welcome."],
      ['bold', 'Every open question should be settled now, you feel, and by you.'],
    ],
    easy: [
      ['duty', 'You say what needs doing, and then you do it yourself.'],
      ['talk', "Your best thoughts come when you're on your feet and your hands are busy."],
    ],
    tense: [
      ['talk', 'You have the last word ready before the first has been said.'],
      ['cross', "Where there's a question you hear a challenge, and you answer with your elbows."],
    ],
  },
  Venus: {
    joined: [
      ['bold', 'You want something badly enough to be a bit less polite about it.'],
      ['seen', "Being wanted would suit you, and you're not above helping it along."],
    ],
    easy: [
      ['bold', "You go straight toward what you like, without pretending that it's on your way."],
      ['seen', 'Bold and charming at once, you enjoy the effect.'],
      ['warm', 'You put some muscle into being kind.'],
    ],
    tense: [
      ['torn', "You want your way and you want to be liked, and you can't fit both into one sentence."],
      ['cross', 'Whatever needs a light hand finds you in a hurry.'],
    ],
  },
  Mars: {
    joined: [
      ['free', "You're wound up like a spring, and you need somewhere to go."],
      ['bold', 'How strong you are is what you want to find out, and you begin right away.'],
    ],
    easy: [
      ['duty', "Your effort goes where you aim it, and you stop before you're exhausted."],
      ['bold', "Quick and sure of your hands, you don't wait for a signal."],
    ],
    tense: [
      ['torn', "You're fighting on two fronts, and one of them is with yourself."],
      ['cross', "Resistance is what you're spoiling for, and you lean on whatever stands still."],
    ],
  },
  Jupiter: {
    joined: [
      ['bold', "You feel up to anything, and you don't want to hear about the risks."],
      ['plenty', 'Sure that you can manage, you volunteer before the question is out.'],
    ],
    easy: [
      ['plenty', 'You bite off as much as you can chew, which is more than usual, and you enjoy it.'],
      ['bold', 'Good faith and full speed are your way of doing things, and you expect the best.'],
    ],
    tense: [
      ['plenty', "You overdo things because you're strong enough to, and you count the cost afterward."],
      ['seen', "To impress somebody is what you'd like, and less than a triumph won't do."],
    ],
  },
  Saturn: {
    joined: [
      ['duty', 'You take the hardest thing first, partly out of duty and partly out of spite.'],
      ['torn', "You want to go and you have to wait, and you're no good at either."],
    ],
    easy: [
      ['duty', "You work with a steady hand and stop when you're done, and not before."],
      ['bold', "Starting small doesn't bother you, because you know that you'll keep going."],
    ],
    tense: [
      ['duty', "You press on the gas and the brake, and you wonder why you're worn out."],
      ['cross', "Every rule in your way could do with a kick, and you know that you'd be the one to limp."],
      ['sore', "You can't do as much as you'd like, and you take that for weakness."],
    ],
  },
  Uranus: {
    joined: [
      ['free', 'All you want is out, now, through whichever door is nearest.'],
      ['bold', "You act on impulse, so fast that you're surprised yourself."],
    ],
    easy: [
      ['free', "A new way tempts you, and you're quick enough to try it while you're tempted."],
      ['bold', "You take the quick way without asking whether it's allowed."],
    ],
    tense: [
      ['cross', "You do the opposite of what you're told, even if you'd been about to do it anyway."],
      ['plenty', 'You go one step too far on impulse, and then another.'],
    ],
  },
  Neptune: {
    joined: [
      ['dream', 'You drift toward what you want instead of going after it.'],
      ['plenty', 'You mean well on a grand scale, and the details can sort themselves out.'],
    ],
    easy: [
      ['warm', "You can be strong in a soft way, and you don't need to be thanked."],
      ['dream', "Hunches guide you, and you're in no hurry to explain them."],
    ],
    tense: [
      ['dream', "You want to fight and can't find the enemy, so you get tired instead."],
      ['torn', 'You avoid the open no, and then you resent having said yes.'],
    ],
  },
  Pluto: {
    joined: [
      ['deep', "You want one thing completely, and you'd take the floor up to get at it."],
      ['bold', "There's more force in you than you usually show, and you're ready to use some."],
    ],
    easy: [
      ['duty', "You don't tire of what matters to you, and you hardly look up."],
      ['bold', 'How much pressure is needed is clear to you, and you use exactly that much.'],
    ],
    tense: [
      ['cross', "You won't give in, and you've half forgotten what it was about."],
      ['deep', "You'd like to know where you stand, and you'd take the upper hand if you could."],
    ],
  },
  Chiron: {
    joined: [
      ['bold', "You go at the very thing that you're clumsy at, and you go at it hard."],
      ['duty', "You practice what you're worst at, grimly and with some humor."],
    ],
    easy: [
      ['bold', "You're brave about your weak spot, and you'd even take a hand with it."],
      ['warm', "Anyone who has a hard time brings out the fighter in you, since you know what that's like."],
    ],
    tense: [
      ['cross', "You hit back before you've been hit, to be on the safe side."],
      ['sore', "You'd rather strain something than admit that it's too heavy for you."],
    ],
  },
  'North Node': {
    joined: [
      ['free', "What you have no practice in tempts you, and you'd even go first."],
      ['bold', "You do in a rush of courage what you'd usually think about for a week."],
    ],
    easy: [
      ['bold', "There's more nerve in you than practice, and nerve seems enough."],
      ['free', "You're willing to be a beginner, as long as you can be a quick one."],
    ],
    tense: [
      ['duty', 'You throw all your strength at the old way, because you know how that one works.'],
      ['torn', "To get where you want to be you'd have to stop pushing, and pushing is what you're good at."],
    ],
  },
  Ascendant: {
    joined: [
      ['seen', "You'd like to make an impression, and you'd rather make a strong one than a nice one."],
      ['bold', "There's no mistaking what you want, since you don't trouble to hide it."],
      ['duty', "You go first into whatever has to be done, and you don't look around."],
    ],
    easy: [
      ['seen', 'You look as if you knew what to do, and soon you do.'],
      ['bold', 'You go ahead, frankly and without elbows.'],
    ],
    tense: [
      ['cross', 'You sound sharper than you feel, and you hear it a second too late.'],
      ['seen', "You'd like to look strong, and you look as if you wanted trouble."],
    ],
  },
  Midheaven: {
    joined: [
      ['seen', 'You want to get somewhere, and you want to be seen getting there.'],
      ['bold', "You'd like to be trusted with something difficult, and you're ready to ask."],
    ],
    easy: [
      ['seen', "You're good at what you do, and you don't slow down to hide it."],
      ['duty', "Hard work agrees with you, as long as you can see what it's for."],
    ],
    tense: [
      ['torn', "You want to get ahead, and you aren't sure that you'd like it there."],
      ['cross', 'Anyone who outranks you makes you chafe, and so do some who only sound like it.'],
    ],
  },
}
