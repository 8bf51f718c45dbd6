import type { SignPieces } from './SignPieces.ts'

/** What comforts somebody, and how they are when they are tired. */
export const moonInSigns: SignPieces = {
  Aries: [
    '{A} calm down by moving, and a mood is over as fast as it came',
    '{A} get loud when hurt, for about five minutes',
    '{A} want help now or not at all',
    '{A} feel better after a run, a row or a decision',
  ],
  Taurus: [
    '{A} need food, sleep and the same chair',
    '{A} settle when nobody changes the plan',
    '{A} are comforted by touch more than by talk',
    '{A} take a while to be upset, and a while to stop',
  ],
  Gemini: [
    '{A} understand a feeling by talking about it',
    '{A} cheer up with company, news and a walk to the shops',
    '{A} get restless when sad and funny when nervous',
    '{A} text three people and feel better by the second',
  ],
  Cancer: [
    '{A} need to be held first and asked afterward',
    '{A} withdraw when hurt, and leave the door ajar',
    '{A} feel safe at home, in old clothes, with the phone off',
    '{A} remember how a thing felt long after how it went',
  ],
  Leo: [
    '{A} need to hear "so glad you came", in so many words',
    '{A} hide a bruise behind a good entrance',
    '{A} cheer up when somebody is proud of {a}',
    '{A} give warmth most easily after getting a little',
  ],
  Virgo: [
    '{A} feel calmer once something has been put in order',
    '{A} worry usefully, with a list',
    "{A} like help that doesn't make a fuss",
    '{A} find it hard to rest until the kitchen is done',
  ],
  Libra: [
    '{A} sleep badly on a quarrel',
    '{A} need kindness in the voice, and can hear the words after that',
    '{A} feel better in company and in nice surroundings',
    '{A} say it is fine a little before it is',
  ],
  Scorpio: [
    '{A} feel everything and show a tenth of it',
    '{A} need to know that a secret is safe',
    '{A} go quiet when hurt, and test the water before coming back',
    '{A} are comforted by somebody who stays and asks nothing',
  ],
  Sagittarius: [
    '{A} get over things by going somewhere',
    '{A} need hope and an open window',
    '{A} joke when sad, and mean the joke',
    '{A} feel worse in small rooms and better on the road',
  ],
  Capricorn: [
    '{A} cope first and feel it on Sunday',
    '{A} are comforted by a plan and somebody who keeps to it',
    "{A} don't ask for help, and notice who gave it",
    '{A} calm down alone, with work, and come back when it is done',
  ],
  Aquarius: [
    '{A} step back from a feeling to look at it',
    '{A} need time alone without having to explain it',
    '{A} are comforted by friends and by a change of subject',
    '{A} stay calm in a storm and are puzzled by drizzle',
  ],
  Pisces: [
    "{A} take on other people's moods and need water, music or sleep to shed them",
    '{A} cry at films and feel better for it',
    '{A} need gentleness and very few questions',
    '{A} drift off when it gets too loud',
  ],
}
