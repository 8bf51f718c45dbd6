import { expect, test } from 'vitest'
import { castChart } from '../../../functions/domain/chart/natalChart.ts'
import { aBirth } from '../../makers/aBirth.ts'
import { describeStores } from './describeStores.ts'

describeStores('charts', (stores) => {
  test('a chart comes back as it was kept, under its hash and for its person only', async () => {
    const { charts } = stores()
    const chart = castChart(aBirth())

    await charts.keep('usr_jane', 'hash', chart)

    expect(await charts.find('usr_jane', 'hash')).toEqual(chart)
    expect(await charts.find('usr_jane', 'other')).toBeUndefined()
    expect(await charts.find('usr_john', 'hash')).toBeUndefined()
  })

  test('a chart that was kept before there was a synthesis is still read', async () => {
    const { charts } = stores()
    const { synthesis, ...older } = castChart(aBirth())

    await charts.keep('usr_jane', 'hash', older)

    expect(synthesis).toHaveLength(4)
    expect(await charts.find('usr_jane', 'hash')).toEqual(older)
  })

  test('the next chart takes the place of the one before', async () => {
    const { charts } = stores()
    const [first, next] = [castChart(aBirth()), castChart(aBirth({ date: '1994-06-15' }))]
    await charts.keep('usr_jane', 'first', first)

    await charts.keep('usr_jane', 'next', next)

    expect(await charts.find('usr_jane', 'first')).toBeUndefined()
    expect(await charts.find('usr_jane', 'next')).toEqual(next)
  })
})
