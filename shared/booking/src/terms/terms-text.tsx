import type { PurchaseTerms } from '@shuttle/calls'
import type { LanguageCode } from '@shuttle/contracts'
import { LANGUAGE_TAG } from '@shuttle/domain'
import { getRefusalText, hasFailed } from '@shuttle/queries'
import { ErrorCard, Prose, Skeleton } from '@shuttle/ui'
import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { TermsDocument } from './terms-document'
import { useTermsTexts } from './use-terms-texts'

interface TermsTextProps<Part extends string> {
  terms: TermsDocument<Part>
  language: LanguageCode
  /** Current figures, as answered by `usePurchaseTerms`. */
  numbers: { data: PurchaseTerms | undefined; error: unknown; isFetching: boolean; refetch: () => unknown }
  /** Renders a part of the terms from the records of the service. */
  drawPart: (part: Part, numbers: PurchaseTerms) => ReactNode
}

/** Terms with current figures; the text is shown without them while they cannot be loaded. */
export const TermsText = <Part extends string>({ terms, language, numbers, drawPart }: TermsTextProps<Part>) => {
  const t = useTermsTexts(language)
  const isMissing = hasFailed(numbers)
  return (
    <article lang={LANGUAGE_TAG[language]}>
      {isMissing && (
        <ErrorCard
          title={t('failed')}
          text={getRefusalText(numbers.error, language) ?? t('failedHint')}
          retryLabel={t('retry')}
          onRetry={() => void numbers.refetch()}
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
            {section.live && numbers.data && drawPart(section.live, numbers.data)}
            {section.live && !numbers.data && !isMissing && <Skeleton lines={3} label={t('loading')} />}
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
        {terms.related && (
          <p>
            <Link to={terms.related.href}>{terms.related.label}</Link>
          </p>
        )}
      </Prose>
    </article>
  )
}
