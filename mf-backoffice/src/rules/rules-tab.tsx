import { buttonClass } from '@shuttle/ui'
import { Link } from 'react-router-dom'
import { findSection } from '../kit/addresses/backoffice-sections'
import { useMay } from '../kit/state/use-staff-index'
import { StaffPage } from '../staff/enter-backoffice/staff-page'
import { EditRule } from './set-rules/edit-rule'
import { RuleFilters } from './set-rules/rule-filters'
import { RuleList } from './set-rules/rule-list'
import { useRulesTexts } from './texts/use-rules-texts'
import { useRulesAddress } from './use-rules-address'

/** Dated rules: the sales policy, captchas of orders, surveys; the URL has part, state and the edited rule. */
export const RulesTab = () => {
  const t = useRulesTexts()
  const mayEdit = useMay('rule.edit')
  const { part, edit, href } = useRulesAddress()
  const isEditing = edit !== '' && mayEdit
  return (
    <StaffPage
      section={findSection('rules')}
      title={t('nav.rules')}
      note={t('list.note')}
      actions={
        mayEdit &&
        (isEditing ? (
          <Link to={href({})} className={buttonClass({ kind: 'soft' })}>
            {t('list.back')}
          </Link>
        ) : (
          <Link to={href({ edit: 'new' })} className={buttonClass({})}>
            {t(`list.new.${part}`)}
          </Link>
        ))
      }
    >
      {isEditing ? (
        <EditRule />
      ) : (
        <>
          <RuleFilters />
          <RuleList />
        </>
      )}
    </StaffPage>
  )
}
