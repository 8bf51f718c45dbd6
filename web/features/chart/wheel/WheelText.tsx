import { type Point, roundPoint } from './pointAt.ts'

interface Props {
  children: string
  at: Point
  size: number
  fill?: string
  /** What of a body it is. */
  part?: 'degree'
}

/** A word with its middle at a point of the wheel. What runs beneath it is kept off by an edge of ground. */
export const WheelText = ({ children, at, size, fill = 'var(--text)', part }: Props) => (
  <text
    {...roundPoint(at)}
    dy="0.35em"
    fontSize={size}
    textAnchor="middle"
    fill={fill}
    stroke="var(--ground)"
    strokeWidth={2.5}
    paintOrder="stroke"
    data-part={part}
  >
    {children}
  </text>
)
