import { linesByRouteCode, TILE_ROUTE_CODES } from '@shuttle/domain'
import { hasFailed, useLines } from '@shuttle/queries'
import { EmptyState, Skeleton } from '@shuttle/ui'
import { NotLoadedCard } from '../../components/not-loaded-card'
import { useHomeTexts } from '../../i18n/use-home-texts'
import { LineTile } from './line-tile'
import styles from './line-tiles.module.css'

/** The one-way lines on sale, in the order of the specification (purchase 2, home screen). */
export const LineTiles = () => {
  const t = useHomeTexts()
  const lines = useLines()
  if (hasFailed(lines)) return <NotLoadedCard query={lines} />
  if (!lines.data) {
    return (
      <div className={styles.tiles}>
        {TILE_ROUTE_CODES.map((code) => (
          <Skeleton key={code} kind="card" lines={2} label={t('common.loading')} />
        ))}
      </div>
    )
  }
  const tiles = linesByRouteCode(lines.data, TILE_ROUTE_CODES)
  if (tiles.length === 0) return <EmptyState title={t('home.empty')}>{t('home.emptyHint')}</EmptyState>
  return (
    <ul className={styles.tiles}>
      {tiles.map((line) => (
        <li key={line.lineCode}>
          <LineTile line={line} />
        </li>
      ))}
    </ul>
  )
}
