/** How the Sun and the Moon get on: in one sign, in signs that face each other, or by the elements of their signs. */
export const lightsTexts = {
  'same sign': [
    'Both are in one sign, so what you want and what you need rarely argue, and rarely correct each other.',
    'That makes one voice out of two, which is restful, and leaves you short of a second opinion.',
    'Since wanting and needing speak with one accent, you often know your mind before the question is finished.',
  ],
  'facing signs': [
    'These two signs face each other across the zodiac, so you tend to live one and find the other in people close to you.',
    'That is a seesaw: each has what the other lacks, and balance comes from moving and seldom from sitting still.',
    'Opposite signs know each other well, and a good week for you has an evening for each.',
  ],
  fire: [
    'Fire and fire agree quickly, so enthusiasm comes cheap and rest is what you have to plan.',
    'Two fire signs make a good engine with no brake, which is why you borrow the brakes of your friends.',
    'Both burn hot, and boredom bothers you more than a risk does.',
  ],
  earth: [
    'Both are earth signs, so head and heart agree that a thing should work and last.',
    'Two earth signs keep you practical even in a storm, and a little slow to leave what is worn out.',
    'Earth agrees with earth: what you aim for and what soothes you can both be touched.',
  ],
  air: [
    'Both are air signs, so you discuss your feelings well, sometimes in place of having them.',
    'Two air signs keep the windows open: you need talk, ideas and somebody who answers.',
    'Air agrees with air, and the two of them can talk half the night about what the body settled at ten.',
  ],
  water: [
    'Both are water signs, so you feel first, and the reasons come in afterward with a towel.',
    'Two water signs let a great deal in, and time alone is how you let it out again.',
    'Water agrees with water: what you want and what you need both begin with trust.',
  ],
  'fire air': [
    'Air feeds fire, so one side has the idea while the other is already putting on its shoes.',
    'Fire and air are good company for each other, and you get going easily; landing is the part to practice.',
    'These two cheer each other on, one with heat and one with arguments, and the quiet evening loses.',
  ],
  'earth water': [
    'Earth gives water a bank to flow in, so feeling and good sense mostly help each other.',
    'Water and earth work well in the same garden: one knows what matters, the other what it takes.',
    'These two are a kind pair, one tender and one practical, and both slow to trust the new.',
  ],
  'fire earth': [
    'Fire wants to begin and earth wants to know what it costs, so you are bold and careful by turns.',
    'That puts a match and a paving stone in one pocket: you dream big, then ask for the receipt.',
    'One is in a hurry and the other is not, and your best work uses the spark first and the patience after.',
  ],
  'fire water': [
    'Fire and water make steam: you feel strongly, act on it, and sometimes regret the temperature.',
    'One side says it aloud while the other is still hurt, so a night between the two does wonders.',
    'Heat and tenderness share a kitchen here, and you need both adventure and somewhere soft to come back to.',
  ],
  'earth air': [
    'Earth wants a thing finished and air wants it discussed, so you get restless at both.',
    'One side trusts what it can touch and the other what it can explain, and you look for work that satisfies both.',
    'That is a builder sharing a desk with a talker, and the plan improves when each gets a set hour.',
  ],
  'air water': [
    'Air explains what water simply feels, so you can be in the middle of a mood and comment on it too.',
    'One side wants reasons and the other wants a hand on the shoulder, and it helps to know which is asking.',
    'Thinking and feeling take turns at your window, and each finds the other a little strange.',
  ],
} as const satisfies Record<string, readonly string[]>
