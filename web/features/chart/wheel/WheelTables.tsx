import { memo } from 'react'
import { type BareChart, degreeLabel } from '../../../../shared/domain/chart.ts'
import { Table } from '../../../ui/display/Table.tsx'
import { orbLabel } from '../labels/orbLabel.ts'
import { ordinal } from '../labels/ordinal.ts'
import styles from './wheel.module.css'

/** Everything that the wheel draws, as tables: for screen readers, and on paper. */
export const WheelTables = memo(({ chart: { planetaryPositions, houses, aspects } }: { chart: BareChart }) => (
  <div className={`unseen ${styles.twin}`}>
    <Table
      caption="Planets on the wheel"
      heads={['Planet', 'Degree', 'Sign', 'House', 'Motion']}
      rows={planetaryPositions.map(({ planet, sign, house, retrograde, ...at }) => [
        planet,
        degreeLabel(at),
        sign,
        house === null ? 'unknown' : ordinal(house),
        retrograde ? 'retrograde' : 'direct',
      ])}
    />
    {houses.length > 0 && (
      <Table
        caption="House cusps"
        heads={['House', 'Degree', 'Sign']}
        rows={houses.map(({ house, sign, ...at }) => [ordinal(house), degreeLabel(at), sign])}
      />
    )}
    <Table
      caption="Aspects on the wheel"
      heads={['Planet', 'Aspect', 'Planet', 'Orb', 'Motion']}
      rows={aspects.map(({ planet1, aspect, planet2, orb, applying }) => [
        planet1,
        aspect,
        planet2,
        orbLabel(orb),
        applying ? 'applying' : 'separating',
      ])}
    />
  </div>
))
