import type { LUNATIONS } from '../../facts/Fact.ts'

/** What a new, half or full Moon is for. */
export const LUNATION_WISHES = {
  newMoon: [
    'a New Moon asks for one first step and no more',
    'the New Moon is for beginnings, however small',
    'a New Moon gives you a blank first page',
    'you can start without a history at a New Moon',
    'the New Moon plants something and asks for no proof yet',
  ],
  fullMoon: [
    'a Full Moon brings up what nobody has said',
    'the Full Moon shows you both sides at once',
    'what you usually overlook is hard to miss at a Full Moon',
    'the Full Moon turns the light on',
    'at a Full Moon something has to give',
  ],
  firstQuarter: [
    'a growing half Moon puts a first obstacle in your way',
    'the growing half Moon asks whether you mean it',
    'a good start needs a second push at the growing half Moon',
    'the growing half Moon tests a new wish on an ordinary day',
  ],
  lastQuarter: [
    'a shrinking half Moon asks what can be dropped',
    'the shrinking half Moon wants things tidied before anything new',
    'the shrinking half Moon is the time to give back what is borrowed',
    'a shrinking half Moon lets what is finished go',
  ],
} as const satisfies Record<(typeof LUNATIONS)[number], readonly string[]>

export const INGRESS_WISHES = [
  '{mover} looks around with fresh eyes',
  '{mover} starts as if on a clean page',
  '{mover} changes its tone of voice',
  '{mover} walks in and moves the furniture',
  '{mover} has its first day at a new desk',
  'a new way of doing things comes with {mover}',
] as const

export const STATION_WISHES = {
  retrograde: [
    '{mover} wants to go over everything a second time',
    '{mover} stops to look at what it has passed',
    '{mover} would rather mend than add',
    '{mover} goes back for what was forgotten',
  ],
  direct: [
    '{mover} is ready to move on',
    '{mover} lets go of the brake',
    '{mover} has thought for long enough',
    '{mover} sets off, slowly at first',
  ],
} as const

/** For the Moon on its way through a sign. */
export const MOON_WISHES = [
  '{mover} makes everything a matter of mood',
  '{mover} asks what you need',
  '{mover} wants to feel at home',
  'you do most things by feel, with {mover} about',
  '{mover} keeps to small things',
  '{mover} brings old feelings to plain days',
  '{mover} wants something warm first',
  '{mover} comes and goes like appetite',
] as const
