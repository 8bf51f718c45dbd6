import type { Sign } from '../../../../../shared/domain/zodiac.ts'

export const eleventhCusp = {
  Aries: 'You give groups their first push. Friends like your nerve, and your hopes prefer to start on Monday.',
  Taurus: 'You have few friends and keep them. Your hopes are practical, and they grow in good soil.',
  Gemini:
    'You know people everywhere and bring ideas from one to another. Your hopes change often, and that keeps them fresh.',
  Cancer: 'Friends are family to you. You wish for a circle in which everyone is fed and nobody is left out.',
  Leo: 'You are a generous friend and often the warm center. Your hopes like large letters.',
  Virgo: 'You help your friends in practical ways. Your hopes are modest, exact and quite likely to be carried out.',
  Libra: 'You bring pleasant people together and smooth the edges. You hope for a fairer, more beautiful world.',
  Scorpio: 'You trust few, and those without reserve. Your hopes run deep, and you work for them in silence.',
  Sagittarius: 'Your friends come from everywhere. You hope in large measure, and it rubs off on people.',
  Capricorn:
    'You choose friends you can rely on and plan hopes like projects. Older or more experienced friends may mean much to you.',
  Aquarius:
    'You belong among free spirits. Your hopes concern the future of us all, and you need your own corner in it.',
  Pisces: 'You feel for your friends and dream with them. Choose company that lets you rest.',
} as const satisfies Record<Sign, string>
