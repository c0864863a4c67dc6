import { PageBody, VisuallyHidden } from '@shuttle/ui'
import { HomeHero } from '../features/browse-lines/home-hero'
import { LineTiles } from '../features/browse-lines/line-tiles'
import { ChooseLanguage } from '../features/choose-language/choose-language'
import { useTexts } from '../i18n/use-texts'
import styles from './home-page.module.css'

export const HomePage = () => {
  const t = useTexts()
  return (
    <>
      <HomeHero actions={<ChooseLanguage />} />
      <PageBody overlap>
        <h2>
          <VisuallyHidden>{t('home.lines')}</VisuallyHidden>
        </h2>
        <LineTiles />
        <p className={styles.credit}>{t('home.credit')}</p>
      </PageBody>
    </>
  )
}
