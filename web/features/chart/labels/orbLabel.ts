/** "2°14′" from degrees away from exact. */
export function orbLabel(orb: number): string {
  const minutes = Math.round(Math.abs(orb) * 60)
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`
}
