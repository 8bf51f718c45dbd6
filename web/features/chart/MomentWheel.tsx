import { reading } from '../../../shared/contract/reading.ts'
import { useReply } from '../../lib/api/call.ts'
import { ignore } from '../../lib/state/ignore.ts'
import { useArranged } from './wheel/useArranged.ts'
import { Wheel } from './wheel/Wheel.tsx'

/** One's own wheel as a picture, small beside what is said of it. It is read on the chart. */
export function MomentWheel() {
  const chart = useArranged(useReply(reading.readBareChart, {}).data)
  return chart && <Wheel chart={chart} shown={null} onShow={ignore} />
}
