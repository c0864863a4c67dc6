import { Button } from '@shuttle/ui'
import { useMay } from '../../kit/state/use-staff-index'
import { useSearchState } from '../../kit/use-search-state'
import { DEPARTURE_PANELS, DEPARTURES_ADDRESS } from '../domain/departures-address'
import { useDeparturesTexts } from '../texts/use-departures-texts'

/** Actions on more than one day, for roles that may do them. */
export const PanelButtons = () => {
  const t = useDeparturesTexts()
  const mayEdit = useMay('departure.edit')
  const { show } = useSearchState(DEPARTURES_ADDRESS)
  if (!mayEdit) return null
  return DEPARTURE_PANELS.map((panel) => (
    <Button key={panel} kind="soft" data-open onClick={() => show({ open: '', panel })}>
      {t(`${panel}.open`)}
    </Button>
  ))
}
