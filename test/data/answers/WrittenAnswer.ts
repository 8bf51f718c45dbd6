/** Whose chart it is, what was asked, and what a model answered. */
export type WrittenAnswer = readonly [chart: 'london' | 'singapore' | 'untimed', question: string, answer: string]

/** An answer and the one sentence of it that must not be shown. */
export type FalseAnswer = readonly [...WrittenAnswer, lie: string]
