/** The kinds of message that get a fixed answer. */
export type Distress = 'overdose' | 'despair' | 'selfHarm' | 'abuse' | 'eating' | 'minor' | 'pregnancy' | 'illness'
