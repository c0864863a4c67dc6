import type { PrivacySection } from '../../privacy/privacy-terms'

/** Points before sentences: what is listed first, what follows from it after. */
export const PrivacySectionView = ({ section: { heading, points, paragraphs } }: { section: PrivacySection }) => (
  <>
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
  </>
)
