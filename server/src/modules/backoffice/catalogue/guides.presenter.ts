import type { LanguageCode } from '@shuttle/contracts'
import type { StaffGuides } from '@shuttle/wire/staff'
import type { LineRow, StationRow } from '../../../database/types'
import { type GuideRow, nameIn, toGuides } from '../../passenger/catalogue'
import { toRevision } from '../staff'
import { presentCatalogueLine } from './prices.presenter'

interface Places {
  lines: readonly LineRow[]
  stations: ReadonlyMap<string, StationRow>
  language: LanguageCode
}

export const presentGuides = (rows: readonly GuideRow[], { lines, stations, language }: Places): StaffGuides => {
  const guides = toGuides(rows)
  const holidays = rows.find(({ kind }) => kind === 'holidays')
  const revisionOf = (kind: GuideRow['kind'], code: string) =>
    toRevision(rows.find((row) => row.kind === kind && row.code === code) ?? null)
  return {
    lines: lines.map((line) => {
      const { lineCode: code, originName, destinationName } = presentCatalogueLine(line, { stations, language }, true)
      const name = `${originName} → ${destinationName}`
      return { code, name, revision: revisionOf('line', code), content: guides.lines.get(code) ?? null }
    }),
    stops: [...stations.values()].map((station) => ({
      code: station.code,
      name: nameIn(station, language),
      revision: revisionOf('stop', station.code),
      content: guides.stops.get(station.code) ?? null,
    })),
    holidays: [
      {
        code: 'all',
        name: '',
        revision: revisionOf('holidays', 'all'),
        content: holidays ? { days: guides.holidays.join('\n') } : null,
      },
    ],
  }
}
