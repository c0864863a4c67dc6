import type { ShownState } from '@shuttle/domain/staff'
import { ActionDialog } from '../kit/action-dialog'
import { useContentTexts } from './texts/use-content-texts'

interface EndedContent {
  id: string
  revision: number
  state: ShownState
  title: string
}

interface EndContentProps {
  /** The content to end; undefined while the dialog is closed. */
  ended: EndedContent | undefined
  call: (shown: Pick<EndedContent, 'id' | 'revision'>) => Promise<unknown>
  onAnswer: () => unknown
  onClose: () => void
}

/** Confirms the end of a notice or banner and names who will no longer see it. */
export const EndContent = ({ ended, call, onAnswer, onClose }: EndContentProps) => {
  const t = useContentTexts()
  return (
    <ActionDialog
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
