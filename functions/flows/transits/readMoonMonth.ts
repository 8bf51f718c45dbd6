import type { Month, MoonMonth } from '../../../shared/domain/moonMonth.ts'
import { addDays, isoInstant } from '../../../shared/domain/time.ts'
import { type Account, birthOf } from '../../domain/account/account.ts'
import { dayWindow } from '../../domain/reading/facts/DayWindow.ts'
import { readerChart } from '../../domain/reading/facts/ReaderChart.ts'
import { moonThroughHouses } from '../../domain/transits/moonThroughHouses.ts'
import { moonThroughMonth } from '../../domain/transits/moonThroughMonth.ts'

interface MoonMonthQuery {
  account: Account
  hasActiveAccess: boolean
  month: Month
  zone: string
}

/** The Moon's month by the calendar of a zone. The sky is for everyone; the person's own houses come with access. */
export function readMoonMonth({ account, hasActiveAccess, month, zone }: MoonMonthQuery): MoonMonth {
  const span = { from: dayWindow(`${month}-01`, zone).from, to: dayWindow(firstOfNext(month), zone).from }
  const sky = moonThroughMonth({ month, zone, ...span })
  const birth = hasActiveAccess ? birthOf(account) : undefined
  const chart = birth?.timeKnown ? readerChart(birth) : undefined
  const { quarters, ...rest } = sky
  return {
    month,
    ...rest,
    quarters: quarters.map(({ longitude, ...quarter }) => ({
      ...quarter,
      ...(chart && { house: chart.houseAt(longitude) }),
    })),
    houses: chart ? moonThroughHouses(chart, span).map(({ house, from }) => ({ house, from: isoInstant(from) })) : [],
  }
}

const firstOfNext = (month: Month) => `${addDays(`${month}-28`, 4).slice(0, 7)}-01`
