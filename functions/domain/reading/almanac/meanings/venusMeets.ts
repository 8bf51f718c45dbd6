import type { Meetings } from '../../pieces/Meetings.ts'

export const venusMeets: Meetings = {
  Sun: {
    joined: [
      [
        'seen',
        "You're easy to like and you know it, so you'd rather spend the time on people than on proving anything.",
      ],
      ['seen', "Something in you wants to be chosen, openly, and you're ready to do a little choosing yourself."],
    ],
    easy: [
      ['seen', 'You like being you, and it makes other people comfortable being themselves.'],
      ['warm', 'You hold a door for somebody, and they mention it at lunch.'],
    ],
    tense: [
      ['torn', "You want to please and you want to be yourself, and they've asked for the first."],
      ['warm', "You'd like to be spoiled without having to earn it or ask for it."],
    ],
  },
  Moon: {
    joined: [
      ['warm', 'You want tenderness more than fun, and a warm room more than either.'],
      ['warm', "Affection feels like food, and you notice at once where it's missing."],
    ],
    easy: [
      ['warm', "You're gentle with yourself and others, and small comforts go a long way."],
      ['warm', 'You make people feel at home, often with no more than a cup and a chair.'],
    ],
    tense: [
      ['warm', 'Closeness is what you want, but on your own terms, at your own hour and in your own kitchen.'],
      ['torn', "You're kind to everyone until you're worn out, and then cross with those who didn't ask you to be."],
    ],
  },
  Mercury: {
    joined: [
      ['talk', 'You want to talk about pleasant things with someone who listens with their eyes.'],
      ['warm', 'You notice the tone before the content, and a friendly one wins you over to almost anything.'],
    ],
    easy: [
      ['warm', 'You say thank you so well that people want to do it again.'],
      ['talk', 'You can bring two people to agree by putting it in words they both like.'],
    ],
    tense: [
      ['torn', "You agree out of politeness, and you find out a minute later that you don't agree."],
      ['cross', "Someone's manners bother you more than their argument does, and you argue about the argument."],
    ],
  },
  Venus: {
    joined: [
      ['warm', "You remember what you love, and you'd like to have more of it in plain sight."],
      ['seen', "It's a matter of taste, and you're done pretending that you don't have any."],
    ],
    easy: [
      ['warm', "You enjoy what's in front of you without comparing it with anything."],
      ['warm', 'You want what the others want, and nobody has to be talked into it.'],
    ],
    tense: [
      ['torn', 'Two things that you like exclude each other, and you try to keep both of them happy.'],
      ['torn', 'You give more than you get, and you call it generosity until you start counting.'],
    ],
  },
  Mars: {
    joined: [
      ['bold', 'You want someone or something, and it shows in the way you cross a room.'],
      ['bold', "You're charming and impatient at the same time, which is hard to refuse."],
    ],
    easy: [
      ['bold', "You go after what you like with a light hand, and it doesn't run away."],
      ['bold', 'Wanting and asking are one step, so you ask.'],
    ],
    tense: [
      [
        'torn',
        'Part of you wants to be wooed and part of you wants the preliminaries over, and you lose patience with your own politeness.',
      ],
      ['cross', "You pick a small quarrel with somebody you like, since it's closer than no contact at all."],
    ],
  },
  Jupiter: {
    joined: [
      ['plenty', 'You want to give a party, or at least to give, and thrift is for another day.'],
      ['plenty', "You're in love with more things than you can carry home."],
    ],
    easy: [
      ['plenty', "You're generous in the way that costs little and is remembered for long."],
      [
        'plenty',
        "People are glad to see you, and you're glad to be seen, so everything takes twice as long and is worth it.",
      ],
    ],
    tense: [
      ['plenty', 'One more of something nice seems reasonable, and then one more after that.'],
      ['torn', "You praise more warmly than you feel, and you'll have to live up to it."],
    ],
  },
  Saturn: {
    joined: [
      ['warm', 'What you want is to know who will still be there when it stops being fun.'],
      ['warm', "You're sparing with your affection, and so whoever gets it knows that it's meant."],
    ],
    easy: [
      ['duty', 'You show love by being on time, fixing the thing and remembering the date.'],
      ['warm', 'An old friendship, a plain meal or a well-made coat gives you more than anything new.'],
    ],
    tense: [
      ['sore', "You want to be liked as you are, and a strict part of you says: not until you've earned it."],
      ['warm', 'You hold back the warm word because nobody has said one to you, and they do the same.'],
    ],
  },
  Uranus: {
    joined: [
      ['free', "You're drawn to what you wouldn't usually like, and you want to know why."],
      ['free', "You'd like to be close to someone who doesn't mind when you wander off."],
    ],
    easy: [
      ['free', 'You like people best when they surprise you, and they do.'],
      ['free', 'You can let an old taste go without a farewell and try the one next to it.'],
    ],
    tense: [
      ['free', 'You want company until you have it, and then you look for the door.'],
      ['free', "Something nice begins to feel like an obligation, and you turn cool before you've noticed."],
    ],
  },
  Neptune: {
    joined: [
      ['dream', 'You fall for the idea of a thing, and the idea is beautiful.'],
      ['warm', "You'd give anyone anything, because you can feel so well what it's like to be without."],
    ],
    easy: [
      ['dream', "Beauty gets to you, a song or a stranger's face, and you're the better for it."],
      ['warm', "You're kind without keeping count, and you see people as they'd like to be."],
    ],
    tense: [
      ['dream', "You fall for the picture and are hurt by the facts, which didn't promise you anything."],
      ['torn', 'You let yourself be used a little because it feels so much like being needed.'],
    ],
  },
  Pluto: {
    joined: [
      ['deep', "What you want is to be loved for the part that you don't show, which means showing it."],
      ['deep', "Liking isn't enough for you: you want to matter."],
    ],
    easy: [
      ['warm', 'You can be close without holding on, and people tell you more because of it.'],
      ['deep', "You know what you'd never give up, and that makes the rest easy to share."],
    ],
    tense: [
      ['deep', "You test people to see whether they care, and you'd hate it if they found out."],
      ['deep', 'Something in you wants to be sure of someone, and you watch them more closely than affection needs.'],
    ],
  },
  Chiron: {
    joined: [
      ['sore', "You feel what it's like to be chosen last, and you go and choose somebody."],
      ['sore', "A compliment goes to the one place where you don't believe it."],
    ],
    easy: [
      ['warm', "You let yourself be comforted without saying that it's nothing."],
      ['sore', "You're tender with someone's awkwardness, since you know it from the inside."],
    ],
    tense: [
      ['sore', "You'd like a kind word on a particular subject, and that's the subject you never mention."],
      ['sore', 'You expect not to be wanted, so you stay polite and near the door.'],
    ],
  },
  'North Node': {
    joined: [
      ['free', 'You meet something lovely outside your usual streets, and you want to stay longer than planned.'],
      ['warm', "You like somebody who's going your way, and you fall into step."],
    ],
    easy: [
      ['warm', 'Somebody with a friendly face says "sit here", and so you try the new thing.'],
      ['warm', "The thing that's good for you turns out to come with cake."],
    ],
    tense: [
      ['warm', "You'd rather stay with the people who already like you than be a stranger anywhere."],
      ['torn', 'The sweet old habit and the next step want the same evening.'],
    ],
  },
  Ascendant: {
    joined: [
      ['seen', 'You look well because you feel liked, and it works in the other order too.'],
      ['seen', 'You want to please the eye, your own first.'],
    ],
    easy: [
      ['seen', 'You smile first, and the rest of the conversation is easy.'],
      ['seen', 'You put people at ease by looking as if you were in no hurry.'],
    ],
    tense: [
      ['torn', 'You wonder whether people like you or your manners, and you turn the manners up.'],
      ['seen', "You dress or talk for someone else's taste and feel false all day."],
    ],
  },
  Midheaven: {
    joined: [
      ['seen', "Being liked helps your work, and for once you don't mind using it."],
      ['duty', 'You want what you do to be beautiful as well as finished.'],
    ],
    easy: [
      ['seen', "You do things in a way that's pleasant to watch, and people with a say have eyes."],
      ['torn', 'You can be pleasant and be taken seriously in the same conversation.'],
    ],
    tense: [
      ['torn', 'You want to be popular and respected, and the decision in front of you will cost some of one.'],
      ['seen', 'You keep a smile on in public that you take off with your shoes.'],
    ],
  },
}
