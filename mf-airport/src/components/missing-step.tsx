import type { Step } from '../domain/missing-step'
import { useTexts } from '../i18n/use-texts'
import { MessageCard } from './message-card'
import { WAYS_BACK } from './ways-back'

/** In place of a page that was opened before the step it stands on: says what is missing, and leads there. */
export const MissingStep = ({ step }: { step: Step }) => {
  const t = useTexts()
  const { path, label } = WAYS_BACK[step]
  return <MessageCard title={t('missing.title')} text={t(`missing.${step}`)} to={path} label={t(label)} />
}
