import { Button } from '@shuttle/ui'
import { useMay } from '../../kit/state/use-staff-index'
import { DEPARTURE_PANELS } from '../domain/departures-address'
import { useDeparturesTexts } from '../texts/use-departures-texts'
import { useDeparturesAddress } from './use-departures-address'

/** Actions on more than one day, for roles that may do them. */
export const PanelButtons = () => {
  const t = useDeparturesTexts()
  const mayEdit = useMay('departure.edit')
  const { openPanel } = useDeparturesAddress()
  if (!mayEdit) return null
  return DEPARTURE_PANELS.map((panel) => (
    <Button key={panel} kind="soft" data-open onClick={() => openPanel(panel)}>
      {t(`${panel}.open`)}
    </Button>
  ))
}
