import type { Planet } from '../../../../shared/domain/chart.ts'
import type { WishPieces } from '../pieces/WishPieces.ts'

/** What a second contact brings to the matter at hand, as a clause. */
export const BEARINGS: Readonly<Partial<Record<Planet, WishPieces>>> = {
  Sun: {
    joined: [
      'what you want is plain to see',
      'it is your turn to say how things go',
      'somebody asks you for the decision',
      'your own name comes up',
      'you see the whole matter by daylight',
    ],
    easy: [
      'you get a fair hearing',
      'whoever has a say is in a good mood',
      'people see what you are good at',
      'asking in the open costs you nothing',
      'a yes is easier to get',
    ],
    tense: [
      'pride gets in the way of a simple yes',
      'somebody else would like to decide',
      'you are asked whose idea it was',
      'you would like to be thanked first',
      'everything turns on who is right',
    ],
  },
  Mercury: {
    joined: [
      'the talk that is due starts by itself',
      'you find the sentence you were short of',
      'one call does more than ten messages',
      'everyone wants an answer',
      'the name that you need comes back to you',
    ],
    easy: [
      'a plain question gets a plain answer',
      'the right words come at the first try',
      'a short message lands well',
      'the details fall into place',
      'you can laugh about all this in good company',
    ],
    tense: [
      'a short message is read the wrong way',
      'two people mean different things by one word',
      'one detail wants checking',
      'you hear criticism where there is only a question',
      'there is more talk than there are results',
    ],
  },
  Venus: {
    joined: [
      'you know what you like, and it shows',
      'affection has a say',
      'affection is easier shown than explained',
      'a bit of charm opens the door',
      'you want something nice to come of all this',
    ],
    easy: [
      'a kind word goes further than an argument',
      'somebody is glad that you spoke first',
      'both sides would rather agree than win',
      'the tone turns friendly',
      'a small favor smooths the rest',
    ],
    tense: [
      'it gets hard to please everyone',
      'you say yes to more than you want',
      'comfort looks better than progress',
      'a compliment comes out crooked',
      'you would rather be liked than be done',
    ],
  },
  Mars: {
    joined: [
      'you want everything done at once',
      'one blunt sentence gets things moving',
      'courage comes before the plan',
      'sitting still is the hard part',
      'you use both hands',
    ],
    easy: [
      'the push that you need is there',
      'a firm no is taken well',
      'the heavy end gets lighter',
      'what you start gets finished',
      'you have the nerve for the next step',
    ],
    tense: [
      'tempers get short, yours among them',
      'haste breaks something small',
      'you are pushed before you are ready',
      'the whole thing turns into a race',
      'the sharp word is the quicker one',
    ],
  },
  Jupiter: {
    joined: [
      'things grow while you look at them',
      'you think bigger',
      'there is more of everything than you planned for',
    ],
    easy: ['somebody is generous', 'there is more room than you thought', 'you can afford to be patient'],
    tense: ['the task looks easier than it is', 'you promise too much', 'the estimate is too cheerful'],
  },
  Saturn: {
    joined: ['only what is done properly counts', 'a promise has to be kept', 'good things take the time they take'],
    easy: [
      'a bit of order makes things last',
      'an older head has good advice',
      'the slow way turns out to be the short one',
    ],
    tense: ['you meet a no, or a not yet', 'a duty wants the same hour', 'everything weighs a little more'],
  },
  Uranus: {
    joined: [
      'the plan changes without notice',
      'you see the matter in a new light',
      'you want to do things differently',
    ],
    easy: ['a change of plan does you good', 'an odd idea works', 'you are free to try another way'],
    tense: ['plans are better kept loose', 'you get restless halfway', 'you want to get out of what you agreed to'],
  },
  Neptune: {
    joined: ['the edges of things go soft', 'you go by feeling', 'it is hard to say where you stop and others begin'],
    easy: [
      'you understand each other without many words',
      'a little patience goes far',
      'imagination does half of the work',
    ],
    tense: ['something stays unclear', 'it is easy to hear what you hope to hear', 'dreaming is easier than doing'],
  },
  Pluto: {
    joined: ['you want the truth', 'half measures will not do', 'small matters go deeper than they look'],
    easy: [
      'one honest look changes the matter',
      'you have the staying power',
      'what lies under the surface can be said calmly',
    ],
    tense: ['you want more control than there is', 'you suspect more than there is', 'nobody wants to give way'],
  },
  Chiron: {
    joined: ['a tender place is touched', 'you are careful with yourself', 'a shy part of you has a say'],
    easy: ['you can admit what is hard', 'a soft answer takes the sting out', 'you are good at helping others'],
    tense: [
      'small things sting more than they should',
      'you take a neutral remark to heart',
      'you expect a no where nobody has said one',
    ],
  },
  'North Node': {
    joined: ['something points you somewhere new', 'you try what you have no habit for'],
    easy: ['the next step is plain', 'you have a sense of direction'],
    tense: ['the easy way pulls at you', 'you need the step that you would rather skip'],
  },
}
