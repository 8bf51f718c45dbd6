import type { Sign } from '../../../../../shared/domain/zodiac.ts'

export const jupiterInSigns = {
  Aries:
    'Luck tends to find you when you go first. You grow by daring, by trusting your own start and by cheering for those who follow.',
  Taurus:
    'You grow through patience and plain enjoyment. What you plant and tend tends to thrive, and contentment is a skill you can teach.',
  Gemini:
    'You grow by learning a little of nearly everything. Words, neighbors and odd facts open doors for you, and a notebook is a good investment.',
  Cancer:
    'Your generosity begins at home. You grow where people are fed, heard and allowed to belong, and others relax when you lay the table.',
  Leo: 'You believe in life with your whole chest, and that is catching. Growth comes through giving, playing and stepping forward when your turn comes.',
  Virgo:
    'You grow by getting better at things, a little each day. Good fortune for you looks like work that is of use, and small improvements add up.',
  Libra:
    'You grow through good company and fair dealing. Doors open when you bring people together, and beauty makes you more generous.',
  Scorpio:
    'You grow by going to the depth of a matter. Trust, honest talk and things shared in confidence enrich you, and you see resources where others see ruins.',
  Sagittarius:
    'Your faith in the road is large, and it carries other people too. Languages, teachers and far places make you grow, and so does a promise you keep to its end.',
  Capricorn:
    'You grow by building, and you like your hopes to have foundations. Success comes at walking pace for you and is usually still there in the morning.',
  Aquarius:
    'You grow in groups with an idea. Friends, networks and fair experiments bring you chances, and you widen a circle simply by leaving the gate open.',
  Pisces:
    'You grow through kindness and imagination. Trusting what you cannot prove opens you, and a little solitude keeps the well full.',
} as const satisfies Record<Sign, string>
