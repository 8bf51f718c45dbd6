import type { AspectsWith } from './AspectsWith.ts'

export const sunAspects = {
  Moon: {
    conjunction:
      'What you want and what you need point the same way. You are whole-hearted in most things, and it helps to ask others how the matter looks from their window.',
    opposition:
      'Your will and your heart stand at opposite ends of the room and see each other clearly. You may live the one and meet the other in people close to you, until both have a place at your table.',
    trine:
      'Purpose and feeling help each other along. You are at ease with yourself more often than not, so comfort needs a challenge from time to time to keep you growing.',
    square:
      'What you aim for and what soothes you ask for different days. The tension keeps you awake and inventive, and it eases whenever you give your need for rest a fixed hour.',
    sextile:
      'Heart and will are good neighbors who lend each other things. When you say what you feel about an aim, the aim itself gets stronger.',
  },
  Mercury: {
    conjunction:
      "You think with your whole self, and your opinions feel like part of you. Speaking makes you clear; listening to a stranger's view gives your mind fresh air.",
    opposition:
      'Seen from Earth, Mercury never stands this far from the Sun in one chart. Between two charts it makes for lively debate: one says who they are, the other asks what they mean.',
    trine:
      'Mercury keeps too close to the Sun for this within one chart. Between two people it is a good sign for conversation, for plans that make sense and jokes that land.',
    square:
      'One chart cannot hold this, since Mercury stays near the Sun. Between two people it brings sharp questions, which are useful once nobody takes them personally.',
    sextile:
      'Mercury never gets this far from the Sun in a single chart. Between two it helps words and aims to cooperate, in letters most of all.',
  },
  Venus: {
    conjunction:
      'Charm and will go hand in hand. You like to be liked and have a feeling for beauty, and your kindness is strongest where you also dare to disagree.',
    opposition:
      'Venus stays too close to the Sun for this in one chart. Between two charts there is attraction across a table, and two different tastes to enjoy.',
    trine:
      'Seen from Earth, Venus never strays so far from the Sun. Between two people it makes affection easy and shared pleasures frequent.',
    square:
      'No single chart can hold this, since Venus keeps near the Sun. Between two it asks whose idea of a good evening comes first tonight.',
    sextile:
      'Within one chart Venus is always nearer to the Sun. Between two it is a friendly bridge, crossed by small gifts and good manners.',
  },
  Mars: {
    conjunction:
      'Will and drive are one engine in you. You act as yourself and at once; the art lies in choosing when to leave the engine running and get out.',
    opposition:
      'You meet your own strength in people who oppose you. A good rival sharpens you, and life gets quieter once you start the fight you want instead of the one you are offered.',
    trine:
      'Your energy serves your purpose without much friction. You get up and do it, and you have force to spare for somebody who is tired.',
    square:
      'Two strong horses pull at one cart, and sometimes in two directions. Your heat makes you brave; sport, craft and a counted breath turn it to good use.',
    sextile: 'Courage is there when you call for it. A clear goal and a start date are all that your energy needs.',
  },
  Jupiter: {
    conjunction:
      'You have a generous idea of what is possible. Confidence carries you far, and a look at the details makes sure that you arrive.',
    opposition:
      'Your hopes like to stretch beyond the frame. Others may tell you that it is too much; sometimes they are right, and you still see further.',
    trine:
      'Trust in life comes naturally to you and often finds its answer. Share it, since people warm themselves at it.',
    square:
      'You grow by overreaching a little and learning from it. Promise one thing less, and your enthusiasm becomes something people can build on.',
    sextile:
      'Chances come your way and you recognize them. A small yes at the right moment does more for you than a grand scheme.',
  },
  Saturn: {
    conjunction:
      'Purpose and duty were tied together early. You take yourself seriously and achieve through patience; being kind to yourself is part of the discipline.',
    opposition:
      'Authority often faces you from the other side of the desk. As you grow into your own, judges turn into advisers and the weight is shared.',
    trine:
      'You have a natural sense of time, measure and responsibility. What you take on gets done, and people rest on that more than they say.',
    square:
      'Doubt and ambition wrestle in you and make you thorough. Each finished piece is evidence in your favor, so keep a list.',
    sextile:
      'Method supports you whenever you ask it to. Small regular efforts suit you, and older people may turn out to be good allies.',
  },
  Uranus: {
    conjunction:
      'You are made to be yourself, with no second version for company. Freedom is like oxygen to you, and you bring a fresh wind to those who can bear a draft.',
    opposition:
      'You meet the unexpected in others, or you are the unexpected one. Room to move keeps your bonds alive, and steadiness may surprise you by being exciting.',
    trine:
      'Originality sits well on you. You can change a thing without breaking it, and others take courage from how calmly you differ.',
    square:
      'Something in you says no before it knows why. That reflex has freed you more than once; ask it what it would say yes to.',
    sextile: 'A fresh idea comes when you need one. You do well where you may try out the new method beside the old.',
  },
  Neptune: {
    conjunction:
      'Your outline is soft, and a great deal shines through it. Imagination and compassion are your native tongue; a clear no keeps the light clear as well.',
    opposition:
      'Others may see in you what they dream of, and you may do the same with them. Look twice, keep the tenderness, and let the halo go.',
    trine:
      'Fantasy and will understand each other. You can give form to a mood, and people feel comforted without knowing what you did.',
    square:
      'Who you are and who you dream of being do not always meet. Art, prayer or honest work can bridge the gap, and so can a friend who tells you the truth kindly.',
    sextile:
      'Intuition is at hand when reasons run out. Give your imagination a regular hour, and it furnishes the rest of the day.',
  },
  Pluto: {
    conjunction:
      'There is intensity at your core, and you do little by halves. You have the power to begin again from the ground, and it is gentlest when you own it openly.',
    opposition:
      'You may meet powerful people, or find that others feel your power before you do. Contests for control fade as you learn which ones are worth having.',
    trine:
      'Depth and determination serve you quietly. You can stay with a hard matter until it changes, and then put it down.',
    square:
      'A strong will meets strong resistance, often within. What you have fought through makes you honest, and you can now choose softer tools.',
    sextile: 'You have reserves that you notice when things get serious. Going one layer deeper usually pays for you.',
  },
  Chiron: {
    conjunction:
      'A tender spot lies close to your sense of who you are. Because you know it, you can encourage people in the place where they doubt themselves.',
    opposition:
      'You may see your own sore place first in others, and help them with it. Let some of that help flow back across the table.',
    trine:
      'What has hurt you and what you are have made peace, at least in outline. Counsel comes to you easily, and so do people who need it.',
    square:
      'Being visible and being vulnerable rub against each other. Each honest appearance heals a little, and you need not be flawless to be of use.',
    sextile:
      'You can turn an old hurt into skill. Teaching, mentoring or mending suits you, in small and regular doses.',
  },
  'North Node': {
    conjunction:
      'Being yourself and growing are almost the same task. When you step forward on your own account, the road tends to answer.',
    opposition:
      'Your identity leans on what is familiar, and your growth lies across from it. Other people may hold the door; you walk through it yourself.',
    trine: 'Your aims and your direction support each other. You meet people who are glad of who you are becoming.',
    square:
      'Pride and growth pull at different sleeves. Choose the humbler road once, and see how much of you comes along.',
    sextile:
      'Opportunities to grow are friendly in size. Take the small invitation, since it suits you better than it looks.',
  },
} as const satisfies AspectsWith<
  | 'Moon'
  | 'Mercury'
  | 'Venus'
  | 'Mars'
  | 'Jupiter'
  | 'Saturn'
  | 'Uranus'
  | 'Neptune'
  | 'Pluto'
  | 'Chiron'
  | 'North Node'
>
