import { hasFailed, useHomeContent } from '@shuttle/queries'
import { PageBody, VisuallyHidden } from '@shuttle/ui'
import { lazySection } from '../components/lazy-section'
import { HomeHero } from '../features/browse-lines/home-hero'
import { LineTiles } from '../features/browse-lines/line-tiles'
import { ChooseLanguage } from '../features/choose-language/choose-language'
import { HomeNotices } from '../features/see-announcements/home-notices'
import { useHomeTexts } from '../i18n/use-home-texts'
import styles from './home-page.module.css'

const extras = () => import(/* webpackChunkName: "home-extras" */ './home-extras')
export const LazyHomeExtras = lazySection(async () => (await extras()).HomeExtras)
export const LazyPlanTrip = lazySection(async () => (await extras()).PlanTrip)

const HomePage = () => {
  const t = useHomeTexts()
  const content = useHomeContent()
  return (
    <>
      <HomeHero actions={<ChooseLanguage />} />
      <PageBody overlap wide>
        <HomeNotices />
        {!hasFailed(content) && (
          <div className={styles.trip}>
            {content.data ? <LazyPlanTrip lines={content.data.lines} waiting={<br />} /> : <br />}
          </div>
        )}
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
