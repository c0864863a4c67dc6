import { isAirportLine, type LineGuide, readGuideRows, type StopGuide } from '@shuttle/domain'
import { checkHolidayGuide, checkLineGuide, checkStopGuide } from '@shuttle/domain/staff'
import { holidayGuideContent, lineGuideContent, stopGuideContent } from '@shuttle/wire/staff'
import * as z from 'zod/mini'
import type { CatalogueFile } from './catalogue-tables'

const CONTENT = { line: lineGuideContent, stop: stopGuideContent, holidays: holidayGuideContent }

/** The content is JSON text, as the database stores it. */
export const guideRow = z.strictObject({
  kind: z.enum(['line', 'stop', 'holidays']),
  code: z.string().check(z.minLength(1), z.maxLength(20)),
  content: z.string().check(z.maxLength(40_000)),
})

type Row = z.output<typeof guideRow>

/** The content by its schema; undefined where it is no JSON or has other fields. */
const readContent = (row: Row): object | undefined => {
  try {
    return CONTENT[row.kind].safeParse(JSON.parse(row.content)).data
  } catch {
    return undefined
  }
}

/** Bays that lines which start at a stop name. */
const baysUsed = (rows: readonly Row[], stopCode: string): number =>
  Math.max(
    0,
    ...rows
      .filter((row) => row.kind === 'line' && row.code.startsWith(stopCode))
      .map((row) => (readContent(row) as LineGuide | undefined)?.bay ?? 0),
  )

const violationsOf = (row: Row, content: object, rows: readonly Row[]): Record<string, string | undefined> => {
  if (row.kind === 'holidays') return checkHolidayGuide(content as { days: string })
  if (row.kind === 'stop') return checkStopGuide(content as StopGuide, { bays: baysUsed(rows, row.code) })
  const stop = rows.find((one) => one.kind === 'stop' && row.code.startsWith(one.code))
  const { baysEn = '' } = (stop && (readContent(stop) as StopGuide | undefined)) ?? {}
  return checkLineGuide(content as LineGuide, {
    isAirport: isAirportLine(row.code),
    bays: readGuideRows(baysEn).length,
  })
}

/** Guides are of one-way lines and of stations of the file, or `holidays all`, and fit together. */
export const guideFaults = ({ guides = [], lines, stations }: CatalogueFile): string[] =>
  guides.flatMap((row) => {
    const which = `guides ${row.kind} ${row.code}`
    const isKnown = {
      line: lines.some((line) => line.line_code === row.code && line.category === 'oneWay'),
      stop: stations.some(({ code }) => code === row.code),
      holidays: row.code === 'all',
    }[row.kind]
    if (!isKnown) return [`${which}: there is no such one-way line, station or list`]
    const content = readContent(row)
    if (!content) return [`${which}: its content is not JSON with the fields of the kind`]
    return Object.entries(violationsOf(row, content, guides)).flatMap(([field, code]) =>
      code ? [`${which}: ${field} is refused by ${code}`] : [],
    )
  })
