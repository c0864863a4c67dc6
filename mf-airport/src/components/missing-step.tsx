import type { Step } from '../domain/missing-step'
import { useTexts } from '../i18n/use-texts'
import { MessageCard } from './message-card'
import { WAYS_BACK } from './ways-back'

/** Shown in place of a page that was opened before a required step: names what is missing, and links to it. */
export const MissingStep = ({ step }: { step: Step }) => {
  const t = useTexts()
  const { path, label } = WAYS_BACK[step]
  return <MessageCard title={t('missing.title')} text={t(`missing.${step}`)} to={path} label={t(label)} />
}
