import { ErrorCard, Prose, Skeleton } from '@shuttle/ui'
import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import { usePurchaseTerms } from '../../api/terms.queries'
import { LivePart } from './live-part'
import type { Terms } from './terms'

/** Terms with the numbers of today; without them the text stands, and they can be asked for again. */
export const TermsText = ({ terms }: { terms: Terms }) => {
  const numbers = usePurchaseTerms(terms.language)
  const { words } = terms
  return (
    <article lang={terms.tag}>
      {numbers.isError && (
        <ErrorCard
          title={words.failed}
          text={words.failedHint}
          retryLabel={words.retry}
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
            {section.live && numbers.data && <LivePart part={section.live} terms={terms} numbers={numbers.data} />}
            {section.live && numbers.isPending && <Skeleton lines={3} label={words.loading} />}
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
