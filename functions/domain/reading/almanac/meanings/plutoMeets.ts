import type { Meetings } from '../../pieces/Meetings.ts'

export const plutoMeets: Meetings = {
  Sun: {
    joined: [
      ['deep', 'You want to be your own authority, and you clear out whatever you hide behind.'],
      ['deep', "You can't do anything by halves: either it's yours or you don't want it in the house."],
      ['bold', 'You find out how strong you are, mostly because something refuses to move.'],
    ],
    easy: [
      ['deep', "You have a quiet kind of authority, and you needn't raise your voice to use it."],
      ['free', 'You can change something that you only put up with, and nobody stops you.'],
      ['deep', 'You know what you want at the bottom, so the surface can look like anything.'],
    ],
    tense: [
      ['deep', "You're in a tug-of-war about who decides, and part of you enjoys the rope."],
      ['deep', 'What you want is to be in control so much that you forget what of.'],
      ['deep', 'Someone has power over something you care about, and you study them like a map.'],
    ],
  },
  Moon: {
    joined: [
      ['deep', 'Old feelings come up with the force of new ones, and you let them.'],
      ['warm', "Something in you wants to know where you really belong, and polite answers won't do."],
      ['warm', 'You hold the people you love a little too tightly, and you know it in your hands.'],
    ],
    easy: [
      ['warm', 'You can say what you feel down to the floor, and nobody runs away.'],
      ['warm', "You're strong in a way that lets other people cry."],
      ['deep', 'You clear out something at home that has held bad air.'],
    ],
    tense: [
      ['warm', "You're jealous, or protective, and it's hard to see where one stops."],
      ['cross', "A small slight brings up a large feeling, and you'd rather slam a door than explain it."],
      ['warm', "You want to be let in, and you've changed your own locks."],
    ],
  },
  Mercury: {
    joined: [
      ['deep', "You want the truth, all of it, and you'll read the footnotes."],
      ['talk', "You say something that can't be taken back, and you meant it not to be."],
      ['deep', 'A thought has hold of you, and everything you hear seems to be about it.'],
    ],
    easy: [
      ['deep', "You see what's going on under the talk, and you can name it without hurting anybody."],
      ['talk', 'Your words carry weight, so you need fewer of them.'],
      ['talk', 'You find out what you wanted to know by asking once and waiting.'],
    ],
    tense: [
      ['cross', "You argue to win, and you keep going after you've won."],
      ['deep', 'You suspect a hidden meaning, and you cross-examine people you like.'],
      ['deep', "There's something you won't say, and it makes everything else you say sound odd."],
    ],
  },
  Venus: {
    joined: [
      ['deep', 'You want someone or something all the way, and anything less looks like nothing.'],
      ['warm', "You find out what you value by noticing what you won't give up."],
      ['warm', "A liking of yours has turned into something stronger, and you're not in charge of it."],
    ],
    easy: [
      ['warm', "You love deeply and hold lightly, and that's rare enough to be noticed."],
      ['warm', 'You can mend something between you and somebody by going back to where it tore.'],
      ['free', "You let go of a taste you've outgrown and feel richer."],
    ],
    tense: [
      ['warm', "You want to be certain of being loved, and certainty is the one thing people can't hand over."],
      ['deep', 'You hold back affection to see who comes for it.'],
      ['deep', "Money, charm or silence is being used as a lever, and you aren't sure by whom."],
    ],
  },
  Mars: {
    joined: [
      ['deep', "You go all the way or you don't go, and you've decided to go."],
      ['bold', "There's a fierce will in you, and it's happiest with something heavy."],
      ['bold', 'What you want is to beat something, and the best candidate is a habit.'],
    ],
    easy: [
      ['duty', "You've the stamina to finish what others only start."],
      ['bold', 'You can stand your ground without pushing anyone off theirs.'],
      ['duty', 'You get to the root of a nuisance and take it out in one piece.'],
    ],
    tense: [
      ['cross', 'You meet someone as stubborn as you, and neither of you can leave it.'],
      ['cross', "You're angrier than the matter deserves, and it isn't about the matter."],
      ['deep', "You could win by force, and you'd pay for it in good will."],
    ],
  },
  Jupiter: {
    joined: [
      ['bold', "All the usual goals look small to you, and you want one that's big enough to change for."],
      ['dream', "You believe in a new thing like a convert, and you'd like company."],
    ],
    easy: [
      ['bold', 'You plant something in a bad corner, and it comes up.'],
      ['plenty', 'Influence comes to you, and you know people who could use some of it.'],
    ],
    tense: [
      ['cross', "You're sure that you're right, and it makes you a little ruthless."],
      ['deep', 'You want more say than the matter needs.'],
    ],
  },
  Saturn: {
    joined: [
      ['deep', "You take something down to its beams, because you'd rather rebuild than repair again."],
      ['duty', 'You learn what you can do without, and it makes you hard to threaten.'],
    ],
    easy: [
      ['duty', 'You scrub it down to the wood, once, and it stays done.'],
      ['deep', 'You have the patience to let something die of its own accord.'],
    ],
    tense: [
      ['duty', 'You hold on to a rule that no longer holds anything up.'],
      ['cross', "You meet an authority that won't explain itself, and you dig in."],
    ],
  },
  Uranus: {
    joined: [
      ['free', 'What you want is to be free of something for good and not only for a weekend.'],
      ['free', 'A wish for change that you share with half the world has reached your own front door.'],
    ],
    easy: [
      ['free', 'You can change a deep habit by changing one odd little part of it.'],
      ['bold', "You've enough nerve to be different and enough sense to do it quietly."],
    ],
    tense: [
      ['free', "You'd give up something good just to be rid of what it costs you."],
      ['free', 'You want to be free, and someone wants to know who allowed it.'],
    ],
  },
  Neptune: {
    joined: [
      ['dream', 'You look at what you believe in and ask who profits from it.'],
      ['deep', "Something you've long dreamed of either gets real or goes."],
    ],
    easy: [
      ['deep', 'You know what will still be there after the storm, so you can leave the umbrellas to others.'],
      ['deep', "You feel your way to the bottom of something and bring back what's useful."],
    ],
    tense: [
      ['dream', "You're drawn to something that you know you'd better see by daylight."],
      ['deep', 'You sense an undertow in a friendly talk.'],
    ],
  },
  Pluto: {
    joined: [
      ['deep', "You meet your own will, at its full size, and have to decide what it's for."],
      ['deep', 'You notice who gets the big chair, the remote and the last word at your place.'],
    ],
    easy: [
      ['deep', 'You keep your hands in your pockets, and they let you through.'],
      ['deep', "You end something quietly and thoroughly, as you'd close up a house for winter."],
    ],
    tense: [
      ['deep', "Those of your age are all being asked what they'd give up, and it's your turn to answer."],
      ['deep', "You're tested on the thing that you always keep under control."],
    ],
  },
  Chiron: {
    joined: [
      ['sore', "You go to the root of an old hurt, because you're tired of stepping around it."],
      ['sore', "You tell the thing you were ashamed of, and your voice doesn't shake."],
    ],
    easy: [
      ['warm', 'You can hear the worst about somebody without flinching, and it heals you both a bit.'],
      ['sore', "You give up an old grievance, since it's heavier than what it was about."],
    ],
    tense: [
      ['sore', 'You guard the sore spot so fiercely that everyone knows where it is.'],
      ['sore', "You'd rather be feared than pitied."],
    ],
  },
  'North Node': {
    joined: [
      ['bold', 'Something pushes you from behind, through a door you wanted to go through anyway.'],
      ['free', "There's no way back to the old arrangement, and you stop looking over your shoulder."],
    ],
    easy: [
      ['bold', "You have the strength for the new road, and you find it in what you've left."],
      ['free', 'Something ends, and you stand there with both hands free.'],
    ],
    tense: [
      ['deep', "You can't take it all with you, and you've packed it all."],
      ['deep', 'You fight to keep the very thing that keeps you here.'],
    ],
  },
  Ascendant: {
    joined: [
      ['seen', 'You come across as intense, and people either tell you everything or step back.'],
      ['free', "You want to shed a skin, and you've begun with the way you look at people."],
      ['seen', "You'd like to be taken at full strength, without the polite wrapping."],
    ],
    easy: [
      ['seen', 'You say two sentences in the meeting, and people quote the second at lunch.'],
      ['seen', "People sense that you can't be fooled, and they don't try."],
      ['free', 'You change something about yourself for good, and it looks as if it had always been so.'],
    ],
    tense: [
      ['seen', 'You and someone close are wrestling over who leads, with very good manners.'],
      ['cross', 'You look as if you knew something, and it makes people careful.'],
      ['torn', "You can't stand being managed, and someone is managing you."],
    ],
  },
  Midheaven: {
    joined: [
      ['bold', "You want real influence, and you're done with looking busy."],
      ['bold', "Your place in the world is being rebuilt, and you'd like to hold the hammer."],
      ['free', "You've outgrown how people know you, and you'd risk your good name to say so."],
    ],
    easy: [
      ['bold', 'You know whose word counts, and you can ask for it without flattery.'],
      ['bold', 'You take the folder that everyone else has pushed along the table.'],
      ['deep', "You know where the real decisions are made, and you're in the room."],
    ],
    tense: [
      ['cross', "You want to come first, and you're no longer sure what the prize is."],
      ['cross', 'You want to win so badly that nobody can reach you.'],
      ['deep', "You could expose something, and you have to decide what you'd gain by it."],
    ],
  },
}
