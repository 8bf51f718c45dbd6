import type { Meetings } from '../../pieces/Meetings.ts'

export const moonMeets: Meetings = {
  Sun: {
    joined: [['strong', 'Your mood and your will meet in one place, and you feel twice as strong.']],
    easy: [['content', "You needn't choose between what you want and what does you good."]],
    tense: [['torn', 'You need one thing and want another, and neither leaves you in peace.']],
  },
  Moon: {
    joined: [['content', 'You feel at home in yourself, and most of what you feel is familiar.']],
    easy: [['content', "You're in tune with your own needs, and they turn out to be modest."]],
    tense: [['restless', 'You want something else, and nothing you usually like will do.']],
  },
  Mercury: {
    joined: [['talkative', 'Your feelings turn into words, and some of them come out in a rush.']],
    easy: [['clear', "You can say how things stand, as lightly as you'd mention the weather."]],
    tense: [['guarded', "You feel a good deal more than you say, and you'd deny it if asked."]],
  },
  Venus: {
    joined: [['tender', 'Those who are dear to you should be near you, you feel, and everything should look nice.']],
    easy: [['content', "You're easily pleased, and you enjoy what there is."]],
    tense: [['greedy', 'You want comfort, and nothing less than plenty of it will do.']],
  },
  Mars: {
    joined: [['impulsive', 'You feel strongly and act on it, and nobody has to guess.']],
    easy: [['strong', 'Your feelings give you a push, and you feel equal to anything.']],
    tense: [['quarrelsome', "You're simmering, and you'd be glad of an excuse to boil over."]],
  },
  Jupiter: {
    joined: [['generous', 'Your heart is large, and others are welcome to some of it.']],
    easy: [['content', "You feel that there's enough, and so there is."]],
    tense: [['greedy', 'A good feeling should go on and on, so you keep going back for more.']],
  },
  Saturn: {
    joined: [['strong', "You carry what you're responsible for, and you know that you can."]],
    easy: [['restrained', "You're calm and a little reserved, and it makes you dependable."]],
    tense: [['guarded', 'You keep your feelings under lock and key, and then you miss them.']],
  },
  Uranus: {
    joined: [['playful', 'You feel like doing something sudden, just for the fun of it.']],
    easy: [['restless', 'Light and a little restless, you welcome any change.']],
    tense: [['impatient', "You're jumpy, and everything familiar gets on your nerves."]],
  },
  Neptune: {
    joined: [['dreaming', 'You long for something that has no name yet, and you let yourself long.']],
    easy: [['dreaming', 'You dream a little, and you come back rested.']],
    tense: [['absent', "You don't know what's the matter with you, and your thoughts drift."]],
  },
  Pluto: {
    joined: [['searching', "A strong feeling comes up, and you'd rather look at it than cover it."]],
    easy: [['restrained', 'You can feel a strong pull without doing anything about it.']],
    tense: [['gripping', 'A strong feeling has hold of you, and you hold on right back.']],
  },
  Chiron: {
    joined: [['tender', "You're thin-skinned, and kindness gets through to you as easily as the rest."]],
    easy: [['mending', "You're good to your own weak side without making a case of it."]],
    tense: [['hurt', 'You feel an old hurt over a new trifle.']],
  },
  'North Node': {
    joined: [['curious', "You feel drawn to what you don't know yet, and it's a warm feeling."]],
    easy: [['hopeful', 'The next step feels natural to you, and you expect it to go well.']],
    tense: [['torn', "You'd like to stay put and you'd like to go ahead, and you can't quite do either."]],
  },
  Ascendant: {
    joined: [['unhidden', "People could see right through you, you feel, and you don't quite mind."]],
    easy: [['unhidden', 'You look as friendly as you feel.']],
    tense: [['watched', 'You feel that people see more than you meant to show, and you try to cover it up.']],
  },
  Midheaven: {
    joined: [['eager', 'You want to be well thought of, and by everyone if possible.']],
    easy: [['kind', 'You treat strangers like people you know.']],
    tense: [['torn', "You'd like to take part and you'd like to stay out of it, and both feel urgent."]],
  },
}
