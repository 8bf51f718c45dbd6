/** One figure of the bench: what it came to, what it may be at most, and how many times another's figure it is. */
export interface Row {
  row: string
  figure: number
  unit:
    | 'ms'
    | 's'
    | 'KB'
    | 'MB'
    | 'units'
    | 'requests'
    | 'shift'
    | '%'
    | 'animations'
    | 'functions'
    | 'endpoints'
    | 'trials'
    | 'letters'
    | 'dollars'
  budget?: number
  ratio?: number
}

/** The middle of some figures. */
export const median = (figures: number[]): number => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)]!
