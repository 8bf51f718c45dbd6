import type { TransitEvent } from '../../../shared/domain/transits.ts'
import type { ReaderChart } from '../reading/facts/ReaderChart.ts'
import { listContactsBetween } from '../sky/calendar/listContactsBetween.ts'
import type { Span } from '../sky/calendar/path.ts'
import { contactEvent } from './contactEvent.ts'
import { listSkyEventsBetween } from './listSkyEventsBetween.ts'

/**
 * What the sky brings to a chart in [from, to): the contacts that are in range at some time of it, and the lunations,
 * eclipses, ingresses and stations whose moment is within it; by their begin. Throws when a chapter can't be opened.
 */
export const listTransitEvents = (chart: ReaderChart, span: Span): TransitEvent[] =>
  [
    ...listContactsBetween({ points: chart.points, ...span }).map((contact) => contactEvent(contact, chart)),
    ...listSkyEventsBetween(chart, span),
  ].sort((one, other) => compareText(one.begins, other.begins) || compareText(one.id, other.id))

// Far quicker than localeCompare, and ISO instants and ids are ASCII.
const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
