import { AIRPORT_BUS, AIRPORT_LINE, airportLineHref } from '@shuttle/booking/addresses'
import type { LineOnSale } from '@shuttle/calls'
import { AIRPORT_ROUTE_CODES, linesByRouteCode } from '@shuttle/domain'
import { isRoutable } from '@shuttle/host'
import { Link } from 'react-router-dom'
import { useHomeTexts } from '../../i18n/use-home-texts'
import styles from './airport-tiles.module.css'
import { LineTile } from './line-tile'

/**
 * Both directions of the airport line, and a link to its pages; each only if a remote owns the page (purchase 2, home).
 */
export const AirportTiles = ({ lines }: { lines: readonly LineOnSale[] }) => {
  const t = useHomeTexts()
  const tiles = isRoutable(AIRPORT_LINE) ? linesByRouteCode(lines, AIRPORT_ROUTE_CODES) : []
  const hasEntry = isRoutable(AIRPORT_BUS)
  if (tiles.length === 0 && !hasEntry) return null
  return (
    <section className={styles.airport} aria-labelledby="airport-line">
      <h2 id="airport-line">{t('home.airport')}</h2>
      {tiles.length > 0 && (
        <ul>
          {tiles.map((line) => (
            <li key={line.lineCode}>
              <LineTile line={line} to={airportLineHref(line)} />
            </li>
          ))}
        </ul>
      )}
      {hasEntry && (
        <Link to={AIRPORT_BUS} className={styles.entry}>
          {t('home.airportEntry')}
        </Link>
      )}
    </section>
  )
}
