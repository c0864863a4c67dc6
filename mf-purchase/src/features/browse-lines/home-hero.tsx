import { BridgeArt } from '@shuttle/ui'
import type { ReactNode } from 'react'
import { useHomeTexts } from '../../i18n/use-home-texts'
import styles from './home-hero.module.css'

/** The name of the bus under the bridge; the first card overlaps its lower edge. */
export const HomeHero = ({ actions }: { actions: ReactNode }) => {
  const t = useHomeTexts()
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
