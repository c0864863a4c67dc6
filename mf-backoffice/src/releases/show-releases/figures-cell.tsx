import type { AppRelease, ReleasedVersion } from '@shuttle/wire/staff'
import { useReleasesTexts } from '../texts/use-releases-texts'
import styles from './releases.module.css'

interface FiguresCellProps {
  app: AppRelease
  /** Whose figure is marked. */
  bad: 'trial' | 'live' | undefined
  format: (figures: NonNullable<ReleasedVersion['figures']>) => string | undefined
}

/** A figure of the version on trial above that of the live one; without a trial, or without visits, one of both. */
export const FiguresCell = ({ app: { live, trial }, bad, format }: FiguresCellProps) => {
  const t = useReleasesTexts()
  const [tried, usual] = [trial?.build, live].map((version) => version?.figures && format(version.figures))
  const mark = (which: typeof bad) => (bad === which ? styles.bad : '')
  if (!tried && !usual) return <span className={`${styles.first} ${styles.muted}`}>{t('list.noVisits')}</span>
  return (
    <>
      {tried && <span className={`${styles.first} ${mark('trial')}`}>{tried}</span>}
      {usual && (
        <span className={`${tried ? styles.below : styles.first} ${mark('live')}`}>
          {trial ? t('list.ofLive', { value: usual }) : usual}
        </span>
      )}
    </>
  )
}
