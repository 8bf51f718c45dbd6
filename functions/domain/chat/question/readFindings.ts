import type { LocalDate } from '../../../../shared/domain/time.ts'
import { withoutFillers } from './fillers.ts'
import { messageText } from './messageText.ts'
import type { Courtesy, Question } from './Question.ts'
import { readApp } from './readApp.ts'
import { readArea } from './readArea.ts'
import { readAsks } from './readAsks.ts'
import { readBodies } from './readBodies.ts'
import { readCourtesy } from './readCourtesy.ts'
import { readFollowUp } from './readFollowUp.ts'
import { readHappening } from './readHappening.ts'
import { readLanguage } from './readLanguage.ts'
import { readPeriod } from './readPeriod.ts'
import { readPerson } from './readPerson.ts'
import { readTerm } from './readTerm.ts'
import { namesOwn, readTheme } from './readTheme.ts'
import { readRelation } from './relations.ts'

/** All that a message names, before it is decided what is wanted. */
export interface Findings extends Omit<Question, 'kind'> {
  /** In small letters, without typos and without marks at its ends. */
  text: string
}

export function readFindings(message: string, today: LocalDate | undefined): Findings {
  const whole = messageText(message).replace(MARKS_AT_ENDS, '')
  const text = withoutFillers(whole)
  const named = readBodies(text)
  const own = namesOwn(text)
  const ownBodies = named.bodies.filter((body) => own.includes(body.toLowerCase()))
  const found: Unsure<Findings> = {
    text,
    ...named,
    ...readTheme(text),
    own: ownBodies.length > 0 ? ownBodies : undefined,
    language: readLanguage(message),
    of: readSide(text),
    happening: readHappening(text),
    asks: readAsks(text),
    area: readArea(text) ?? readRelation(text)?.area,
    period: readPeriod(text),
    person: readPerson(message.slice(0, MOST_READ), text, today),
    term: readTerm(text),
    followUp: readFollowUp(text),
    courtesy: text === '' ? emojiIn(message) : readCourtesy(whole.replace(/[!.,;]+/g, '')),
    app: readApp(text),
  }
  return known(found)
}

const MOST_READ = 600

type Unsure<T> = { [Key in keyof T]: T[Key] | undefined }

/** Leaves out what was not found. The cast only says that a left-out key is not an undefined one. */
const known = <T>(found: Unsure<T>): T =>
  Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined)) as T

const MARKS_AT_ENDS = /^[^\p{L}\p{N}<{]+|[^\p{L}\p{N}>}]+$/gu

const emojiIn = (message: string): Courtesy | undefined =>
  /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(message) ? 'emoji' : undefined

const BIRTH =
  /\b(?:natal|born|birth|(?:my|in the) (?:\w+ )?chart|(?:my|is my) (?:own )?(?:sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|chiron|north node|rising|ascendant|midheaven)|do i have|have i|i have|am i|my big|big (?:three|3)|with me|i am|my (?:element|(?:strongest|dominant|ruling|weakest) planet|planets|placements|stellium|aspects|sign|(?:\w+ )?houses?))\b/
const SKY =
  /\b(?:sky|right now|now|currently|at the moment|tonight|today|tomorrow|this (?:week|month|year)|next|transit\w*|retrogrades?|direct|eclipses?|full ?moon|new ?moon|void|phase|waxing|waning|where is the|sign is the)\b/

/** "Was I born with Mercury retrograde?" is about the birth, and "Is Mercury retrograde?" about the sky. */
function readSide(text: string): 'birth' | 'sky' | undefined {
  if (BIRTH.test(text) && !/\b(?:transit\w*|right now|currently|return|when (?:does|will|is))\b/.test(text))
    return 'birth'
  return SKY.test(text) ? 'sky' : undefined
}
