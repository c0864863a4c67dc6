import type { AppRelease, ReleasedVersion } from '@shuttle/wire/staff'
import { useReleasesTexts } from '../texts/use-releases-texts'
import styles from './releases.module.css'

interface FiguresCellProps {
  app: AppRelease
  isBad: boolean
  format: (figures: NonNullable<ReleasedVersion['figures']>) => string | undefined
}

/** A figure of the version on trial above that of the live one; without a trial, or without visits, one of both. */
export const FiguresCell = ({ app: { live, trial }, isBad, format }: FiguresCellProps) => {
  const t = useReleasesTexts()
  const [tried, usual] = [trial?.build, live].map((version) => version?.figures && format(version.figures))
  const ofLive = usual && t('list.ofLive', { value: usual })
  if (!tried)
    return usual ? (
      trial ? (
        ofLive
      ) : (
        usual
      )
    ) : (
      <span className={`${styles.first} ${styles.muted}`}>{t('list.noVisits')}</span>
    )
  return (
    <>
      <span className={isBad ? `${styles.first} ${styles.bad}` : styles.first}>{tried}</span>
      <span className={styles.below}>{ofLive}</span>
    </>
  )
}
