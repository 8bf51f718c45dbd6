import type { Meetings } from '../../pieces/Meetings.ts'

export const marsMeets: Meetings = {
  Sun: {
    joined: [
      ['strong', 'You feel strong enough for anything, and it hardly matters what comes.'],
      ['defiant', 'Waiting for permission is over for you, and you go your own way at your own speed.'],
    ],
    easy: [
      ['strong', "You're strong and in good spirits, and you'd like something to do."],
      ['playful', 'You do exactly what you like, for the fun of it, and nobody gets stepped on.'],
    ],
    tense: [
      ['impatient', 'You take every obstacle personally, including the ones that are only furniture.'],
      ['torn', "Half of you wants to go ahead, and the other half would rather you didn't."],
    ],
  },
  Moon: {
    joined: [
      ['impulsive', 'A feeling comes up, and you act before it has a name.'],
      ['kind', "You'd go to any trouble for those you love, and you don't wait to be asked."],
    ],
    easy: [
      ['impulsive', "You'd rather act on a feeling at once than wait for it to pass."],
      ['kind', 'Kindness, as you see it, means doing something, so you begin at once.'],
    ],
    tense: [
      ['impatient', "You're hungry or tired or both, and you snap at whatever is near."],
      ['hurt', 'Thin-skinned and quick, you manage to be hurt and annoyed in the same second.'],
      ['burdened', 'You do more than your share, and you do it with more noise than it needs.'],
    ],
  },
  Mercury: {
    joined: [
      ['talkative', "You're full of talk, and a bit of contradiction would be welcome."],
      ['impatient', 'Every open question should be settled now, you feel, and by you.'],
    ],
    easy: [
      ['diligent', 'You say what needs doing, and then you do it yourself.'],
      ['clear', 'You think fast and clearly, and you need few words for it.'],
    ],
    tense: [
      ['quarrelsome', 'You have the last word ready before the first has been said.'],
      ['quarrelsome', "Where there's a question you hear a challenge, and you answer with your elbows."],
    ],
  },
  Venus: {
    joined: [
      ['outspoken', 'You want something badly enough to say so, a bit less politely than usual.'],
      ['eager', "Being wanted would suit you, and you're not above helping it along."],
    ],
    easy: [
      ['outspoken', 'You ask straight out for what you like, without pretending that you hardly care.'],
      ['eager', 'Bold and charming at once, you like to be noticed.'],
      ['kind', 'You put some muscle into being kind.'],
    ],
    tense: [
      ['torn', 'You want your way and you want to be nice about it, so you get stuck in between.'],
      ['impatient', 'Whatever needs a light hand finds you in a hurry.'],
    ],
  },
  Mars: {
    joined: [
      ['restless', "You're wound up like a spring, and you need somewhere to go."],
      ['daring', "How strong you are is what you want to find out, and you'd take a risk for it."],
    ],
    easy: [
      ['diligent', "Your effort goes where you aim it, and you stop before you're exhausted."],
      ['impulsive', "Quick and sure of your hands, you don't wait for a signal."],
    ],
    tense: [
      ['torn', 'You push and you pull back, and both of the two are you.'],
      ['quarrelsome', "Resistance is what you're spoiling for, and you lean on whatever stands still."],
    ],
  },
  Jupiter: {
    joined: [
      ['daring', "You feel up to anything, and you don't want to hear about the risks."],
      ['strong', 'Sure that you can manage, you take on whatever comes.'],
    ],
    easy: [
      ['strong', 'You bite off as much as you can chew, which is more than usual, and you enjoy it.'],
      ['hopeful', 'Good faith and full speed are your way of doing things, and you expect the best.'],
    ],
    tense: [
      ['greedy', "You overdo things because you're strong enough to, and you count the cost afterward."],
      ['eager', "To impress somebody is what you'd like, and less than a triumph won't do."],
    ],
  },
  Saturn: {
    joined: [
      ['diligent', "You take the hardest thing first, and you don't let go until it's done."],
      ['impatient', 'You want to get going, and whatever holds you up makes you sharp.'],
    ],
    easy: [
      ['diligent', "You work with a steady hand and stop when you're done, and not before."],
      ['strong', "Starting small doesn't bother you: you're sure of your strength, and it lasts."],
    ],
    tense: [
      ['torn', "You press on the gas and the brake, and you wonder why you're worn out."],
      ['impatient', "You'd like to kick whatever is in your way, and you know that you'd be the one to limp."],
      ['unsure', "You can't do as much as you'd like, and you blame yourself."],
    ],
  },
  Uranus: {
    joined: [
      ['restless', 'All you want is out, now, through whichever door is nearest.'],
      ['impulsive', "You act on impulse, so fast that you're surprised yourself."],
    ],
    easy: [
      ['daring', "A new way tempts you, and you're quick enough to try it while you're tempted."],
      ['playful', "You take the odd way, because it's more fun."],
    ],
    tense: [
      ['impulsive', "You act before you've thought, and it comes out louder than you meant."],
      ['impulsive', 'You go one step too far on impulse, and then another.'],
    ],
  },
  Neptune: {
    joined: [
      ['dreaming', 'You dream of what you want instead of going after it.'],
      ['hopeful', 'You expect the best on a grand scale, and the details can sort themselves out.'],
    ],
    easy: [
      ['kind', "You're strong enough to be gentle with people, and you don't need to be thanked."],
      ['dreaming', "You follow a picture in your head, and you're in no hurry to explain it."],
    ],
    tense: [
      ['absent', 'You mean to be sharp, and you get tired and drift off instead.'],
      ['yielding', 'You avoid the open no, and then you resent having said yes.'],
    ],
  },
  Pluto: {
    joined: [
      ['gripping', "You want one thing completely, and you don't let go of it."],
      ['strong', "There's more force in you than you usually show, and you're ready to use some."],
    ],
    easy: [
      ['diligent', "You don't tire of what matters to you, and you hardly look up."],
      ['strong', 'You know how much pressure is needed, and you use exactly that much.'],
    ],
    tense: [
      ['quarrelsome', "You won't give in, and you've half forgotten what it was about."],
      ['gripping', "You'd like the upper hand, and you watch for your chance."],
    ],
  },
  Chiron: {
    joined: [
      ['daring', "You go at the very thing that you're clumsy at, and you go at it hard."],
      ['diligent', "You take on what you're worst at, grimly and with some humor."],
    ],
    easy: [
      ['mending', "You're brave about your weak spot, and an old hurt bothers you less."],
      ['kind', "Anyone who has a hard time can count on you, since you know what that's like."],
    ],
    tense: [
      ['quarrelsome', "You hit back before you've been hit, to be on the safe side."],
      ['burdened', "You'd rather go on than admit that it's too much for you."],
    ],
  },
  'North Node': {
    joined: [
      ['daring', "What you have no practice in tempts you, and you'd even go first."],
      ['impulsive', "You do in a rush of courage what you'd usually think about for a week."],
    ],
    easy: [
      ['daring', "There's more nerve in you than practice, and nerve seems enough."],
      ['curious', "You're willing to be a beginner, and you ask and learn fast."],
    ],
    tense: [
      ['gripping', "You hold on with all your strength, because you don't know what comes next."],
      ['torn', 'You want to go on and you want to turn around, and you stand there.'],
    ],
  },
  Ascendant: {
    joined: [
      ['eager', "You'd like to make an impression, and you'd rather make a strong one than a nice one."],
      ['unhidden', "There's no mistaking what you want, since you don't trouble to hide it."],
      ['diligent', "You get on with whatever has to be done, and you don't look around."],
    ],
    easy: [
      ['strong', 'You look as if you knew what to do, and soon you do.'],
      ['outspoken', 'You say what you want, frankly and without elbows.'],
    ],
    tense: [
      ['impatient', "You're sharper than you mean to be, and you notice it a second too late."],
      ['watched', 'You feel looked at, so you act more confident than you are.'],
    ],
  },
  Midheaven: {
    joined: [
      ['eager', 'You want to get somewhere, and you want to be seen getting there.'],
      ['outspoken', 'You want to be trusted with something difficult, and you say so.'],
    ],
    easy: [
      ['unhidden', "You show what you are and what you can do, and you don't mind who sees."],
      ['diligent', "Hard work agrees with you, and you don't stop before it's done."],
    ],
    tense: [
      ['torn', "You want to get ahead and you want to be left in peace, and you can't choose."],
      ['impatient', 'You chafe at everything that holds you up, people included.'],
    ],
  },
}
