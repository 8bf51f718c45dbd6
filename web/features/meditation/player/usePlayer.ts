import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { connectMediaSession } from './connectMediaSession.ts'
import { createPlayer, type Playback, type Player } from './createPlayer.ts'

/** The one player of a screen. It stops when the screen is left. */
export function usePlayer(onCompleted: (id: string) => void): { player: Player; playback: Playback } {
  const latest = useRef(onCompleted)
  const [player] = useState(() =>
    createPlayer(
      () => new Audio(),
      (id) => latest.current(id),
    ),
  )
  useEffect(() => {
    latest.current = onCompleted
  })
  useEffect(() => {
    const disconnect = connectMediaSession(player, navigator.mediaSession)
    return () => {
      player.pause()
      disconnect()
    }
  }, [player])
  return { player, playback: useSyncExternalStore(player.subscribe, player.read, player.read) }
}
