import { makeEmitter } from '../state/makeEmitter.ts'
import { deviceVoice } from './voices.ts'

export interface Reading {
  status: 'idle' | 'reading' | 'paused' | 'finished' | 'failed'
  /** Of the sentence that is read, or would be next. */
  at: number
  /** 1 is the voice's own. */
  pace: number
}

/**
 * Reads sentences with the device's voice, one at a time. A pause begins its sentence again: Android ends what it is told
 * to pause, and nobody wants the second half of a sentence alone.
 */
export function createReader(sentences: readonly string[]) {
  const { emit, subscribe } = makeEmitter()
  let now: Reading = { status: 'idle', at: 0, pace: 1 }
  // Kept, or Chromium may collect it before it says that it has ended.
  let spoken: SpeechSynthesisUtterance | undefined

  function become(change: Partial<Reading>): void {
    now = { ...now, ...change }
    emit()
  }

  function silence(): void {
    spoken = undefined
    speechSynthesis.cancel()
  }

  function speak(at: number): void {
    silence()
    const voice = deviceVoice()
    const utterance = new SpeechSynthesisUtterance(sentences[at])
    if (voice) Object.assign(utterance, { voice, lang: voice.lang })
    utterance.rate = now.pace
    // What was silenced ends too, later.
    utterance.onend = () => utterance === spoken && goOn()
    utterance.onerror = () => utterance === spoken && fail()
    spoken = utterance
    become({ status: 'reading', at })
    speechSynthesis.speak(utterance)
  }

  function goOn(): void {
    if (now.at + 1 < sentences.length) speak(now.at + 1)
    else {
      spoken = undefined
      become({ status: 'finished', at: 0 })
    }
  }

  function fail(): void {
    silence()
    become({ status: 'failed' })
  }

  return {
    subscribe,
    now: () => now,
    play: () => speak(now.at),
    pause() {
      silence()
      become({ status: 'paused' })
    },
    stop() {
      silence()
      become({ status: 'idle', at: 0 })
    },
    /** So many sentences on, or back. Paused, it stays so. */
    move(by: number) {
      const at = Math.min(sentences.length - 1, Math.max(0, now.at + by))
      if (now.status === 'reading') speak(at)
      else become({ status: 'paused', at })
    },
    setPace(pace: number) {
      become({ pace })
      if (now.status === 'reading') speak(now.at)
    },
  }
}
