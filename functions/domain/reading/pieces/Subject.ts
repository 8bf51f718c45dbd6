/** What several cards are about, so that two of them within a few days read like one: cards of a kind that has no other are without. */
export type Subject =
  // Money
  /** A sum that is named, asked for or shared. */
  | 'sum'
  /** Where money goes, or is kept. */
  | 'spending'
  | 'paperwork'
  // Words
  /** A heap of messages. */
  | 'inbox'
  /** How a message or a sentence sounds. */
  | 'tone'
  /** Somebody of an earlier time. */
  | 'old friend'
  /** Making something difficult plain, or looking it up. */
  | 'word'
  | 'reading'
  // Things
  /** Something kept in a box, a drawer or a closet. */
  | 'old things'
  | 'repair'
  | 'meal'
  | 'napkin'
  | 'screen'
  // Oneself
  /** How one looks or sounds in a recording. */
  | 'picture'
  | 'looks'
  | 'praise'
  /** What one is called, or says about oneself. */
  | 'yourself'
  | 'time alone'
  /** On foot or by bus. */
  | 'way'
  // Others
  /** Who decides for two. */
  | 'choice'
  /** A day to be set. */
  | 'plan'
  | 'favor'
  | 'shared chore'
  | 'late work'
  | 'stranger'
