import type { Meetings } from '../../pieces/Meetings.ts'

export const marsMeets: Meetings = {
  Sun: {
    joined: [
      ['cross', 'You want to win something, and it hardly matters what.'],
      ['bold', "You're ready to act under your own name, and waiting for permission feels like an insult."],
    ],
    easy: [
      ['bold', 'You have the strength and the good mood to use it, so the heavy thing moves.'],
      ['bold', 'You do what you want without stepping on anybody, and people make room.'],
    ],
    tense: [
      ['cross', 'You take every obstacle personally, including the ones that are only furniture.'],
      ['cross', "Someone pushes and you push back, and after a minute neither of you knows what it's about."],
    ],
  },
  Moon: {
    joined: [
      ['cross', 'A feeling hits you in the stomach, and you act before it has a name.'],
      ['warm', "You'd fight for those you love, and you're half hoping that someone gives you a reason."],
    ],
    easy: [
      ['cross', 'You can be angry and kind in the same breath, so it clears the air instead of fouling it.'],
      ['bold', "You'd rather do something about a feeling than wait for it to pass."],
    ],
    tense: [
      ['cross', "You're hungry or tired or both, and it comes out as an opinion."],
      ['cross', "You snap at whoever is nearest, because whoever it's about is out of reach."],
    ],
  },
  Mercury: {
    joined: [
      ['cross', "You argue for the pleasure of it, and you win against people who weren't competing."],
      ['bold', 'Your mind goes straight at the thing like a dog at a ball.'],
    ],
    easy: [
      ['talk', 'You say what needs doing, and then you do it, in that order and without a meeting.'],
      ['bold', 'You think best on your feet, and you find the argument while walking.'],
    ],
    tense: [
      ['cross', "You answer before you've read to the end, and the sharpest word in your answer wasn't needed."],
      ['cross', "You hear a challenge where there's a question, and you answer with your elbows."],
    ],
  },
  Venus: {
    joined: [
      ['bold', 'You want someone or something badly enough to be a bit less polite about it.'],
      ['bold', "There's heat in you, and it goes to whatever you find beautiful."],
    ],
    easy: [
      ['bold', "You go straight toward what you like, and it's taken as a compliment."],
      ['bold', "You can be bold and charming at once, so asking isn't hard."],
    ],
    tense: [
      ['torn', "You want your way now, and you also want to be liked, and they won't both fit in one sentence."],
      ['cross', "You're in a hurry with something that only opens slowly."],
    ],
  },
  Mars: {
    joined: [
      ['bold', "You're wound up like a spring, and you'd better give it something to move."],
      ['bold', "It's the start of a new push: you want to find out how strong you are."],
    ],
    easy: [
      ['duty', "Your effort goes where you aim it, and you stop before you're exhausted."],
      ['bold', 'You have momentum, so one job carries you into the next.'],
    ],
    tense: [
      ['cross', "You're fighting on two fronts, and one of them is with yourself."],
      ['cross', 'You force what would open by itself if you stopped leaning on it.'],
    ],
  },
  Jupiter: {
    joined: [
      ['bold', "You want to take on something big and you don't want to hear about the risks."],
      ['bold', 'Courage and confidence arrive together, and you volunteer before the question is out.'],
    ],
    easy: [
      ['plenty', 'You bite off as much as you can chew, which is more than usual, and you enjoy it.'],
      ['bold', "What you start with a will is met halfway by somebody's generosity."],
    ],
    tense: [
      ['plenty', "You overdo it because you're strong enough to, and your back hears of it afterward."],
      ['plenty', 'You promise with your whole chest and count the hours afterward.'],
    ],
  },
  Saturn: {
    joined: [
      ['duty', 'You want to go and you have to wait, and the only use for all that strength is to work.'],
      ['duty', 'You take the hardest thing first, partly out of duty and partly out of spite.'],
    ],
    easy: [
      ['duty', "You work with a steady hand and don't stop until it's done properly."],
      ['duty', "You're patient and strong in the right order, so stubborn things give way."],
    ],
    tense: [
      ['duty', "You press on the gas and the brake, and you wonder why you're worn out."],
      ['cross', "Somebody says no, or a rule does, and you'd like to kick it."],
    ],
  },
  Uranus: {
    joined: [
      ['free', 'All you want is out, now, through whichever door is nearest.'],
      ['cross', 'Your patience ends all at once, and it surprises you as much as them.'],
    ],
    easy: [
      ['free', 'You try a new way on an impulse, and the impulse is a good one.'],
      ['free', 'You get free of something small with one quick move and no scene.'],
    ],
    tense: [
      ['free', "You do the opposite of what you're told, even when you were about to do it anyway."],
      ['cross', "Hurry makes your hands careless, and something slips that you'd rather have held."],
    ],
  },
  Neptune: {
    joined: [
      ['dream', "You work for something you believe in, and you can't say exactly what it is."],
      ['dream', 'What you do has no edge to it: you drift toward the thing instead of going at it.'],
    ],
    easy: [
      ['warm', 'You can be strong in a soft way, and it gets further than force would.'],
      ['dream', "You turn left on a hunch, and there's a parking space."],
    ],
    tense: [
      ['dream', "You want to fight and can't find the enemy, so you get tired instead."],
      ['torn', 'You avoid the open no and then resent having said yes.'],
    ],
  },
  Pluto: {
    joined: [
      ['deep', "You want one thing completely, and you'd take the floor up to get at it."],
      ['bold', "There's more force in you than you usually show, and it needs a worthy job."],
    ],
    easy: [
      ['duty', 'You can keep at something long after others have gone home, and it yields.'],
      ['deep', "You clear out what's in your way without raising your voice."],
    ],
    tense: [
      ['deep', "You won't give in, and neither will they, and by now it's about who blinks."],
      ['cross', 'You suspect someone of steering, and you grab the wheel.'],
    ],
  },
  Chiron: {
    joined: [
      ['bold', "You go at the very thing that you're clumsy at, and you go at it hard."],
      ['cross', "Anger comes up where you'd usually be hurt, and it's the healthier of the two."],
    ],
    easy: [
      ['sore', "You're brave about the weak spot and ask for a hand with it."],
      ['warm', 'You stand up for someone else in the way that you needed yourself.'],
    ],
    tense: [
      ['cross', "You hit back before you've been hit, to be on the safe side."],
      ['sore', "You'd rather strain something than admit that it's too heavy for you."],
    ],
  },
  'North Node': {
    joined: [
      ['bold', 'The thing that tempts you is one that you have no practice in, and you want to be first at it.'],
      ['bold', 'You do the sensible thing in a rush of courage, and save yourself a week of thinking.'],
    ],
    easy: [
      ['bold', 'You raise your hand first and work out the answer on the way to the front.'],
      ['bold', "You're willing to be a beginner, as long as you can be a quick one."],
    ],
    tense: [
      ['duty', 'You throw all your strength at the old way, because you know how that one works.'],
      ['free', "You'd have to stop fighting to go where you want to go, and fighting is what you're good at."],
    ],
  },
  Ascendant: {
    joined: [
      ['seen', 'You come in like weather, and people either follow or step aside.'],
      ['bold', "You show what you want without a cover, and there's no mistaking it."],
    ],
    easy: [
      ['duty', 'You look like somebody who knows where the tools are, so people hand you the job.'],
      ['bold', 'You ask for what you want, and people like to be asked.'],
    ],
    tense: [
      ['cross', 'You come across sharper than you feel, and people answer the sharpness.'],
      ['cross', 'Someone gets in your way, or you get in theirs, and neither of you says sorry first.'],
    ],
  },
  Midheaven: {
    joined: [
      ['seen', 'You want to get somewhere, and you want to be seen getting there.'],
      ['bold', "You'd like to be given the difficult job, and you're ready to ask for it."],
    ],
    easy: [
      ['seen', 'You do your job well and quickly, and the right person happens to be looking.'],
      ['duty', "You want the job and you'd do it for the work, and they can tell."],
    ],
    tense: [
      ['torn', "You're in a contest for something at work that you're not sure you want."],
      ['bold', "You'd like to tell someone above you what you think, and you have the sentence ready."],
    ],
  },
}
