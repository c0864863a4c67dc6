import type { LineOnSale } from '@shuttle/calls'
import { hasFailed, useLine } from '@shuttle/queries'
import { Skeleton } from '@shuttle/ui'
import type { ReactNode } from 'react'
import type { AirportLineCode } from '../domain/airport-trip-selection'
import { useTexts } from '../i18n/use-texts'
import { AIRLINE } from '../paths'
import { MessageCard } from './message-card'
import { NotLoadedCard } from './not-loaded-card'

interface LineOnSaleOnlyProps {
  lineCode: AirportLineCode
  children: (line: LineOnSale) => ReactNode
}

/** Renders its children for a line on sale; otherwise a placeholder, or why there is none. */
export const LineOnSaleOnly = ({ lineCode, children }: LineOnSaleOnlyProps) => {
  const t = useTexts()
  const line = useLine(lineCode)
  if (hasFailed(line)) return <NotLoadedCard query={line} />
  if (line.data === undefined) return <Skeleton kind="card" lines={8} label={t('page.loading')} />
  if (line.data === null) {
    return <MessageCard title={t('missing.notSold')} to={AIRLINE} label={t('missing.toAirline')} />
  }
  return children(line.data)
}
