import { pointAt } from './pointAt.ts'

interface Props {
  children: string
  radius: number
  angle: number
  size: number
  fill?: string
}

/** A word with its middle at a point of the wheel. What runs beneath it is kept off by an edge of ground. */
export function WheelText({ children, radius, angle, size, fill = 'var(--text)' }: Props) {
  const { x, y } = pointAt(radius, angle)
  return (
    <text
      x={x}
      y={y}
      dy="0.35em"
      fontSize={size}
      textAnchor="middle"
      fill={fill}
      stroke="var(--ground)"
      strokeWidth={3}
      paintOrder="stroke"
    >
      {children}
    </text>
  )
}
