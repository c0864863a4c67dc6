import { PageBody, VisuallyHidden } from '@shuttle/ui'
import { useHomeOffer } from '../api/lines.queries'
import { HomeHero } from '../features/browse-lines/home-hero'
import { LineTiles } from '../features/browse-lines/line-tiles'
import { ChooseLanguage } from '../features/choose-language/choose-language'
import { HomeNotices } from '../features/see-announcements/home-notices'
import { useTexts } from '../i18n/use-texts'
import styles from './home-page.module.css'
import { LateHomeExtras } from './late-home-extras'

export const HomePage = () => {
  const t = useTexts()
  const offer = useHomeOffer()
  return (
    <>
      <HomeHero actions={<ChooseLanguage />} />
      <PageBody overlap>
        <HomeNotices />
        <h2>
          <VisuallyHidden>{t('home.lines')}</VisuallyHidden>
        </h2>
        <LineTiles />
        {offer.data && (
          <LateHomeExtras
            offer={offer.data}
            waiting={offer.data.banners.length > 0 && <div className={styles.banners} />}
          />
        )}
        <p className={styles.credit}>{t('home.credit')}</p>
      </PageBody>
    </>
  )
}
