import { makeEmitter } from '../state/makeEmitter.ts'
import { storage } from '../storage/storage.ts'

const { subscribe, emit } = makeEmitter()

/** Whether this browser may be measured. Null until its person has answered. */
export const consent = {
  read: (): 'yes' | 'no' | null => (isRefusedByBrowser() ? 'no' : parse(storage.read('consent'))),

  answer(answer: 'yes' | 'no'): void {
    storage.write('consent', answer)
    emit()
  },

  /** With Global Privacy Control nobody is asked: the browser has answered for them. */
  isRefusedByBrowser,

  subscribe(changed: () => void): () => void {
    const unsubscribe = subscribe(changed)
    // From other tabs.
    addEventListener('storage', changed)
    return () => {
      unsubscribe()
      removeEventListener('storage', changed)
    }
  },
}

function isRefusedByBrowser(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
}

const parse = (stored: string | null) => (stored === 'yes' || stored === 'no' ? stored : null)
