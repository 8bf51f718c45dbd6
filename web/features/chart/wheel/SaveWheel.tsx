import type { RefObject } from 'react'
import { saveFile } from '../../../lib/saveFile.ts'
import { useBusy } from '../../../lib/useBusy.ts'
import { Button } from '../../../ui/Button.tsx'
import { notify } from '../../../ui/notify.ts'
import stack from '../../../ui/Stack.module.css'
import { pngOf, svgOf } from './wheelFile.ts'

/** The wheel to keep, as lines or as pixels. */
export function SaveWheel({ wheel }: { wheel: RefObject<SVGSVGElement | null> }) {
  const { busy, run } = useBusy(async (kind: 'svg' | 'png') => {
    if (!wheel.current) return
    const svg = svgOf(wheel.current)
    try {
      saveFile(`wheel.${kind}`, kind === 'png' ? await pngOf(svg) : new Blob([svg], { type: 'image/svg+xml' }))
    } catch {
      notify({
        title: 'Download Failed',
        description: "Your browser couldn't draw the PNG. Download the SVG instead: it's the same wheel.",
      })
    }
  })
  return (
    <p className={stack.row}>
      <Button tone="quiet" onClick={() => void run('svg')}>
        Download SVG
      </Button>
      <Button tone="quiet" busy={busy} onClick={() => void run('png')}>
        Download PNG
      </Button>
    </p>
  )
}
