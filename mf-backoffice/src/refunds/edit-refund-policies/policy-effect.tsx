import { addDays } from '@shuttle/domain'
import { planAddition } from '@shuttle/domain/staff'
import { Stack } from '@shuttle/ui'
import type { PolicyContent, PolicyVersion } from '@shuttle/wire/staff'
import { useFeesTexts } from '../../kit/texts/use-fees-texts'
import { PolicyPreview } from './policy-preview'
import { usePolicyLabels } from './use-policy-labels'

const NEW = 'new'

/** Ends of all versions with the new one, or a violation; the service decides again, and alone checks a begin. */
export const planPolicy = ({ from, until, terms }: PolicyContent, others: readonly PolicyVersion[]) =>
  planAddition(others, { ...terms, id: NEW, from, until, chosenUntil: until }, addDays(from || '2000-01-01', -1))

interface PolicyEffectProps {
  content: PolicyContent
  others: readonly PolicyVersion[]
}

/** The sales that a version applies to, the version it ends, and the sentences for passengers. */
export const PolicyEffect = ({ content, others }: PolicyEffectProps) => {
  const t = useFeesTexts()
  const { formatDays, lastDay } = usePolicyLabels()
  const { from, until, terms } = content
  const planned = planPolicy(content, others)
  const ends = typeof planned === 'string' ? undefined : planned
  const ended = ends && others.find(({ id, until: before }) => ends.get(id) !== before && ends.get(id) === from)
  return (
    <Stack>
      <p>{t('form.confirmText', { days: formatDays({ from, until: ends?.get(NEW) }) })}</p>
      {ended && <p>{t('form.ends', { id: ended.id, until: lastDay(from) })}</p>}
      <PolicyPreview policy={{ ...terms, id: NEW, from, until }} />
    </Stack>
  )
}
