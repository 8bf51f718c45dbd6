/** "38.72° N, 9.14° W" from degrees, north and east positive; neither breaks. */
export const coordinateLabel = ({ lat, lon }: { lat: number; lon: number }): string =>
  `${Math.abs(lat).toFixed(2)}°\u00a0${lat < 0 ? 'S' : 'N'}, ${Math.abs(lon).toFixed(2)}°\u00a0${lon < 0 ? 'W' : 'E'}`

/** "UTC−5", "UTC+5:30", or with seconds where a town still used local mean time. */
export function offsetLabel(seconds: number): string {
  if (seconds === 0) return 'UTC'
  const size = Math.abs(seconds)
  const parts = [Math.floor(size / 3600), Math.floor((size % 3600) / 60), size % 60]
  while (parts.length > 1 && parts.at(-1) === 0) parts.pop()
  const [hours, ...rest] = parts
  return `UTC${seconds < 0 ? '−' : '+'}${[hours, ...rest.map((part) => String(part).padStart(2, '0'))].join(':')}`
}
