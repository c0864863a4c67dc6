import { busInterval, hourRuns } from '@shuttle/domain'

export interface ChartLabel {
  /** Hours from midnight, the middle of what is labelled. */
  at: number
  buses: number
  /** Minutes between two buses. */
  interval: number
}

const MOST_LABELS = 3

/** Each hour with its buses. */
export const numberHours = (buses: readonly number[]): { at: number; count: number }[] =>
  buses.map((count, at) => ({ at, count }))

/**
 * What a chart names: its busiest hours, and the first hours with a bus, each in the middle of a run. The hour of now
 * has a word of its own, so its run has no label.
 */
export const chartLabels = (buses: readonly number[], hour: number | undefined): ChartLabel[] => {
  const runs = hourRuns(buses).filter((run) => run.buses > 0)
  const most = Math.max(0, ...buses)
  return runs
    .filter((run, index) => index === 0 || run.buses === most)
    .slice(0, MOST_LABELS)
    .flatMap((run) => {
      const isNow = hour !== undefined && hour >= run.from && hour < run.until
      const interval = busInterval(run.buses)
      return isNow || interval === undefined ? [] : [{ at: (run.from + run.until) / 2, buses: run.buses, interval }]
    })
}
