import { parseLineCode, readGuideRows } from '@shuttle/domain'
import type { StaffGuides } from '@shuttle/wire/staff'

export type GuideKind = keyof StaffGuides

/** A guide in the list of all kinds. */
export type ListedGuide = {
  [Kind in GuideKind]: { kind: Kind; id: string; guide: StaffGuides[Kind][number] }
}[GuideKind]

const toId = (kind: GuideKind, code: string): string => `${kind} ${code}`

/** Lines, then stops, then the holidays. */
export const listGuides = ({ lines, stops, holidays }: StaffGuides): ListedGuide[] => [
  ...lines.map((guide) => ({ kind: 'lines' as const, id: toId('lines', guide.code), guide })),
  ...stops.map((guide) => ({ kind: 'stops' as const, id: toId('stops', guide.code), guide })),
  ...holidays.map((guide) => ({ kind: 'holidays' as const, id: toId('holidays', guide.code), guide })),
]

/** How many bays the stop of a line has. */
export const countBays = ({ stops }: StaffGuides, lineCode: string): number =>
  readGuideRows(stops.find(({ code }) => code === parseLineCode(lineCode).origin)?.content?.baysEn ?? '').length

/** The highest bay that lines of a stop name. */
export const lastBayUsed = ({ lines }: StaffGuides, stopCode: string): number =>
  Math.max(
    0,
    ...lines.filter(({ code }) => parseLineCode(code).origin === stopCode).map(({ content }) => content?.bay ?? 0),
  )
