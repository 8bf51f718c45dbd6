import { reading } from '../../../shared/contract/reading.ts'
import { useReply } from '../../lib/api/call.ts'
import { ignore } from '../../lib/state/ignore.ts'
import { Wheel } from './wheel/Wheel.tsx'

/** One's own wheel as a picture, small beside what is said of it. It is read on the chart. */
export function MomentWheel() {
  const { data } = useReply(reading.readBareChart, {})
  return data && <Wheel chart={data} shown={null} onShow={ignore} />
}
