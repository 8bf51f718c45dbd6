import type { Meetings } from '../../pieces/Meetings.ts'

export const moonMeets: Meetings = {
  Sun: {
    joined: [['seen', 'Your mood and your will meet in one place, so you feel like yourself, only more so.']],
    easy: [['warm', "You needn't choose between what you want and what does you good."]],
    tense: [['duty', 'What you set out to be and what you need at the end of a day are pulling at the same sleeve.']],
  },
  Moon: {
    joined: [['warm', 'You come home to yourself, and everything you feel has an echo from earlier.']],
    easy: [['warm', "You're in tune with your own needs, and they turn out to be modest."]],
    tense: [
      ['warm', "What you feel and what you're used to feeling don't agree, so you're at odds with your own kitchen."],
    ],
  },
  Mercury: {
    joined: [['talk', "What you've felt for a while turns into words, and some of them come out in a rush."]],
    easy: [['talk', 'You can talk about feelings as lightly as about the weather, and it helps.']],
    tense: [['talk', 'Your head says one thing and your stomach says another, louder.']],
  },
  Venus: {
    joined: [
      ['warm', 'What you want is to be near people who are dear to you, and you want something pretty on the table.'],
    ],
    easy: [['warm', "You're easily pleased, and it pleases others."]],
    tense: [['warm', "Something in you wants to be comforted in style, and what's on offer is only well meant."]],
  },
  Mars: {
    joined: [['bold', 'You feel strongly and act on it, and nobody has to guess.']],
    easy: [['bold', 'Your feelings give you a push in the right direction.']],
    tense: [['cross', 'Something has been simmering, and it wants to boil over on the nearest person.']],
  },
  Jupiter: {
    joined: [['plenty', "Your heart is large, and you'd like to invite the whole street."]],
    easy: [['warm', "You feel that there's enough, and so there is."]],
    tense: [['plenty', 'Everything you feel comes out one size too large.']],
  },
  Saturn: {
    joined: [['duty', "You feel the weight of what you're responsible for, and you carry it with some dignity."]],
    easy: [['duty', "You're calm and a little reserved, and it makes you dependable."]],
    tense: [['sore', "You feel more alone than you are, and you don't tell anyone."]],
  },
  Uranus: {
    joined: [['free', "You feel like doing something sudden, and you'd enjoy the look on their faces."]],
    easy: [['free', 'A change of scene does you good, even a small one.']],
    tense: [['free', "You're jumpy, and the familiar room has too many walls."]],
  },
  Neptune: {
    joined: [['dream', 'You soak up everything around you, so it matters where you sit.']],
    easy: [['dream', 'You dream a little, and you come back rested.']],
    tense: [['dream', "You can't tell what's the matter, and being asked doesn't help."]],
  },
  Pluto: {
    joined: [['deep', "Something deep comes up, and you'd rather look at it than cover it."]],
    easy: [['deep', 'You can bear a strong feeling without doing anything about it.']],
    tense: [['cross', 'A strong feeling wants to take over, and it has picked a small occasion.']],
  },
  Chiron: {
    joined: [['sore', 'The tender spot is close to the skin, and kindness reaches it too.']],
    easy: [['warm', "You're good to your own weak side without making a case of it."]],
    tense: [['sore', 'You feel an old hurt over a new trifle.']],
  },
  'North Node': {
    joined: [['free', "You feel drawn to what you don't know yet, and it's a warm feeling."]],
    easy: [['bold', 'The next step feels natural, like turning toward a window.']],
    tense: [['warm', "You'd rather be comfortable than on your way, and you can't quite be either."]],
  },
  Ascendant: {
    joined: [['seen', "Your mood is written on your face, and people answer it before you've said a word."]],
    easy: [['seen', 'You look as friendly as you feel.']],
    tense: [['seen', 'You show more than you meant to, and somebody answers what you showed.']],
  },
  Midheaven: {
    joined: [
      ['seen', "People see you at work with your heart on your sleeve, and it's not a bad thing for them to see."],
    ],
    easy: [['warm', "You're good with people in public, because you mean it."]],
    tense: [['duty', "You're needed at home and watched at work, and you feel both at once."]],
  },
}
