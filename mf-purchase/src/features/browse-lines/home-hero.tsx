import { BridgeArt } from '@shuttle/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/use-texts'
import styles from './home-hero.module.css'

/** The name of the bus under the bridge; the first card overlaps its lower edge. */
export const HomeHero = ({ actions }: { actions: ReactNode }) => {
  const t = useTexts()
  return (
    <header className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.actions}>{actions}</div>
        <h1 className={styles.name}>{t('common.busName')}</h1>
        <p className={styles.tagline}>{t('home.tagline')}</p>
        <div className={styles.bridge}>
          <BridgeArt />
        </div>
      </div>
    </header>
  )
}
