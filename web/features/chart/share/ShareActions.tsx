import { useState } from 'react'
import { downloadFile } from '../../../lib/browser/downloadFile.ts'
import { useBusy } from '../../../lib/state/useBusy.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import stack from '../../../ui/layout/Stack.module.css'
import styles from './ShareDialog.module.css'
import { copyPicture, mayCopy, mayShare, type Outcome, sharePicture, thisDevice } from './sendPicture.ts'

/** What can be done with the picture in this browser. `file` is absent while it is being made. */
export function ShareActions({ file }: { file: File | undefined }) {
  const [device] = useState(thisDevice)
  const [shares] = useState(() => mayShare(new File([''], 'picture.png', { type: 'image/png' }), device))
  const [said, say] = useState<{ of: File; text: string }>()
  const { busy, run } = useBusy(async (act: Action) => {
    if (file) say({ of: file, text: textOf[act][await sendWith[act](file)] })
  })
  const sendWith: Record<Action, (picture: File) => Promise<Outcome>> = {
    share: (picture) => sharePicture(picture, device),
    copy: (picture) => copyPicture(picture, device),
    download,
  }
  const button = (act: Action) => ({ busy: busy || !file, onClick: () => void run(act) })

  return (
    <>
      {!shares && <p className="muted">{NO_SHARE}</p>}
      <div className={stack.row}>
        {shares && <Button {...button('share')}>Share</Button>}
        <Button {...(shares && { tone: 'quiet' })} {...button('download')}>
          Download PNG
        </Button>
        {mayCopy(device) && (
          <Button tone="quiet" {...button('copy')}>
            Copy
          </Button>
        )}
      </div>
      <p role="status" className={styles.status}>
        {said?.of === file && said?.text}
      </p>
    </>
  )
}

type Action = 'share' | 'download' | 'copy'

async function download(picture: File): Promise<Outcome> {
  downloadFile(picture.name, picture)
  return 'done'
}

const NO_SHARE = "This browser can't pass pictures to other apps. Download the picture, then add it to your post."

const textOf: Record<Action, Record<Outcome, string>> = {
  share: {
    done: 'Shared.',
    dismissed: '',
    failed: "Sharing didn't work. Nothing was sent. Download the picture, then add it to your post.",
  },
  download: { done: 'The picture is in your downloads.', dismissed: '', failed: '' },
  copy: {
    done: 'Copied. Paste it where you want it.',
    dismissed: '',
    failed: "Your browser didn't let us copy the picture. Download it instead.",
  },
}
