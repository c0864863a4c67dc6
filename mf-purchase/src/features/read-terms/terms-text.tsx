import { Prose } from '@shuttle/ui'
import { Fragment } from 'react'
import type { Terms } from './terms'

export const TermsText = ({ terms }: { terms: Terms }) => (
  <article lang={terms.tag}>
    <Prose>
      <p>{terms.intro}</p>
      {terms.sections.map((section) => (
        <Fragment key={section.heading}>
          <h2>{section.heading}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
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
    </Prose>
  </article>
)
