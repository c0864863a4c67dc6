import { useGoBack } from '@shuttle/host'
import { Card, PageBody, PageHeader, Prose } from '@shuttle/ui'
import { Link } from 'react-router-dom'
import { useTexts } from '../../i18n/use-texts'
import { privacyHref } from '../../paths'
import { PRIVACY_ADDRESS, type PrivacyTerms } from '../../privacy/privacy-terms'
import { PrivacySectionView } from './privacy-section-view'
import styles from './privacy-terms.module.css'

const EDITIONS = [
  { code: 'zh-hk', tag: 'zh-HK', name: '繁體中文' },
  { code: 'zh-cn', tag: 'zh-CN', name: '简体中文' },
  { code: 'en', tag: 'en', name: 'English' },
] as const

/** The terms keep their own language, whatever the language of the site. */
export const PrivacyTermsView = ({ terms }: { terms: PrivacyTerms }) => {
  const t = useTexts()
  const goBack = useGoBack()
  return (
    <>
      <PageHeader title={t('privacy.title')} back={{ label: t('privacy.back'), onBack: goBack }} />
      <PageBody>
        <nav aria-label={t('privacy.languages')} className={styles.editions}>
          {EDITIONS.map(({ code, tag, name }) => (
            <Link
              key={code}
              to={privacyHref(code)}
              replace
              lang={tag}
              className={styles.edition}
              aria-current={tag === terms.languageTag ? 'page' : undefined}
            >
              {name}
            </Link>
          ))}
        </nav>
        <Card>
          <article lang={terms.languageTag}>
            <Prose>
              <p className={styles.effective}>{terms.effective}</p>
              <p>{terms.introduction}</p>
              {terms.sections.map((section) => (
                <PrivacySectionView key={section.heading} section={section} />
              ))}
              <h2>{terms.contact.heading}</h2>
              <p>
                {terms.contact.before}
                <a href={`mailto:${PRIVACY_ADDRESS}`}>{PRIVACY_ADDRESS}</a>
                {terms.contact.after}
              </p>
            </Prose>
          </article>
        </Card>
      </PageBody>
    </>
  )
}
