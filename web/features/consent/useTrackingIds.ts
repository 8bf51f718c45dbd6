import { useState } from 'react'
import useSWR from 'swr'
import { DAY, type EpochSeconds } from '../../../shared/domain/time.ts'
import { storage } from '../../lib/storage/storage.ts'
import { now } from '../../lib/time/dates.ts'

export interface TrackingIds {
  /** Of Google Analytics; empty where there is none. */
  analyticsId: string
  /** Of Meta's pixel; empty where there is none. */
  pixelId: string
}

/** The services that this deployment uses: undefined while unknown, null when it uses none. They are asked for once a day. */
export function useTrackingIds(): TrackingIds | null | undefined {
  const [kept] = useState(readKept)
  const { data } = useSWR<TrackingIds>(kept ? null : ['/config.json'], { onSuccess: keep })
  const ids = kept ?? data
  return ids && (ids.analyticsId || ids.pixelId ? ids : null)
}

const keep = ({ analyticsId, pixelId }: TrackingIds) =>
  storage.write('trackingIds', JSON.stringify({ analyticsId, pixelId, readAt: now() }))

function readKept(): TrackingIds | undefined {
  try {
    const kept: (TrackingIds & { readAt: EpochSeconds }) | null = JSON.parse(storage.read('trackingIds') ?? 'null')
    return kept && Math.abs(now() - kept.readAt) < DAY ? kept : undefined
  } catch {
    return undefined
  }
}
