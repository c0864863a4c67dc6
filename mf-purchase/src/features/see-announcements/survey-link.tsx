import type { Survey } from '@shuttle/calls'
import { useNow } from '@shuttle/host'
import { Card, VisuallyHidden } from '@shuttle/ui'
import { isOpenAt } from '../../domain/announcements-now'
import { useHomeTexts } from '../../i18n/use-home-texts'

/** Leads to the questionnaire, in a tab of its own. */
export const SurveyAnchor = ({ survey }: { survey: Survey }) => {
  const t = useHomeTexts()
  return (
    <a href={survey.url} target="_blank" rel="noopener">
      {t('home.survey')}
      <VisuallyHidden> {t('home.newTab')}</VisuallyHidden>
    </a>
  )
}

/** The questionnaire, inside its time only (purchase 1). */
export const SurveyLink = ({ survey }: { survey: Survey | undefined }) => {
  const now = useNow()
  if (!survey || !isOpenAt(survey, now)) return null
  return (
    <Card>
      <SurveyAnchor survey={survey} />
    </Card>
  )
}
