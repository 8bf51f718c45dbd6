import { useState } from 'react'
import { Button } from '../../../ui/forms/Button.tsx'
import styles from './ShareDialog.module.css'
import { copyText, thisDevice } from './sendPicture.ts'

/** For a browser that draws no picture: what would be on it. */
export function ShareText({ words }: { words: string }) {
  const [device] = useState(thisDevice)
  const [said, say] = useState('')

  async function copy() {
    const isCopied = (await copyText(words, device)) === 'done'
    say(isCopied ? 'Copied. Paste it where you want it.' : "That didn't work. Select the text and copy it.")
  }

  return (
    <>
      <p role="alert">Your browser couldn't draw the picture. You can share its words instead.</p>
      <p className={styles.words}>{words}</p>
      {device.clipboard && <Button onClick={() => void copy()}>Copy the words</Button>}
      <p role="status" className={styles.status}>
        {said}
      </p>
    </>
  )
}
