import type { Meetings } from '../../pieces/Meetings.ts'

export const mercuryMeets: Meetings = {
  Sun: {
    joined: [
      ['talk', "You want to explain yourself, at last and in full, and you find that you're interesting to listen to."],
      ['talk', "There's a decision in your head that only needs to be said aloud to become one."],
    ],
    easy: [
      ['talk', 'You can say what you want in words that others repeat without changing them.'],
      ['talk', 'Your head is clear and your mind made up, and few words are enough.'],
    ],
    tense: [
      ['sore', 'You hear a comment as a verdict, and you answer the verdict.'],
      ['cross', "Everyone has a suggestion about what's yours to decide, and you argue instead of deciding."],
    ],
  },
  Moon: {
    joined: [
      ['talk', "You can't think about it without feeling something, so you talk about it more than you meant to."],
      ['warm', "What you want is to tell somebody how you are, and you'd like them to ask first."],
    ],
    easy: [
      ['talk', 'You find the words for a mood, and the mood gets smaller as you say them.'],
      ['talk', "Whoever talks to you feels understood, because you're listening to more than the words."],
    ],
    tense: [
      ['talk', "Your head has settled the matter and your stomach hasn't, so you keep on explaining."],
      ['warm', "You'd like comfort, and you're offered advice."],
    ],
  },
  Mercury: {
    joined: [
      ['talk', 'A thought comes round again with a new end to it, and you want to write it down before it leaves.'],
      ['talk', "Your mind has a question of its own, and it won't be distracted by anybody else's."],
    ],
    easy: [
      ['talk', 'You understand quickly and explain slowly, which is the right way round.'],
      ['talk', "Two half ideas turn out to belong together, and you're pleased out of all proportion."],
    ],
    tense: [
      ['talk', 'You and someone else use the same word for two things, and both of you speak more clearly and louder.'],
      ['cross', 'You keep finding one more argument, though nobody is arguing any longer.'],
    ],
  },
  Venus: {
    joined: [
      ['talk', "There's something kind that you want to say, and you'd like it to sound like you and not like a card."],
      ['seen', "Talking is a way of flirting, and you're better at it than you've let on."],
    ],
    easy: [
      ['warm', 'You find the friendly way to say a true thing, so nobody has to be hurt by it.'],
      ['talk', 'You know what you like and can say why, and that makes you good company.'],
    ],
    tense: [
      ['talk', "You'd rather say something nice than something accurate, and you notice the difference as you speak."],
      ['talk', 'Your compliment comes with a correction in it, and the correction is what people hear.'],
    ],
  },
  Mars: {
    joined: [
      ['bold', "You say it before you've thought about it, and you mean every word."],
      ['cross', 'Your tongue is quick and so is your hand, and you want an answer by return.'],
    ],
    easy: [
      ['talk', 'You can be blunt without being rough, and it saves everybody an hour.'],
      ['bold', "What you decide you do at once, so there's no time to talk yourself out of it."],
    ],
    tense: [
      ['cross', "You're three sentences ahead and irritated that the other person insists on finishing theirs."],
      ['cross', "You answer a tone that wasn't meant, and the question stays open."],
    ],
  },
  Jupiter: {
    joined: [
      ['talk', 'You have a big idea, and the urge to tell it to whoever is nearest.'],
      ['plenty', "Everything seems connected to everything, and you'd like to read up on all of it."],
    ],
    easy: [
      ['talk', 'You see the sense of the whole thing, so the details stop bothering you.'],
      ['talk', 'You talk well and generously, and people leave with more than they came for.'],
    ],
    tense: [
      ['plenty', "You say yes before you've read to the end, and the end is where the catch is."],
      ['plenty', 'The story gets better each time you tell it, and also a little less true.'],
    ],
  },
  Saturn: {
    joined: [
      ['duty', 'You weigh each word, since you mean to be held to it.'],
      ['duty', 'You want the facts in order and the worst of them first.'],
    ],
    easy: [
      ['duty', "You can think a dull matter through to the end, before you've had time to get bored."],
      ['duty', 'Short words and a clear list are all it takes, and you have both.'],
    ],
    tense: [
      ['sore', 'You expect a no, so you phrase the question in a way that invites one.'],
      ['sore', 'You correct yourself so often that nobody hears what you meant.'],
    ],
  },
  Uranus: {
    joined: [
      ['free', 'An answer arrives out of nowhere, and you want to try it before it has been explained.'],
      ['free', 'You say the thing that everybody has agreed not to say, and you rather enjoy the silence.'],
    ],
    easy: [
      ['free', 'You see a shortcut that has been there all along and wonder why nobody takes it.'],
      ['talk', 'A strange question of yours turns out to be the one that opens the matter.'],
    ],
    tense: [
      ['cross', "Your mind jumps, and you're impatient with anyone who walks."],
      ['cross', 'You contradict someone mainly because they were so sure, and then you have to defend it.'],
    ],
  },
  Neptune: {
    joined: [
      ['dream', "You guess what's meant from a word and a tone, and you're right more often than you could prove."],
      ['dream', 'What you have to say comes as a picture, and it loses something on the way into words.'],
    ],
    easy: [
      ['dream', 'You can leave a thing half said, and the other person understands the other half.'],
      ['dream', 'Your imagination does the work, and all you have to do is take notes.'],
    ],
    tense: [
      ['dream', 'You hear what you hope to hear, and you leave the one question unasked that would settle it.'],
      ['dream', 'You meant to be tactful, and now nobody knows what you said.'],
    ],
  },
  Pluto: {
    joined: [
      ['deep', "What you want is to know what's behind a remark, and you have the patience to keep asking."],
      ['deep', "Small talk won't do: you'd rather hear one true thing than ten pleasant ones."],
    ],
    easy: [
      ['deep', 'You ask the quiet question that gets to the bottom of it, and nobody minds.'],
      ['deep', 'You can keep a confidence and speak plainly, and people notice that you do both.'],
    ],
    tense: [
      ['deep', 'You read the line a third time, sure that it means more than it says.'],
      ['deep', "You've got hold of a thought that won't let you go, and you keep looking for proof."],
    ],
  },
  Chiron: {
    joined: [
      [
        'sore',
        "You find the words for something that's always been hard to say, and they're simpler than you expected.",
      ],
      ['sore', "You're a little shy about how you speak or spell or ask, and you ask anyway."],
    ],
    easy: [
      ['sore', 'You can talk about your weak spot without making a speech or a joke of it.'],
      ['talk', 'You explain patiently what you had to learn the hard way.'],
    ],
    tense: [
      ['sore', "You hear criticism in a plain question, and you're hurt before you've answered."],
      ['sore', "There's a sentence you can say to everyone except the person whom it concerns."],
    ],
  },
  'North Node': {
    joined: [
      ['talk', 'Somebody says a thing in passing that points you somewhere, and you want to ask a second question.'],
      ['free', "You're curious about what you don't know how to do, and less afraid of sounding like a beginner."],
    ],
    easy: [
      ['talk', 'A stranger mentions a name, a shop or a date, and you know what to do next.'],
      ['talk', 'You learn quickly, mainly because you ask.'],
    ],
    tense: [
      ['free', 'You talk yourself out of the new way with very good reasons from the old one.'],
      ['duty', 'You know how to explain the new thing and not yet how to do it, so you explain it again.'],
    ],
  },
  Ascendant: {
    joined: [
      ['talk', "You're quick to speak, and people take their picture of you from what you say first."],
      ['seen', "Your face tells everyone what you're thinking, half a second before you say it."],
    ],
    easy: [
      ['talk', 'You find the right opening line with anyone, and the rest follows.'],
      ['seen', 'You come across as clever and kind, because you let other people finish.'],
    ],
    tense: [
      ['talk', 'You mean a thing one way and are taken another, so you explain, which makes matters worse.'],
      ['talk', "What someone says to your face and what you read in theirs don't agree."],
    ],
  },
  Midheaven: {
    joined: [
      ['talk', "You're asked to speak for something bigger than yourself, and you want to get the wording right."],
      ['bold', "You can see in words where you'd like to be, which makes it sound like a plan."],
    ],
    easy: [
      ['talk', 'You say what you mean, and it reaches the right people.'],
      ['talk', 'You can explain your work in a way that makes somebody want more of it.'],
    ],
    tense: [
      ['sore', 'You wonder what people in charge think of you, and you read a short answer as if it were a long one.'],
      ['seen', "There's talk about what you do, and you'd like to correct it without seeming to care."],
    ],
  },
}
