import { Suspense } from 'react'
import type { BigThree } from '../../shared/domain/chart.ts'
import type { ChatExchange } from '../../shared/domain/chat.ts'
import { PlacementLink } from '../features/chart/PlacementLink.tsx'
import { placementsOf } from '../features/chart/placementsOf.ts'
import { useMatches } from '../lib/browser/useMatches.ts'
import { lazyOrNothing } from '../lib/chunks/lazyOrNothing.ts'

interface Props {
  bigThree: BigThree | undefined
  /** Newest first. */
  exchanges: readonly ChatExchange[]
  /** Whether search results are in the place of the conversation. */
  isSearching: boolean
}

/** Beside the conversation on a wide screen: other questions, and the placements that the answers are from. */
export function AiChatAside({ bigThree, exchanges, isSearching }: Props) {
  const hasRoom = useMatches('(min-width: 77.5rem)')
  if (!hasRoom || !bigThree) return null
  return (
    <Suspense>
      <ChatAside
        exchanges={isSearching ? [] : exchanges.slice(1)}
        placements={placementsOf(bigThree, exchanges[0]?.cites).map((placement) => (
          <PlacementLink key={placement.planet} {...placement} />
        ))}
      />
    </Suspense>
  )
}

const ChatAside = lazyOrNothing(async () => (await import('../features/chat/ChatAside.tsx')).ChatAside)
