import type { ShownState } from '@shuttle/domain/staff'
import { useContentTexts } from '../i18n/use-content-texts'
import { AskAct } from './ask-act'

interface EndedContent {
  id: string
  revision: number
  state: ShownState
  title: string
}

interface EndContentProps {
  /** What is to be ended; undefined while nothing is asked. */
  ended: EndedContent | undefined
  call: (shown: Pick<EndedContent, 'id' | 'revision'>) => Promise<unknown>
  onAnswer: () => unknown
  onClose: () => void
}

/** Asks before a notice or a banner is ended, and says who will not see it any more. */
export const EndContent = ({ ended, call, onAnswer, onClose }: EndContentProps) => {
  const t = useContentTexts()
  return (
    <AskAct
      about={ended}
      call={call}
      name="end content"
      title={t('end.question')}
      confirmLabel={t('list.end')}
      kind="danger"
      consequence={({ state, title }) => t(state === 'planned' ? 'end.planned' : 'end.shown', { title })}
      done={({ title }) => t('end.done', { title })}
      onAnswer={onAnswer}
      onClose={onClose}
    />
  )
}
