import type { RegistryEntry } from '@shuttle/contracts'

/** What the first script notes of a load or a failure; the chunk `versions` reports it later. Times in milliseconds. */
export interface VisitMark {
  /** The mount point, or what failed. */
  where: string
  /** The shell where it is absent. */
  entry?: Pick<RegistryEntry, 'name' | 'version'> | undefined
  /** Since the navigation. */
  at: number
  isRetry?: boolean
  /** When the load arrived. */
  loadedAt?: number
  error?: unknown
  /** What its place shows after the failure: `card`, or a version. */
  instead?: string | undefined
  /** Not tried, because it failed in this browser before. */
  isSkipped?: boolean
}

/** The marks of a document in their order; the chunk that reports them hears of each further one. */
export interface VisitMarks {
  all: VisitMark[]
  onAdded?: () => void
}

export const addMark = (marks: VisitMarks, mark: VisitMark): void => {
  marks.all.push(mark)
  marks.onAdded?.()
}
