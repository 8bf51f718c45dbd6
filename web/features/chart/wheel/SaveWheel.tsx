import type { ReactNode, RefObject } from 'react'
import { downloadFile } from '../../../lib/browser/downloadFile.ts'
import { useBusy } from '../../../lib/state/useBusy.ts'
import { showToast } from '../../../ui/feedback/showToast.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import stack from '../../../ui/layout/Stack.module.css'
import { pngOf, svgOf } from './wheelFile.ts'

interface Props {
  wheel: RefObject<SVGSVGElement | null>
  /** More buttons beside its own. */
  children?: ReactNode
}

/** The wheel to keep, as lines or as pixels. */
export function SaveWheel({ wheel, children }: Props) {
  const { busy, run } = useBusy(async (kind: 'svg' | 'png') => {
    if (!wheel.current) return
    const svg = svgOf(wheel.current)
    try {
      downloadFile(`wheel.${kind}`, kind === 'png' ? await pngOf(svg) : new Blob([svg], { type: 'image/svg+xml' }))
    } catch {
      showToast({
        title: 'Download Failed',
        description: "Your browser couldn't draw the PNG. Download the SVG instead: it's the same wheel.",
      })
    }
  })
  return (
    <section aria-labelledby="save" className={`unprinted ${stack.form}`}>
      <h2 id="save">Download the Wheel</h2>
      <div className={stack.row}>
        <Button tone="quiet" onClick={() => void run('svg')}>
          Download SVG
        </Button>
        <Button tone="quiet" busy={busy} onClick={() => void run('png')}>
          Download PNG
        </Button>
        {children}
      </div>
    </section>
  )
}
