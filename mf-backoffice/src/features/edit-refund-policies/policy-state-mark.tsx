import { StateMark } from '@shuttle/ui/backoffice'
import { useFeesTexts } from '../../i18n/use-fees-texts'

/** Whether a version is over, in force, or planned. */
export const PolicyStateMark = ({ state }: { state: string }) => {
  const t = useFeesTexts()
  if (state === 'NOW')
    return (
      <StateMark glyph="done" tone="success">
        {t('versions.now')}
      </StateMark>
    )
  if (state === 'COMING')
    return (
      <StateMark glyph="waiting" tone="info">
        {t('versions.coming')}
      </StateMark>
    )
  return <StateMark glyph="ended">{t('versions.over')}</StateMark>
}
