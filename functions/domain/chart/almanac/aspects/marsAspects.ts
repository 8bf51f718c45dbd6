import type { AspectsWith } from './AspectsWith.ts'

export const marsAspects = {
  Jupiter: {
    conjunction:
      'You have energy in large amounts and faith in the outcome. Pick one mountain at a time, and enjoy the descent too.',
    opposition:
      'Zeal meets excess. You set out for more than fits the day, and a good friend with a watch is worth gold.',
    trine: 'Courage and luck like each other in you. You act with confidence and carry others along.',
    square: 'You overshoot and learn from it, often cheerfully. Save a tenth of your force for the return journey.',
    sextile: 'Initiative pays for you, particularly in good company. Sport, travel and enterprise lift your spirits.',
  },
  Saturn: {
    conjunction:
      'You drive with the handbrake at your side. That gives you stamina and precision; let the engine run free now and then.',
    opposition:
      'Push meets limit, often in the shape of another person. Patience and timing win here what force would only delay.',
    trine: 'Your energy has discipline. You finish things, and heavy work suits you better than it suits most.',
    square: 'Stop and go tire you more than work does. Choose a steady pace, and let some anger out in time.',
    sextile: 'You work with method and save your strength. A training plan, a craft or a long project agrees with you.',
  },
  Uranus: {
    conjunction:
      'You act by lightning and on your own account. Freedom is your fuel; a glance over the shoulder is your best insurance.',
    opposition:
      'Others may set off your rebellion with a word. Choose the cause yourself, and the spark becomes a light.',
    trine: 'You move inventively and early. A daring solution that works is your favorite kind.',
    square:
      'In you, impatience cuts the line. Give it odd hours and free movement, and accept the brakes as part of the machine.',
    sextile: 'You try the new way without fuss. Tools, technology and free colleagues bring out your drive.',
  },
  Neptune: {
    conjunction:
      'You act from inspiration and lose force when meaning is missing. Dance, water and a good cause give your energy a shape.',
    opposition:
      'Your aims may dissolve as you reach for them, or others blur them. Put them down in writing, then trust your gentleness.',
    trine:
      'You act with feeling and reach people softly. Imagination steers your hands in art, in care and in movement.',
    square: 'Energy comes and goes like mist. Rest before you are empty, and say plainly what you do want.',
    sextile: 'You can fight for a dream without hurting anyone. Quiet persistence is your strongest move.',
  },
  Pluto: {
    conjunction:
      'Your will is concentrated and hard to bend. You can do long, exacting work with it, and more of it with a regular way of letting go.',
    opposition: 'You meet power in the ring. Some contests end best when you leave the hall and keep your strength.',
    trine: 'Endurance and depth stand behind your actions. When it counts you have another gear.',
    square:
      'Anger may go deep and stay long. Brought into movement and honest speech it turns into the force that rebuilds.',
    sextile: 'You act decisively and without noise. Difficult repairs are a good field for your energy.',
  },
  Chiron: {
    conjunction:
      'Asserting yourself touches an old bruise. Each fair fight you choose, and each one you decline in peace, mends it.',
    opposition: 'You may defend others better than yourself. Stand on your own side once a week, for practice.',
    trine: 'You use your strength considerately. Movement steadies you, and you help others find their courage.',
    square: 'Anger and hurt come to the door together. Let the hurt speak first; it usually has the better words.',
    sextile: 'You learn to act in spite of doubt, one small deed at a time. Physical skills restore your confidence.',
  },
  'North Node': {
    conjunction: 'Initiative is your way forward. Where you dare to begin, the path appears beneath your feet.',
    opposition: 'Old battles hold your force. Lay one of them down, and the arm is free for what comes next.',
    trine: 'Your drive and your direction pull together. Energetic people turn up when you set out.',
    square: 'You may push along a road you have already outgrown. Turn the wheel first, then press the pedal.',
    sextile: 'A brave small step pays at once. Join those who are already on the move.',
  },
} as const satisfies AspectsWith<'Jupiter' | 'Saturn' | 'Uranus' | 'Neptune' | 'Pluto' | 'Chiron' | 'North Node'>
