import { buttonClass } from '@shuttle/ui'
import { Link } from 'react-router-dom'
import { findSection } from '../addresses/backoffice-sections'
import { useRulesAddress } from '../components/use-rules-address'
import { StaffPage } from '../features/enter-backoffice/staff-page'
import { EditRule } from '../features/set-rules/edit-rule'
import { RuleFilters } from '../features/set-rules/rule-filters'
import { RuleList } from '../features/set-rules/rule-list'
import { useRulesTexts } from '../i18n/use-rules-texts'
import { useMay } from '../state/use-staff-index'

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
