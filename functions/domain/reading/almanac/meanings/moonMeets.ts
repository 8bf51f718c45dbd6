import type { Meetings } from '../../pieces/Meetings.ts'

export const moonMeets: Meetings = {
  Sun: {
    joined: ['Your mood and your will meet in one place, so you feel like yourself, only more so.'],
    easy: ["You needn't choose between what you want and what does you good."],
    tense: ['What you set out to be and what you need at the end of a day are pulling at the same sleeve.'],
  },
  Moon: {
    joined: ['You come home to yourself, and everything you feel has an echo from earlier.'],
    easy: ["You're in tune with your own needs, and they turn out to be modest."],
    tense: ["What you feel and what you're used to feeling don't agree, so you're at odds with your own kitchen."],
  },
  Mercury: {
    joined: ["What you've felt for a while turns into words, and some of them come out in a rush."],
    easy: ['You can talk about feelings as lightly as about the weather, and it helps.'],
    tense: ['Your head says one thing and your stomach says another, louder.'],
  },
  Venus: {
    joined: ['What you want is to be near people who are dear to you, and you want something pretty on the table.'],
    easy: ["You're easily pleased, and it pleases others."],
    tense: ["Something in you wants to be comforted in style, and what's on offer is only well meant."],
  },
  Mars: {
    joined: ['You feel strongly and act on it, and nobody has to guess.'],
    easy: ['Your feelings give you a push in the right direction.'],
    tense: ['Something has been simmering, and it wants to boil over on the nearest person.'],
  },
  Jupiter: {
    joined: ["Your heart is large, and you'd like to invite the whole street."],
    easy: ["You feel that there's enough, and so there is."],
    tense: ['Everything you feel comes out one size too large.'],
  },
  Saturn: {
    joined: ["You feel the weight of what you're responsible for, and you carry it with some dignity."],
    easy: ["You're calm and a little reserved, and it makes you dependable."],
    tense: ["You feel more alone than you are, and you don't tell anyone."],
  },
  Uranus: {
    joined: ["You feel like doing something sudden, and you'd enjoy the look on their faces."],
    easy: ['A change of scene does you good, even a small one.'],
    tense: ["You're jumpy, and the familiar room has too many walls."],
  },
  Neptune: {
    joined: ['You soak up everything around you, so it matters where you sit.'],
    easy: ['You dream a little, and you come back rested.'],
    tense: ["You can't tell what's the matter, and being asked doesn't help."],
  },
  Pluto: {
    joined: ["Something deep comes up, and you'd rather look at it than cover it."],
    easy: ['You can bear a strong feeling without doing anything about it.'],
    tense: ['A strong feeling wants to take over, and it has picked a small occasion.'],
  },
  Chiron: {
    joined: ['The tender spot is close to the skin, and kindness reaches it too.'],
    easy: ["You're good to your own weak side without making a case of it."],
    tense: ['You feel an old hurt over a new trifle.'],
  },
  'North Node': {
    joined: ["You feel drawn to what you don't know yet, and it's a warm feeling."],
    easy: ['The next step feels natural, like turning toward a window.'],
    tense: ["You'd rather be comfortable than on your way, and you can't quite be either."],
  },
  Ascendant: {
    joined: ["Your mood is written on your face, and people answer it before you've said a word."],
    easy: ['You look as friendly as you feel.'],
    tense: ['You show more than you meant to, and somebody answers what you showed.'],
  },
  Midheaven: {
    joined: ["People see you at work with your heart on your sleeve, and it's not a bad thing for them to see."],
    easy: ["You're good with people in public, because you mean it."],
    tense: ["You're needed at home and watched at work, and you feel both at once."],
  },
}
