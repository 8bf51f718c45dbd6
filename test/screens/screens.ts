import type { Page } from 'playwright-core'
import type { SessionUser } from '../../shared/domain/user.ts'
import type { Visitor } from '../bench/screens/welcomePeople.ts'
import { memberScreens } from './memberScreens.ts'
import { visitorScreens } from './visitorScreens.ts'

/** A screen, or a state of one, as somebody sees it. */
export interface Screen {
  name: string
  path: string
  visitor: Visitor
  /** The calls that fill it, as a pattern below /api/. With them it is also shown loading and failed. */
  reads?: string
  /** What the server says of the member beside what is true. */
  user?: Partial<SessionUser>
  /** Before the screen opens. */
  arrange?(page: Page): Promise<unknown>
  /** On the open screen. */
  act?(page: Page): Promise<unknown>
}

export const screens: readonly Screen[] = [...visitorScreens, ...memberScreens]
