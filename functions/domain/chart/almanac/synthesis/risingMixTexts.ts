/** How the manner that others meet first suits the Sun and the Moon behind it. */
export const risingMixTexts = {
  sunSign: [
    'Your Sun shares that sign, so the label on the jar is honest.',
    'With the Sun in the same sign, you are soon known, for better or worse.',
  ],
  moonSign: [
    'Your Moon shares that sign, so a mood is in the hallway before you have decided to mention it.',
    'With the Moon in the same sign, feelings show on your face first.',
  ],
  both: [
    'Sun and Moon are both at ease behind that manner, so what people see is close to what they get.',
    'That manner suits everything behind it, and you seldom have to act.',
    'Nothing behind that door contradicts the sign on it, since Sun and Moon feel the same way.',
  ],
  sun: [
    'That manner fits your Sun better than your Moon, so people learn what you want long before what you need.',
    'The Sun likes that front, while the Moon waits behind it until you know someone well.',
    'Behind it the Sun goes along gladly, and the Moon would rather have stayed in the car.',
  ],
  moon: [
    'That manner is closer to your Moon than to your Sun: the mood shows, and the aim takes longer to come out.',
    'The Moon is comfortable with that front, and the Sun has to explain itself afterward.',
    'Behind it the Moon is quite at home, and it takes a second coffee to see what your Sun is after.',
  ],
  neither: [
    'Neither Sun nor Moon would have picked that manner, so people who know you well know somebody else.',
    'That front is a coat over something quite different, useful outdoors and a relief to take off.',
    'Behind it both the Sun and the Moon work in another style, so a second evening with you is full of news.',
  ],
} as const satisfies Record<string, readonly string[]>
