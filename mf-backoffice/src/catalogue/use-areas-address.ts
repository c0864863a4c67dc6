import { useNavigate } from 'react-router-dom'
import { useTabValues } from '../kit/use-tab-values'

/** The code of the area that is renamed, in the URL; `new` adds one. */
export const useAreasAddress = () => {
  const navigate = useNavigate()
  const { values, href } = useTabValues('areas', ['edit'])
  return { edit: values.edit, href, toList: () => void navigate(href({})) }
}
