import { buttonClass } from '@shuttle/ui'
import { Link } from 'react-router-dom'
import { useMay } from '../kit/state/use-staff-index'
import { useContentTexts } from './texts/use-content-texts'
import { useContentAddress } from './use-content-address'

/** Actions beside the title: a new item for roles that may create one, or the link back from a form. */
export const ContentActions = ({ tab, newLabel }: { tab: 'notices' | 'banners'; newLabel: string }) => {
  const t = useContentTexts()
  const mayEdit = useMay('content.edit')
  const { values, href } = useContentAddress(tab)
  if (values.edit !== '')
    return (
      <Link to={href({})} className={buttonClass({ kind: 'soft' })}>
        {t('list.back')}
      </Link>
    )
  return (
    mayEdit && (
      <Link to={href({ edit: 'new' })} className={buttonClass({})}>
        {newLabel}
      </Link>
    )
  )
}
