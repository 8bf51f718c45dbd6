import type { AudioElement } from '../../web/features/meditation/player/createPlayer.ts'

/** An audio element whose time passes when told to. `refusal` is what `play` is rejected with. */
export class FakeAudio extends EventTarget implements AudioElement {
  src = ''
  loop = false
  volume = 1
  currentTime = 0
  playbackRate = 1
  isPlaying = false
  refusal: Error | undefined

  play(): Promise<void> {
    if (this.refusal) return Promise.reject(this.refusal)
    this.isPlaying = true
    this.dispatchEvent(new Event('playing'))
    return Promise.resolve()
  }

  pause(): void {
    if (!this.isPlaying) return
    this.isPlaying = false
    this.dispatchEvent(new Event('pause'))
  }

  /** Plays on for so many seconds, a quarter of a second at a time, as browsers report them. */
  pass(seconds: number, loop: number): void {
    for (let passed = 0; passed < seconds && this.isPlaying; passed += 0.25) {
      this.currentTime = (this.currentTime + 0.25) % loop
      this.dispatchEvent(new Event('timeupdate'))
    }
  }
}
