import type { Reply } from '../../../shared/contract/endpoint.ts'
import type { reading } from '../../../shared/contract/reading.ts'
import type { LocalDate } from '../../../shared/domain/time.ts'
import { makeRemembered } from './remembered.ts'

export type Dashboard = Reply<typeof reading.readDashboard>

/** The last dashboard shown. The next visit starts with it, even when the server cannot be reached. */
export const rememberedDashboard = makeRemembered<{ day: LocalDate; dashboard: Dashboard }>('dashboard')
