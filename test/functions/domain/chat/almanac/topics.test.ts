import { describe, expect, test } from 'vitest'
import { topicsOf } from '../../../../../functions/domain/chat/almanac/topics.ts'
import { PLANETS } from '../../../../../shared/domain/chart.ts'
import { SIGNS } from '../../../../../shared/domain/zodiac.ts'

describe('a message asks about', () => {
  test.each([
    ['What is the sky now?', { about: 'today', planets: [], houses: [], isToday: true }],
    ['How do I come across?', { about: 'how you come across', planets: ['Sun'], houses: [1] }],
    ['Will I MARRY?', { about: 'love', planets: ['Venus', 'Mars'], houses: [7, 5] }],
    ['Can I save?', { about: 'money', planets: ['Venus', 'Jupiter'], houses: [2, 8] }],
    ['Is my boss right?', { about: 'work', planets: ['Saturn', 'Mars'], houses: [10, 6] }],
    ['And my sister?', { about: 'family', planets: ['Moon'], houses: [4, 3] }],
    ['I am lonely', { about: 'friends', planets: ['Venus', 'Mercury'], houses: [11] }],
    ['Why do I argue?', { about: 'how you think and speak', planets: ['Mercury'], houses: [3] }],
    ['I am so tired', { about: 'rest', planets: ['Moon', 'Neptune'], houses: [12, 6] }],
    ['Where is my courage?', { about: 'drive and anger', planets: ['Mars'], houses: [1] }],
    ['Why am I sad?', { about: 'your feelings', planets: ['Moon'], houses: [4] }],
    ['Should I travel?', { about: 'growth and luck', planets: ['Jupiter'], houses: [9] }],
    ['Who am I?', { about: 'you', planets: ['Sun', 'Moon'], houses: [1] }],
  ])('"%s"', (message, topic) => {
    expect(topicsOf(message)).toEqual([topic])
  })

  test.each(PLANETS)('%s where it names it, whatever else it speaks of', (planet) => {
    expect(topicsOf(`What does ${planet} say of love in Leo?`)).toEqual([
      { about: `your ${planet}`, planets: [planet], houses: [] },
    ])
  })

  test('two subjects where it names two, and of today after the other', () => {
    const aboutOf = (message: string) => topicsOf(message).map(({ about }) => about)

    expect(aboutOf('Does my mother like my job?')).toEqual(['work', 'family'])
    expect(aboutOf('How is love today?')).toEqual(['love', 'today'])
    expect(aboutOf('Love, money, work and friends')).toEqual(['love', 'money'])
  })

  test('no more for words that every question may have', () => {
    const aboutOf = (message: string) => topicsOf(message).map(({ about }) => about)

    expect(aboutOf('How does today look for me?')).toEqual(['today'])
    expect(aboutOf('What does my love life look like?')).toEqual(['love'])
    expect(aboutOf('What do I need to know about work?')).toEqual(['work'])
  })

  test('a word of astrology where it names no planet and no house', () => {
    expect(topicsOf('Which squares do I have?').map(({ term }) => term?.name)).toEqual(['squares'])
    expect(topicsOf('What is my ascendant?').map(({ term }) => term?.name)).toEqual(['your rising sign'])
    expect(topicsOf('Does my Venus square anything?').map(({ about }) => about)).toEqual(['your Venus'])
  })

  test('a house where it names it, in words or by number', () => {
    expect(topicsOf('My first house?')).toEqual([{ about: 'your first house', planets: [], houses: [1] }])
    expect(topicsOf('My 12th house?')).toEqual([{ about: 'your twelfth house', planets: [], houses: [12] }])
    expect(topicsOf('My 2nd house, and love?').map(({ houses }) => houses)).toEqual([[2]])
    expect(topicsOf('My 13th house?').map(({ about }) => about)).toEqual(['you'])
  })

  test.each(SIGNS)('%s where it names nothing weightier', (sign) => {
    expect(topicsOf(`What of ${sign}?`)).toEqual([{ about: `${sign} in your chart`, planets: [], houses: [], sign }])
    expect(topicsOf(`Do I love a ${sign}?`).map(({ about }) => about)).toEqual(['love'])
  })
})
