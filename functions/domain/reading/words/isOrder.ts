/** Whether a sentence of a text tells its reader to do something: "Wash it first.", "Before supper, ring one friend." */
export function isOrder(sentence: string): boolean {
  const [, next = ''] = sentence.split(/\s+/)
  return beginsWithVerb(sentence) && !AFTER_SUBJECT.test(next)
}

/** Whether a sentence begins with a verb that tells somebody to do something, or with one after "Before supper," and the like. */
export function beginsWithVerb(sentence: string): boolean {
  const [first = ''] = sentence.replace(LEAD_IN, '').split(/\s+/)
  return VERBS.has(first.toLowerCase().replace(/[^a-z']/g, ''))
}

const LEAD_IN =
  /^(?:(?:(?:before|after|at|by|on|in|during|over|with|from|for|until|once|when|while)\b[^,]{1,30},|tonight,?|today,?|now,?|then,?|this (?:morning|afternoon|evening),?|just|please|simply|first,|do not|don['’]t|never|always)\s+)+/i

/** After these the first word is what the sentence is about: "Work is slow", "Help comes", "Work of two evenings". */
const AFTER_SUBJECT =
  /^(?:is|isn't|are|was|were|has|have|can|may|might|could|will|would|comes?|goes|takes?|gets?|makes?|feels?|begins?|grows?|stays?|looks?|waits?|done|of)$/

const VERBS: ReadonlySet<string> = new Set(
  `accept add admit adopt agree aim allow answer apologize apply arrange arrive ask assign attach avoid bake be begin
  block boil book borrow break bring brush build bury buy call cancel carry catch celebrate change charge check
  choose claim clean clear clip close collect compare complete consider cook copy correct count cover cross cut dance
  decide decline defer delete deliver describe dig discover divide do don't draw dress drink drop dust eat empty end
  enjoy enter explain fetch file fill find finish fix fold follow forget forgive forward frame gather get give go
  greet halve hand hang have hear help hide hold honor hum imagine introduce invent invite iron join judge keep knock
  label lay learn leave lend let lie lift light list listen look lose make mark measure meet mend mention message mix
  move mute name note notice offer open order own pack paint park pass pause pay phone pick place plan plant play
  point polish postpone pour practice praise prepare print promise propose pull push put raise reach read record
  refill refuse release relieve remember remind remove rename repair repeat replace reply reread reserve resist rest
  return reuse rework rewrite ride ring rinse roll run save say scan schedule scrub search see sell send serve set
  settle sew shake share sharpen show shut sign sing sit sketch skip sleep slice slip slow smile sort speak spend
  splash split stack stand start stay steal steer step stick stop straighten stretch strike study submit suggest swap
  sweep switch tackle take talk tape taste teach tear tell test thank think throw tidy tie toast toss touch trace
  trade trim trust try turn type unfold unpack unplug unsubscribe untangle use visit volunteer vote wait wake walk
  warm wash watch water wave wear weigh whisper wipe wish work wrap write`.split(/\s+/),
)
