import type { NatalChart } from '../../../../shared/domain/chart.ts'
import { houseOf } from '../../chart/houses.ts'

/** The house of a chart that a longitude in degrees falls into; null without a birth time. */
export const houseAt = ({ houses }: NatalChart, longitude: number): number | null =>
  houses.length === 0
    ? null
    : houseOf(
        longitude,
        houses.map((house) => house.longitude),
      )
