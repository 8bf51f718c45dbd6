import { COMPLETED_AT } from '../../../../shared/domain/meditation.ts'
import { makeEmitter } from '../../../lib/state/makeEmitter.ts'
import { advance, clockAt, positionOf } from './loopClock.ts'

/** Something to play. The sound is a loop; `duration`, in seconds, says for how long it is repeated. */
export interface Track {
  id: string
  title: string
  src: string
  duration: number
}

export interface Playback {
  track: Track | null
  status: 'paused' | 'playing' | 'failed'
  /** Seconds from the start of the track. */
  position: number
  rate: number
}

export type AudioElement = Pick<
  HTMLAudioElement,
  'src' | 'loop' | 'volume' | 'currentTime' | 'playbackRate' | 'play' | 'pause' | 'addEventListener'
>

/** The last seconds fade away. */
const FADE = 6

/**
 * One player for any number of tracks: starting one stops another. `onCompleted` is called once nine tenths of a track
 * have been played, and again at its end, in case the first call did not get through. Skipping ahead is not playing.
 */
export function createPlayer(makeAudio: () => AudioElement, onCompleted: (id: string) => void) {
  const { subscribe, emit } = makeEmitter()
  let playback: Playback = { track: null, status: 'paused', position: 0, rate: 1 }
  let clock = clockAt(0)
  let played = 0
  let isReported = false
  let made: AudioElement | undefined

  function update(change: Partial<Playback>): void {
    playback = { ...playback, ...change }
    emit()
  }

  /** Made at the first use: a browser plays what is started by a click. */
  function audio(): AudioElement {
    if (made) return made
    const element = makeAudio()
    element.loop = true
    element.addEventListener('timeupdate', () => follow(element))
    element.addEventListener('playing', () => update({ status: 'playing' }))
    // The system pauses too, as for a call.
    element.addEventListener('pause', () => playback.status === 'playing' && update({ status: 'paused' }))
    element.addEventListener('error', () => update({ status: 'failed' }))
    made = element
    return element
  }

  function follow(element: AudioElement): void {
    const { track, status } = playback
    if (!track || status !== 'playing') return
    clock = advance(clock, element.currentTime)
    const position = Math.min(positionOf(clock), track.duration)
    played += position - playback.position
    element.volume = Math.min(1, (track.duration - position) / FADE)
    const isOver = position === track.duration
    if (isOver) element.pause()
    update({ position, status: isOver ? 'paused' : 'playing' })
    if (played < COMPLETED_AT * track.duration || (isReported && !isOver)) return
    isReported = true
    onCompleted(track.id)
  }

  function seek(position: number): void {
    const { track } = playback
    if (!track) return
    const to = Math.max(0, Math.min(position, track.duration))
    clock = clockAt(to)
    audio().currentTime = clock.at
    update({ position: to })
  }

  function begin(): void {
    played = 0
    isReported = false
    seek(0)
  }

  function play(): void {
    const element = audio()
    const { track, position, status, rate } = playback
    if (!track) return
    if (status === 'failed') {
      element.src = track.src
      seek(position)
    }
    if (position >= track.duration) begin()
    element.volume = 1
    element.playbackRate = rate
    update({ status: 'playing' })
    // Rejected by `pause` as well, which is no failure.
    element.play().catch((error: Error) => error.name !== 'AbortError' && update({ status: 'failed' }))
  }

  function pause(): void {
    if (playback.status === 'playing') update({ status: 'paused' })
    made?.pause()
  }

  return {
    subscribe,
    read: () => playback,
    play,
    pause,
    seek,
    /** Starts a track, or pauses it when it plays. */
    toggle(track: Track): void {
      if (playback.track?.id !== track.id) {
        const element = audio()
        element.pause()
        element.src = track.src
        update({ track, status: 'paused' })
        begin()
      }
      if (playback.status === 'playing') pause()
      else play()
    },
    setRate(rate: number): void {
      if (made) made.playbackRate = rate
      update({ rate })
    },
  }
}
export type Player = ReturnType<typeof createPlayer>
