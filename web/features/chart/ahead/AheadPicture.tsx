import { type KeyboardEvent, type MouseEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { after, type LocalDate } from '../../../../shared/domain/time.ts'
import type { TransitEvent } from '../../../../shared/domain/transits.ts'
import { longDateAt, now } from '../../../lib/time/dates.ts'
import { Icon } from '../../../ui/display/Icon.tsx'
import styles from './ahead.module.css'
import { type AheadView, atEnd, moved, spanOf, ZOOMS, zoomed } from './aheadView.ts'
import { Lanes } from './Lanes.tsx'
import { type LaneKind, layoutLanes } from './layoutLanes.ts'

interface Props {
  today: LocalDate
  view: AheadView
  onView: (view: AheadView) => void
  events: readonly TransitEvent[]
  onOpen: (id: string) => void
}

/** The events in view as lanes over time. The buttons move and zoom it, and so do the keys once it has the focus. */
export function AheadPicture({ today, view, onView, events, onOpen }: Props) {
  const [by, setBy] = useState<LaneKind>('body')
  const { ref, width } = useWidth()
  const id = useId()
  const { from, to } = spanOf(today, view)
  const lanes = layoutLanes(events, by, { from, to, width: width - LABEL })
  const zoom = ZOOMS.findIndex(({ days }) => days === view.days)

  function press(event: KeyboardEvent<HTMLElement>) {
    const next = keyed(view)[event.key]
    if (!next || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onView(next)
  }

  function open(event: MouseEvent<HTMLElement>) {
    const bar = event.target instanceof Element && event.target.closest<SVGElement>('[data-event]')
    if (bar) onOpen(bar.dataset.event!)
  }

  const control = (label: string, icon: 'left' | 'right' | 'plus' | 'minus', next: AheadView) => (
    <button
      type="button"
      aria-label={label}
      title={label}
      // It stays focusable at the end, or the focus would be lost there.
      aria-disabled={isSame(next, view) || undefined}
      onClick={() => onView(next)}
    >
      <Icon name={icon} />
    </button>
  )

  return (
    <section className={styles.picture} aria-label="The time ahead as a picture">
      <div className={styles.controls}>
        <p aria-live="polite">
          <strong>{rangeOf(from, to)}</strong> <span className="muted">{ZOOMS[zoom]!.name}</span>
        </p>
        <fieldset className={styles.by}>
          <legend className="unseen">A lane for each</legend>
          {(['body', 'point'] as const).map((kind) => (
            <label key={kind}>
              <input className="unseen" type="radio" name={id} checked={by === kind} onChange={() => setBy(kind)} />
              <span>{kind === 'body' ? 'By planet' : 'By chart point'}</span>
            </label>
          ))}
        </fieldset>
        <div className={styles.buttons}>
          {control('Earlier', 'left', moved(view, -1))}
          {control('Later', 'right', moved(view, 1))}
          {control('Zoom out', 'minus', zoomed(view, 1))}
          {control('Zoom in', 'plus', zoomed(view, -1))}
        </div>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields. */}
      <div
        ref={ref}
        className={styles.scroll}
        role="group"
        aria-label="Picture of the time ahead"
        aria-describedby={`${id}keys`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move it.
        tabIndex={0}
        onKeyDown={press}
        onClick={open}
      >
        <Lanes
          lanes={lanes}
          by={by}
          from={from}
          to={to}
          now={now()}
          width={width}
          label={LABEL}
          says={summaryOf(lanes.flatMap(({ bars }) => bars.map(({ event }) => event)))}
        />
      </div>
      <p className={styles.key}>
        <span data-mark="joined">Conjunction</span>
        <span data-mark="easy">Trine, sextile</span>
        <span data-mark="tense">Square, opposition</span>
        <span data-mark="sky">In the sky</span>
      </p>
      <p id={`${id}keys`} className={styles.keys}>
        Marks show when each is exact. Arrow keys move the picture, + and − zoom, Home and End go to its ends.
        Everything in it is listed below.
      </p>
    </section>
  )
}

/** Where the glyphs of the lanes are, in pixels. */
const LABEL = 36

const keyed = (view: AheadView): Record<string, AheadView> => ({
  ArrowLeft: moved(view, -1),
  ArrowRight: moved(view, 1),
  '+': zoomed(view, -1),
  '=': zoomed(view, -1),
  '-': zoomed(view, 1),
  Home: { ...view, start: 0 },
  End: atEnd(view),
})

const isSame = (one: AheadView, other: AheadView) => one.start === other.start && one.days === other.days

const rangeOf = (from: Parameters<typeof longDateAt>[0], to: typeof from) =>
  `${longDateAt(from)} – ${longDateAt(after(to, -1))}`

/** What a picture says that cannot be seen. */
function summaryOf(events: readonly TransitEvent[]): string {
  const contacts = events.filter(({ kind }) => kind === 'contact')
  const length = ({ begins, ends }: TransitEvent) => Date.parse(ends) - Date.parse(begins)
  const longest = contacts.toSorted((one, other) => length(other) - length(one))[0]
  const count = `${contacts.length} transits of your chart and ${events.length - contacts.length} events in the sky.`
  return longest ? `${count} The longest: ${longest.title}.` : count
}

function useWidth() {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(350)
  useLayoutEffect(() => {
    const box = ref.current!
    const measure = () => setWidth(Math.round(box.clientWidth))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}
