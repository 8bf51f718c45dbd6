/** How much a part of the bench measures: enough for a figure to mean something, or once, to see that it still runs. */
export type Size = 'full' | 'once'
