import { expect, test } from 'vitest'
import { compareBirths } from '../../../../../functions/domain/compatibility/compareBirths.ts'
import { aBirth } from '../../../../makers/aBirth.ts'

test('a report on two births, one with its time and place, reads as a whole', () => {
  expect(compareBirths({ reader: aBirth(), partner: '1992-11-13' })).toEqual({
    compatibilityScore: 57,
    report: {
      zodiac_match: 'Gemini + Scorpio',
      sun_signs: ['Gemini', 'Scorpio'],
      summary:
        'Neither of you can guess the other from the inside. That makes for politeness, which is underrated. Your Sun is in Gemini, so you can hold two opinions and enjoy both. Their Sun in Scorpio means that they want the whole truth or none of the small talk.\n\nMuch between these two charts goes well by itself, with little friction. Their Sun is in your fourth house, so you show them the private side, in slippers. The score of 57 compares you with random pairs: an average match, with about 57 in a hundred below you.',
      strengths: [
        "Their Sun and your Mercury are in a trine, and get on. You get each other's jokes, and you remember what the other said last week.",
        "There's a trine between your Moon and their Venus. You feel safe with them, and they like being needed that way.",
        'Their Venus is in an easy sextile with your Saturn. You could run a shop or a household together and stay friends.',
        'Their Venus is trine your Mars, the easiest angle there is. Desire and affection are on good terms here. You can be tender and playful in one evening.',
      ],
      challenges: [
        'Your Moon and their Mars are square, an angle with friction in it. Their hurry lands on your nerves. Ten quiet minutes at the door help you both.',
        "There's a square between their Sun and your Mars. You both push when you're tired. Fix the time for hard subjects before noon, and eat first.",
        "Your Sun opposes their Venus across the sky. You can be too blunt for them, and they too polite for you. Meet where it's kind and still true.",
      ],
      advice:
        'Take the most care with feelings. Go to bed an hour earlier once this week. Leave the subject for breakfast. The easy part between you is conversation. Plan a trip together in one evening, down to the first breakfast.',
      element_compatibility: 'Water feels it and air finds the word. Either alone leaves something out.',
      emotional_compatibility:
        "With your Moon in Aries, you want help now or not at all. Their Moon changed signs about then: Gemini or Cancer. If it's Gemini, they cheer up with company, news and a walk to the shops. If it's Cancer, they withdraw when hurt, and leave the door ajar. A birth time would settle it. So would watching what they do when they are tired.",
      communication_style:
        'Your Mercury is in Cancer, so you tell a thing as a story with people in it. With their Mercury in Sagittarius, they say it as it is, and mean well by it. Your minds take different roads to the same shop. Wait at the door.',
      love_language:
        "With your Venus in Taurus, you give presents that last. Their Venus changed signs about then: Sagittarius or Capricorn. If it's Sagittarius, they flirt by making people laugh. If it's Capricorn, they court slowly and properly. Add their Mars, in Cancer. You warm to them with time, and the time is pleasant.",
      score_parts: [
        {
          part: 'average',
          points: 51,
          reason: 'Where the average pair is. Each part below is set against its own average.',
        },
        { part: 'sun_signs', points: -10, reason: 'Gemini and Scorpio: signs with little in common.' },
        {
          part: 'elements',
          points: 0,
          reason: 'The elements of your Sun, Moon, Mercury, Venus and Mars signs are about as alike as in most pairs.',
        },
        {
          part: 'moon',
          points: 9,
          reason:
            'Your Moon trine their Venus helps most; your Moon square their Mars costs most. Moons count at half weight.',
        },
        {
          part: 'mercury',
          points: 8,
          reason: 'Your Mercury trine their Sun helps most; your Mercury opposite their Neptune costs most.',
        },
        {
          part: 'venus',
          points: 1,
          reason: 'Your Saturn sextile their Venus helps most; your Venus square their Saturn costs most.',
        },
        {
          part: 'mars',
          points: -9,
          reason: 'Your Pluto trine their Mars helps most; your Mars square their Sun costs most.',
        },
        {
          part: 'slow_planets',
          points: 7,
          reason: 'Your Uranus sextile their Sun helps most; your Pluto conjunct their Sun costs most.',
        },
      ],
      limits: [
        'Their rising sign and houses need a time and place of birth, so nothing here is about them.',
        'Their Moon was in Gemini or Cancer, depending on the hour and place. For the score we took noon, Universal Time, and gave both Moons half weight.',
        'Their Venus changed signs about that day: Sagittarius or Capricorn; we took Sagittarius.',
        "A score compares two skies. It doesn't know your history, your habits or what you decide.",
      ],
    },
  })
})

test('a report on two dates says of each body that changed signs what it would be in either', () => {
  expect(compareBirths({ reader: '1985-08-01', partner: '1984-04-20' })).toEqual({
    compatibilityScore: 10,
    report: {
      zodiac_match: 'Leo + Taurus',
      sun_signs: ['Leo', 'Taurus'],
      summary:
        "Your Sun is in Leo: you give praise freely and need some in return. Their Sun was in Taurus or Aries, depending on the hour. If it's Taurus, they take time to choose and then stay with the choice. If it's Aries, they go first and explain on the way.\n\nYou will have to explain yourselves more than most. The strengths below are where to start. Set beside a hundred random pairs, you come out ahead of about 10, which makes this a demanding match. The 10 percent says no more than that.",
      strengths: [
        'Their Sun is in an easy sextile with your Venus. Their pride and your taste get on. You make a pleasant home and pleasant hosts.',
        'Their Venus is sextile your Jupiter, a friendly angle. You bring occasions, they bring grace. Your birthdays are good ones.',
      ],
      challenges: [
        'Their Mercury is square your Mars, and neither gives way by itself. You act before they have finished explaining. Agree that a plan begins when both have said yes.',
        "Their Sun squares your Mars. You both push when you're tired. Fix the time for hard subjects before noon, and eat first.",
        'Their Mars and your Saturn are in the same spot, a conjunction. They are impatient and you careful, with the same aim. Say the aim first.',
      ],
      advice:
        "The part to work on is drive and temper. Take the next hard subject on a walk, side by side. For the pleasure of it, there's affection. Give your partner a small present on a day that is nobody's birthday.",
      element_compatibility:
        'One of you starts and the other makes it last, if the start is agreed first. Counting the Sun, Mercury, Venus and Mars of you both, four of eight are in fire, so there is always a next plan.',
      emotional_compatibility:
        "Your Moon in Aquarius means that you are comforted by friends and by a change of subject. Their Moon was in Capricorn or Sagittarius: the date alone can't say. If it's Capricorn, they calm down alone, with work, and come back when it is done. If it's Sagittarius, they feel worse in small rooms and better on the road. You know better than any chart which of these it is.",
      communication_style:
        'With your Mercury in Leo, you take an argument personally and forgive it grandly. With their Mercury in Taurus, they need the example before the theory. Your ways of arguing clash more than your views do.',
      love_language:
        "Your Venus was in Gemini or Cancer: the date alone can't say. If it's Gemini, you fall in love with the way somebody talks. If it's Cancer, you love by feeding, fetching and worrying a little. Their Venus is in Aries: they like to be chosen quickly and openly.",
      score_parts: [
        {
          part: 'average',
          points: 51,
          reason: 'Where the average pair is. Each part below is set against its own average.',
        },
        { part: 'sun_signs', points: -14, reason: 'Leo and Taurus: signs at a right angle.' },
        {
          part: 'elements',
          points: -12,
          reason: 'The elements of your Sun, Moon, Mercury, Venus and Mars signs are less alike than in most pairs.',
        },
        {
          part: 'moon',
          points: -1,
          reason:
            'Your Moon sextile their Venus helps most; your Venus opposite their Moon costs most. Moons count at half weight.',
        },
        {
          part: 'mercury',
          points: -23,
          reason: 'Your Neptune trine their Mercury helps most; your Mars square their Mercury costs most.',
        },
        {
          part: 'venus',
          points: 14,
          reason: 'Your Venus sextile their Sun helps most; your Venus opposite their Neptune costs most.',
        },
        { part: 'mars', points: -7, reason: 'Your Mars square their Sun costs most.' },
        {
          part: 'slow_planets',
          points: 2,
          reason: 'Your Neptune trine their Sun helps most; your Pluto opposite their Sun costs most.',
        },
      ],
      limits: [
        'Their rising sign and houses need a time and place of birth, so nothing here is about them.',
        'Their Moon was in Capricorn or Sagittarius, depending on the hour and place. For the score we took noon, Universal Time, and gave both Moons half weight.',
        'Their Sun changed signs about that day: Taurus or Aries; we took Taurus.',
        'For you, too, only the birth date was used. With your time and place of birth, your Moon and houses come in.',
        "A score compares two skies. It doesn't know your history, your habits or what you decide.",
      ],
    },
  })
})
