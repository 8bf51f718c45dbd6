import type { BringsPieces } from './BringsPieces.ts'

export const fastMovers = {
  Sun: {
    joined: [
      'what you want is plain for once',
      'your own name is on it',
      'the back row is no longer free',
      'everyone looks your way',
    ],
    easy: [
      'people see what you are good at',
      'asking in the open costs you nothing',
      'you get the benefit of the doubt',
      'somebody with a say is on your side',
    ],
    tense: [
      'pride gets in the way of a simple yes',
      'somebody wants the last word',
      'you are asked whose idea it was',
      'the person in charge has other plans',
    ],
  },
  Mercury: {
    joined: [
      'the talk that was due starts by itself',
      'everybody wants an answer from you',
      'one call settles more than ten messages',
      'your head is full of it',
    ],
    easy: [
      'a plain question gets a plain answer',
      'the right words come at the first try',
      'a message you send lands well',
      'the details fall into place',
    ],
    tense: [
      'a short message is read the wrong way',
      'two people mean different things by one word',
      'two appointments end up at one hour',
      'a slip of the pen costs half an hour',
    ],
  },
  Venus: {
    joined: [
      'you know what you like, and it shows',
      'a good dinner does half the work',
      'affection is easier to show than to explain',
      'charm opens the door',
    ],
    easy: [
      'kind words come easily on both sides',
      'somebody is glad to see you',
      'a small gift says it for you',
      'people would rather agree than win',
    ],
    tense: [
      'it is hard to please everybody at one table',
      'the thing you like costs more than it should',
      'a compliment comes out crooked',
      'you say yes in order to be liked',
    ],
  },
  Mars: {
    joined: [
      'sitting still is the hard part',
      'courage comes before the plan',
      'one blunt sentence clears the air',
      'you want it done at once',
    ],
    easy: [
      'the push you need is there',
      'what you start gets finished',
      'a firm no is taken well',
      'the heavy end is no longer so heavy',
    ],
    tense: [
      'tempers are short, yours among them',
      'haste breaks something small',
      'somebody picks a fight over very little',
      'you are pushed before you are ready',
    ],
  },
} as const satisfies Record<string, BringsPieces>
