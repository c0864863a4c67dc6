import { useHomeContent } from '@shuttle/queries'
import { PageBody, VisuallyHidden } from '@shuttle/ui'
import { lazySection } from '../components/lazy-section'
import { HomeHero } from '../features/browse-lines/home-hero'
import { LineTiles } from '../features/browse-lines/line-tiles'
import { ChooseLanguage } from '../features/choose-language/choose-language'
import { HomeNotices } from '../features/see-announcements/home-notices'
import { useHomeTexts } from '../i18n/use-home-texts'
import styles from './home-page.module.css'

export const LazyHomeExtras = lazySection(async () => {
  const { HomeExtras } = await import(/* webpackChunkName: "home-extras" */ './home-extras')
  return HomeExtras
})

const HomePage = () => {
  const t = useHomeTexts()
  const content = useHomeContent()
  return (
    <>
      <HomeHero actions={<ChooseLanguage />} />
      <PageBody overlap wide>
        <HomeNotices />
        <h2>
          <VisuallyHidden>{t('home.lines')}</VisuallyHidden>
        </h2>
        <LineTiles />
        {content.data && (
          <LazyHomeExtras
            content={content.data}
            waiting={content.data.banners.length > 0 && <div className={styles.banners} />}
          />
        )}
        <p className={styles.credit}>{t('home.credit')}</p>
      </PageBody>
    </>
  )
}

export { HomePage as Page }
