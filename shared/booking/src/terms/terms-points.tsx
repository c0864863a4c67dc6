/** Sentences of a live part of terms, one below the other. */
export const TermsPoints = ({ points }: { points: readonly string[] }) => (
  <ul>
    {points.map((point) => (
      <li key={point}>{point}</li>
    ))}
  </ul>
)
