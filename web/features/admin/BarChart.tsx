interface BarChartProps {
  label: string
  /** One for each day or period, oldest first; `said` is what is read when it is pointed at. */
  bars: readonly { name: string; value: number; said: string }[]
}

/** Bars side by side, the highest as high as the chart. */
export function BarChart({ label, bars }: BarChartProps) {
  const most = Math.max(...bars.map(({ value }) => value))
  return (
    <svg viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`} role="img" aria-label={label} preserveAspectRatio="none">
      {bars.map(({ name, value, said }, index) => {
        const height = most === 0 ? 0 : (value / most) * HEIGHT
        return (
          <rect key={name} x={index * STEP} y={HEIGHT - height} width={STEP - 1} height={height}>
            <title>{`${name}: ${said}`}</title>
          </rect>
        )
      })}
    </svg>
  )
}

const HEIGHT = 32
const STEP = 4
