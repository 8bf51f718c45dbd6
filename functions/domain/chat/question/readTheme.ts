import type { Body } from '../../grounding/Body.ts'
import type { Question } from './Question.ts'

/** What of a chart speaks of something that is described without a word of astrology, the weightiest first. */
const THEMES: readonly (readonly [RegExp, readonly Body[]])[] = [
  [
    /\b(?:money|rich|income|salary|savings?|debts?|wealth\w*|afford|invest\w*|crypto|spend\w*)\b/,
    ['Saturn', 'Venus', 'Jupiter'],
  ],
  [
    /\b(?:how (?:do|does|am|are) .{0,24}\b(?:see me|seen|come across|perceive me)|first impressions?|appearance)\b/,
    ['Ascendant', 'Sun'],
  ],
  [/\b(?:weak(?:ness\w*|est)|flaws?|fears?|afraid|scared|shadow|wound\w*)\b/, ['Saturn', 'Chiron', 'Pluto']],
  [/\b(?:purpose|destiny|meant to (?:do|be)|calling|direction)\b/, ['North Node', 'Sun', 'Midheaven']],
  [
    /\b(?:overthink\w*|thoughts?|thinking|mind|communicat\w+|talk(?:ing)?|speak(?:ing)?|learn\w*|stud(?:y|ies|ying)|exams?)\b/,
    ['Mercury', 'Moon'],
  ],
  [
    /\b(?:sensitive|critici[sz]\w+|cry|crying|lonely|alone|sad|moods?|moody|emotion\w*|calm|sleep\w*|rest|anxious|anxiety|worr\w+|stress\w*|tired|exhausted|overwhelmed|empty|hurt|mother|mom|home)\b/,
    ['Moon', 'Saturn'],
  ],
  [
    /\b(?:angry|anger|temper|fight\w*|argu(?:e|es|ing|ments?)|energy|motivat\w*|courage|procrastinat\w*|lazy|drive|impatient|conflict)\b/,
    ['Mars', 'Sun'],
  ],
  [/\b(?:luck\w*|opportunit\w+|abundance|growth?)\b/, ['Jupiter', 'Venus']],
  [/\b(?:disciplin\w+|responsib\w+|boundar\w+|father|dad|boss|authority)\b/, ['Saturn', 'Sun']],
]
const HARD =
  /\b(?:i (?:am|feel|have been|was)|i am feeling|feeling|i just got)\b.{0,24}\b(?:sad|lonely|alone|empty|lost|down|anxious|exhausted|tired|overwhelmed|stressed|hurt|heartbroken|dumped|fired|low|depressed|burn(?:ed|t)? out|miserable|invisible|stuck)\b|\bbroke (?:up|my heart)\b|\bi had a (?:fight|bad)\b|\bi sleep (?:so )?bad/
const GOOD =
  /\b(?:good|best|right|lucky|perfect|ideal|better|favou?rable) (?:time|day|days|date|dates|moment|week|month|year)\b|\b(?:good|lucky|easier|better|great) for (?:me|us)\b|\bluck\w*\b/
const CAREFUL =
  /\b(?:careful|watch out|look out|be aware|avoid|beware|warn\w*|difficult|hardest|challeng\w+|worst|dangers?)\b/

type Theme = Pick<Question, 'speaks' | 'isHard' | 'seeks'>

/** What a message is about by its plain words, how somebody feels, and whether good or difficult days are sought. */
export function readTheme(text: string): Theme {
  const speaks = THEMES.find(([pattern]) => pattern.test(text))?.[1]
  const seeks = CAREFUL.test(text) ? 'strain' : GOOD.test(text) ? 'ease' : undefined
  return { ...(speaks && { speaks }), ...(HARD.test(text) && { isHard: true as const }), ...(seeks && { seeks }) }
}

const OWN =
  /\bmy (?:natal |own |birth )?(sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|chiron|north node|ascendant|midheaven)\b/g

/** Whether the reader calls the only body of a contact their own: "my Venus", and not "Venus". */
export const namesOwn = (text: string): string[] => [...text.matchAll(OWN)].map(([, body]) => body!)
