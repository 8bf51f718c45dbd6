import { useSyncExternalStore } from 'react'

/**
 * The voice that reads our texts: English, and on the device, since others send the text to their maker. Absent until the
 * browser has loaded its voices, which some never do.
 */
export function deviceVoice(): SpeechSynthesisVoice | undefined {
  const english = hasSpeech() ? speechSynthesis.getVoices().filter(isOurs) : []
  return english.find((voice) => voice.default) ?? english[0]
}

/** `unknown` while voices may still load, on a device that has speech. */
export const useSpeech = (): 'absent' | 'unknown' | 'ready' => useSyncExternalStore(subscribe, speech, () => 'absent')

const hasSpeech = () => 'speechSynthesis' in globalThis && 'SpeechSynthesisUtterance' in globalThis

const isOurs = ({ lang, localService }: SpeechSynthesisVoice) => localService && /^en\b/i.test(lang)

function speech() {
  if (deviceVoice()) return 'ready'
  return hasSpeech() && speechSynthesis.getVoices().length === 0 ? 'unknown' : 'absent'
}

function subscribe(changed: () => void): () => void {
  // Some old versions have the voices, and no event for them.
  if (!hasSpeech() || !speechSynthesis.addEventListener) return () => {}
  speechSynthesis.addEventListener('voiceschanged', changed)
  return () => speechSynthesis.removeEventListener('voiceschanged', changed)
}
