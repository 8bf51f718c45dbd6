import { useRef, useState } from 'react'
import { brand } from '../../../../shared/domain/brand.ts'
import { useSession } from '../../../lib/session/SessionProvider.tsx'
import { SelectField } from '../../../ui/forms/SelectField.tsx'
import { Dialog } from '../../../ui/layout/Dialog.tsx'
import type { PictureChoice } from './drawPicture.ts'
import { FORMATS, type FormatName } from './formats.ts'
import { picturesOf, type ShareSubject } from './picturesOf.ts'
import { currentTheme, type Theme } from './readColours.ts'
import { ShareActions } from './ShareActions.tsx'
import styles from './ShareDialog.module.css'
import { ShareText } from './ShareText.tsx'
import { usePicture } from './usePicture.ts'

interface Props {
  open: boolean
  onClose: () => void
  subject: ShareSubject
}

/** Makes a picture in the browser, and shows it before anything leaves. */
export const ShareDialog = ({ open, onClose, subject }: Props) => (
  <Dialog open={open} onClose={onClose} title="Share a picture" startsAtTitle>
    <Sharing subject={subject} />
  </Dialog>
)

function Sharing({ subject }: { subject: ShareSubject }) {
  const [pictures] = useState(() => picturesOf(subject))
  const [kind, setKind] = useState<string>()
  const [format, setFormat] = useState<FormatName>('story')
  const [theme, setTheme] = useState(currentTheme)
  const [isNamed, setNamed] = useState(false)
  const firstName = useSession().user?.firstName
  const picture = pictures.find((each) => each.kind === kind) ?? pictures[0]!
  const choice = { picture, format, theme, owner: (isNamed && firstName) || undefined }

  return (
    <>
      <div className={styles.choices}>
        {pictures.length > 1 && (
          <SelectField
            label="Picture"
            options={pictures.map((each) => ({ value: each.kind, label: each.label }))}
            value={picture.kind}
            onChange={({ target }) => setKind(target.value)}
          />
        )}
        <SelectField
          label="Format"
          options={FORMAT_OPTIONS}
          value={format}
          // The options are the formats.
          onChange={({ target }) => setFormat(target.value as FormatName)}
        />
        <SelectField
          label="Colors"
          options={THEME_OPTIONS}
          value={theme}
          // The options are the themes.
          onChange={({ target }) => setTheme(target.value as Theme)}
        />
      </div>
      {firstName && (
        <label className={styles.check}>
          <input type="checkbox" checked={isNamed} onChange={({ target }) => setNamed(target.checked)} />
          <span>Add my first name</span>
        </label>
      )}
      <Preview {...choice} />
    </>
  )
}

function Preview(choice: PictureChoice) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const file = usePicture(canvas, choice)
  const { picture, format, owner } = choice
  const { width, height, label } = FORMATS[format]
  const words = picture.words(owner)
  if (file === 'failed') return <ShareText words={words} />
  return (
    <>
      <canvas
        ref={canvas}
        className={styles[format]}
        width={width}
        height={height}
        role="img"
        aria-label={`Preview (${label}). ${words} ${brand.name}, ${location.host}.`}
      />
      <p className={`muted ${styles.note}`}>{picture.note}</p>
      <ShareActions file={file} />
    </>
  )
}

const FORMAT_OPTIONS = Object.entries(FORMATS).map(([value, { label }]) => ({ value, label }))

const THEME_OPTIONS = [
  { value: 'dark', label: 'Night' },
  { value: 'light', label: 'Paper' },
]
