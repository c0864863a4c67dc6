import type { ShownState } from '@shuttle/domain/staff'
import { Button, buttonClass } from '@shuttle/ui'
import { Link } from 'react-router-dom'
import { useMay } from '../kit/state/use-staff-index'
import { useContentTexts } from './texts/use-content-texts'
import { useContentAddress } from './use-content-address'

interface ContentPanelActionsProps {
  tab: 'notices' | 'banners'
  id: string
  state: ShownState
  onEnd: () => void
}

/** Actions on a notice or banner; nothing for roles that only read. */
export const ContentPanelActions = ({ tab, id, state, onEnd }: ContentPanelActionsProps) => {
  const t = useContentTexts()
  const { href } = useContentAddress(tab)
  if (!useMay('content.edit')) return null
  return (
    <>
      <Link to={href({ edit: id })} className={buttonClass({ block: true })}>
        {t('list.edit')}
      </Link>
      <Link to={href({ edit: 'new', copy: id })} className={buttonClass({ kind: 'soft', block: true })}>
        {t('list.copy')}
      </Link>
      {state !== 'over' && (
        <Button kind="danger" block onClick={onEnd}>
          {t('list.end')}
        </Button>
      )}
    </>
  )
}
