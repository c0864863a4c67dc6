import { useNavigate } from 'react-router-dom'
import { useTabValues } from './use-tab-values'

/** The area that is renamed, by its code; `new` is one that is added. */
export const useAreasAddress = () => {
  const navigate = useNavigate()
  const { values, href } = useTabValues('areas', ['edit'])
  return { edit: values.edit, href, toList: () => void navigate(href({})) }
}
