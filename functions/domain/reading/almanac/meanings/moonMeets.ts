import type { Meetings } from '../../pieces/Meetings.ts'

export const moonMeets: Meetings = {
  Sun: {
    joined: [['seen', 'Your mood and your will meet in one place, so you feel like yourself, only more so.']],
    easy: [['warm', "You needn't choose between what you want and what does you good."]],
    tense: [['torn', 'You need one thing and want another, and the need is less patient.']],
  },
  Moon: {
    joined: [['warm', 'You feel at home in yourself, and most of what you feel is familiar.']],
    easy: [['warm', "You're in tune with your own needs, and they turn out to be modest."]],
    tense: [['sore', 'Out of step with your own habits, you find that nothing you usually like quite helps.']],
  },
  Mercury: {
    joined: [['talk', 'Your feelings turn into words, and some of them come out in a rush.']],
    easy: [['talk', 'You can talk about feelings as lightly as about the weather, and it helps.']],
    tense: [['talk', 'You say more than you feel, or feel more than you say, and neither helps.']],
  },
  Venus: {
    joined: [['warm', 'Those who are dear to you should be near you, you feel, and everything should look nice.']],
    easy: [['warm', "You're easily pleased, and it's catching."]],
    tense: [['sore', 'Only comfort in style will do, and nothing well meant is good enough for you.']],
  },
  Mars: {
    joined: [['bold', 'You feel strongly and act on it, and nobody has to guess.']],
    easy: [['bold', 'Your feelings give you a push in the right direction.']],
    tense: [['cross', "You're simmering, and you'd be glad of an excuse to boil over."]],
  },
  Jupiter: {
    joined: [['plenty', "Your heart is large, and you'd like to invite the whole street."]],
    easy: [['plenty', "You feel that there's enough, and so there is."]],
    tense: [['plenty', 'A good feeling should go on and on, so you keep going back for more.']],
  },
  Saturn: {
    joined: [['duty', "You feel the weight of what you're responsible for, and you carry it with some dignity."]],
    easy: [['duty', "You're calm and a little reserved, and it makes you dependable."]],
    tense: [['sore', 'You keep your feelings under lock and key, and then you miss them.']],
  },
  Uranus: {
    joined: [['free', "You feel like doing something sudden, and you'd enjoy the look on their faces."]],
    easy: [['free', 'Light and a little restless, you welcome any change.']],
    tense: [['cross', "You're jumpy, and everything familiar gets on your nerves."]],
  },
  Neptune: {
    joined: [['dream', 'You soak up everything around you, so it matters where you sit.']],
    easy: [['dream', 'You dream a little, and you come back rested.']],
    tense: [['dream', "You can't tell what's the matter, and being asked doesn't help."]],
  },
  Pluto: {
    joined: [['deep', "A strong feeling comes up, and you'd rather look at it than cover it."]],
    easy: [['duty', 'You can bear a strong feeling without doing anything about it.']],
    tense: [['cross', 'A strong feeling wants to take over, and any small occasion will do.']],
  },
  Chiron: {
    joined: [['warm', 'Thin skin lets kindness through as easily as the rest, and yours is thin.']],
    easy: [['warm', "You're good to your own weak side without making a case of it."]],
    tense: [['sore', 'You feel an old hurt over a new trifle.']],
  },
  'North Node': {
    joined: [['free', "You feel drawn to what you don't know yet, and it's a warm feeling."]],
    easy: [['bold', 'The next step feels natural, like turning toward a window.']],
    tense: [['torn', "You'd rather be comfortable than on your way, and you can't quite be either."]],
  },
  Ascendant: {
    joined: [['seen', "People could see right through you, you feel, and you don't quite mind."]],
    easy: [['seen', 'You look as friendly as you feel.']],
    tense: [['seen', "You show more than you meant to, and then you pretend that you didn't."]],
  },
  Midheaven: {
    joined: [['seen', 'You want to be well thought of, and you feel every look.']],
    easy: [['warm', 'You treat strangers like people you know.']],
    tense: [['torn', "Hiding is what you'd like and showing up is what's expected, and both feel urgent."]],
  },
}
