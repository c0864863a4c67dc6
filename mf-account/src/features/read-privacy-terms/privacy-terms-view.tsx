import { HelpAside } from '@shuttle/booking/help'
import { useGoBack } from '@shuttle/host'
import { Card, PageBody, PageHeader, Prose } from '@shuttle/ui'
import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import { useTexts } from '../../i18n/use-texts'
import { privacyHref } from '../../paths'
import styles from './privacy-terms.module.css'

/** One chapter: the list comes first, then the paragraphs that follow from it. */
export interface PrivacySection {
  heading: string
  points?: readonly string[]
  paragraphs?: readonly string[]
}

/** The terms in one language. They are content of their own pages, not texts of every screen. */
export interface PrivacyTerms {
  /** BCP 47 tag of the terms, whatever the language of the screen around them. */
  languageTag: string
  title: string
  /** When this version took effect. */
  effective: string
  introduction: string
  sections: readonly PrivacySection[]
  /** Text before and after the contact address. */
  contact: { heading: string; before: string; after: string }
}

const PRIVACY_ADDRESS = 'privacy@bridge-shuttle.example'

const LANGUAGES = [
  { code: 'zh-hk', tag: 'zh-HK', name: '繁體中文' },
  { code: 'zh-cn', tag: 'zh-CN', name: '简体中文' },
  { code: 'en', tag: 'en', name: 'English' },
] as const

/** The terms stay in their own language, whatever the language of the site. */
export const PrivacyTermsView = ({ terms }: { terms: PrivacyTerms }) => {
  const t = useTexts()
  const goBack = useGoBack()
  return (
    <>
      <PageHeader title={t('privacy.title')} back={{ label: t('page.back'), onBack: goBack }} />
      <PageBody>
        <nav aria-label={t('privacy.languages')} className={styles.languages}>
          {LANGUAGES.map(({ code, tag, name }) => (
            <Link
              key={code}
              to={privacyHref(code)}
              replace
              lang={tag}
              className={styles.language}
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
              {terms.sections.map(({ heading, points, paragraphs }) => (
                <Fragment key={heading}>
                  <h2>{heading}</h2>
                  {points && (
                    <ul>
                      {points.map((point) => (
                        <li key={point}>{point}</li>
                      ))}
                    </ul>
                  )}
                  {paragraphs?.map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                </Fragment>
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
        <HelpAside />
      </PageBody>
    </>
  )
}
