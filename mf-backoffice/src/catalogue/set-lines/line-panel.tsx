import { Button } from '@shuttle/ui'
import { SidePanel } from '@shuttle/ui/backoffice'
import { useId } from 'react'
import { useMay } from '../../kit/state/use-staff-index'
import { useCatalogueLineName } from '../../kit/use-catalogue-line-name'
import { useSearchState } from '../../kit/use-search-state'
import { LINES_ADDRESS } from '../domain/lines-address'
import { useLinesTexts } from '../texts/use-lines-texts'
import { PeakForm } from './peak-form'
import { SettingsForm } from './settings-form'
import { useOpenLine } from './use-open-line'

/** The form of the URL beside the lines: settings or peak days of the open line. */
export const LinePanel = () => {
  const t = useLinesTexts()
  const toName = useCatalogueLineName()
  const id = useId()
  const mayEdit = useMay('line-settings.edit')
  const { values, show } = useSearchState(LINES_ADDRESS)
  const form = values.edit
  const opened = useOpenLine()
  const line = opened ? toName({ ...opened.line, isOnSale: true }) : ''
  const Form = form === 'peak' ? PeakForm : SettingsForm
  return (
    <SidePanel
      open={mayEdit && form !== '' && opened !== undefined}
      onClose={() => show({ edit: '' })}
      title={t(form === 'peak' ? 'peak.title' : 'settings.title', { line })}
      closeLabel={t('page.close')}
      actions={
        <Button type="submit" form={id} block>
          {t('common.check')}
        </Button>
      }
    >
      {opened && <Form key={opened.line.lineCode} id={id} {...opened} />}
    </SidePanel>
  )
}
