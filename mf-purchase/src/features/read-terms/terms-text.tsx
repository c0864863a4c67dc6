import type { LanguageCode } from '@shuttle/contracts'
import { LANGUAGE_TAG } from '@shuttle/domain'
import { getRefusalText, hasFailed, usePurchaseTerms } from '@shuttle/queries'
import { ErrorCard, Prose, Skeleton } from '@shuttle/ui'
import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import type { TermsDocument } from '../../i18n/terms/terms-document'
import { useTermsTexts } from '../../i18n/terms/use-terms-texts'
import { LivePart } from './live-part'

/** Terms with the numbers of today; the text is shown without them while they cannot be loaded. */
export const TermsText = ({ terms, language }: { terms: TermsDocument; language: LanguageCode }) => {
  const t = useTermsTexts(language)
  const numbers = usePurchaseTerms(language)
  return (
    <article lang={LANGUAGE_TAG[language]}>
      {hasFailed(numbers) && (
        <ErrorCard
          title={t('failed')}
          text={getRefusalText(numbers.error, language) ?? t('failedHint')}
          retryLabel={t('retry')}
          onRetry={() => numbers.refetch()}
          busy={numbers.isFetching}
        />
      )}
      <Prose>
        <p>{terms.intro}</p>
        {terms.sections.map((section) => (
          <Fragment key={section.heading}>
            <h2>{section.heading}</h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {section.live && numbers.data && (
              <LivePart part={section.live} language={language} numbers={numbers.data} />
            )}
            {section.live && !numbers.data && !hasFailed(numbers) && <Skeleton lines={3} label={t('loading')} />}
            {section.points && (
              <ul>
                {section.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </Fragment>
        ))}
        <p>{terms.effective}</p>
        <p>
          <Link to={terms.related.href}>{terms.related.label}</Link>
        </p>
      </Prose>
    </article>
  )
}
