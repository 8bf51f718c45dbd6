import type { Meetings } from '../../pieces/Meetings.ts'

export const venusMeets: Meetings = {
  Sun: {
    joined: [
      "You're easy to like and you know it, so you'd rather spend the time on people than on proving anything.",
      "Something in you wants to be chosen, openly, and you're ready to do a little choosing yourself.",
    ],
    easy: [
      'You like being you, and it makes other people comfortable being themselves.',
      'A small courtesy from you goes a long way, because you mean it.',
    ],
    tense: [
      "You want to please and you want to be yourself, and they've asked for the first.",
      "You'd like to be spoiled without having to earn it or ask for it.",
    ],
  },
  Moon: {
    joined: [
      'You want tenderness more than fun, and a warm room more than either.',
      "Affection feels like food, and you notice at once where it's missing.",
    ],
    easy: [
      "You're gentle with yourself and others, and a small comfort is enough to make an evening.",
      'You make people feel at home, often with no more than a cup and a chair.',
    ],
    tense: [
      'Closeness is what you want, but on your own terms, at your own hour and in your own kitchen.',
      "You're kind to everyone until you're worn out, and then cross with those who didn't ask you to be.",
    ],
  },
  Mercury: {
    joined: [
      'You want to talk about pleasant things with someone who listens with their eyes.',
      'You notice the tone before the content, and a friendly one wins you over to almost anything.',
    ],
    easy: [
      'You say thank you so well that people want to do it again.',
      'You can bring two people to agree by putting it in words they both like.',
    ],
    tense: [
      "You agree out of politeness, and you find out a minute later that you don't agree.",
      "Someone's manners bother you more than their argument does, and you argue about the argument.",
    ],
  },
  Venus: {
    joined: [
      "You remember what you love, and you'd like to have more of it in plain sight.",
      "It's a matter of taste, and you're done pretending that you don't have any.",
    ],
    easy: [
      "You enjoy what's in front of you without comparing it with anything.",
      'You and others want the same pleasant thing, and nobody has to be talked into it.',
    ],
    tense: [
      'Two things that you like exclude each other, and you try to keep both of them happy.',
      'You give more than you get, and you call it generosity until you start counting.',
    ],
  },
  Mars: {
    joined: [
      'You want someone or something, and it shows in the way you cross a room.',
      "You're charming and impatient at the same time, which is hard to refuse.",
    ],
    easy: [
      "You go after what you like with a light hand, and it doesn't run away.",
      'Wanting and asking are one step, so you ask.',
    ],
    tense: [
      'Part of you wants to be wooed and part of you wants the preliminaries over, and you lose patience with your own politeness.',
      "You pick a small quarrel with somebody you like, since it's closer than no contact at all.",
    ],
  },
  Jupiter: {
    joined: [
      'You want to give a party, or at least to give, and thrift is for another day.',
      "You're in love with more things than you can carry home.",
    ],
    easy: [
      "You're generous in the way that costs little and is remembered for long.",
      "People are glad to see you, and you're glad to be seen, so everything takes twice as long and is worth it.",
    ],
    tense: [
      'One more of something nice seems reasonable, and then one more after that.',
      "You praise more warmly than you feel, and you'll have to live up to it.",
    ],
  },
  Saturn: {
    joined: [
      'What you want is to know who will still be there when it stops being fun.',
      "You're sparing with your affection, and so whoever gets it knows that it's meant.",
    ],
    easy: [
      'You show love by being on time, fixing the thing and remembering the date.',
      'An old friendship, a plain meal or a well-made coat gives you more than anything new.',
    ],
    tense: [
      "You want to be liked as you are, and a strict part of you says: not until you've earned it.",
      'You hold back the warm word because nobody has said one to you, and they do the same.',
    ],
  },
  Uranus: {
    joined: [
      "You're drawn to what you wouldn't usually like, and you want to know why.",
      "You'd like to be close to someone who doesn't mind when you wander off.",
    ],
    easy: [
      'You like people best when they surprise you, and they do.',
      'You can let an old taste go without a farewell and try the one next to it.',
    ],
    tense: [
      'You want company until you have it, and then you look for the door.',
      "Something nice begins to feel like an obligation, and you turn cool before you've noticed.",
    ],
  },
  Neptune: {
    joined: [
      'You fall for the idea of a thing, and the idea is beautiful.',
      "You'd give anyone anything, because you can feel so well what it's like to be without.",
    ],
    easy: [
      "Beauty gets to you, a song or a stranger's face, and you're the better for it.",
      "You're kind without keeping count, and you see people as they'd like to be.",
    ],
    tense: [
      "You fall for the picture and are hurt by the facts, which didn't promise you anything.",
      'You let yourself be used a little because it feels so much like being needed.',
    ],
  },
  Pluto: {
    joined: [
      "What you want is to be loved for the part that you don't show, which means showing it.",
      "Liking isn't enough for you: you want to matter.",
    ],
    easy: [
      'You can be close without holding on, and people tell you more because of it.',
      "You know what you'd never give up, and that makes the rest easy to share.",
    ],
    tense: [
      "You test people to see whether they care, and you'd hate it if they found out.",
      'Something in you wants to be sure of someone, and you watch them more closely than affection needs.',
    ],
  },
  Chiron: {
    joined: [
      "You feel what it's like to be chosen last, and you go and choose somebody.",
      "A compliment goes to the one place where you don't believe it.",
    ],
    easy: [
      "You let yourself be comforted without saying that it's nothing.",
      "You're tender with someone's awkwardness, since you know it from the inside.",
    ],
    tense: [
      "You'd like a kind word on a particular subject, and that's the subject you never mention.",
      'You expect not to be wanted, so you stay polite and near the door.',
    ],
  },
  'North Node': {
    joined: [
      'You meet something lovely outside your usual streets, and you want to stay longer than planned.',
      "Whom you like turns out to matter for where you're going.",
    ],
    easy: [
      'A friendly face makes the new thing easy to try.',
      "You find that what's good for you can also be pleasant.",
    ],
    tense: [
      "You'd rather stay with the people who already like you than be a stranger anywhere.",
      'The sweet old habit and the next step want the same evening.',
    ],
  },
  Ascendant: {
    joined: [
      'You look well because you feel liked, and it works in the other order too.',
      'You want to please the eye, your own first.',
    ],
    easy: [
      'You smile first, and the rest of the conversation is easy.',
      'You put people at ease by looking as if you were in no hurry.',
    ],
    tense: [
      'You wonder whether people like you or your manners, and you turn the manners up.',
      "You dress or talk for someone else's taste and feel false all day.",
    ],
  },
  Midheaven: {
    joined: [
      "Being liked helps your work, and for once you don't mind using it.",
      'You want what you do to be beautiful as well as finished.',
    ],
    easy: [
      "You do things in a way that's pleasant to watch, and people with a say have eyes.",
      'You can be pleasant and be taken seriously in the same conversation.',
    ],
    tense: [
      'You want to be popular and respected, and the decision in front of you will cost some of one.',
      'You keep a smile on in public that you take off with your shoes.',
    ],
  },
}
