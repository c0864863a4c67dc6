import { useLocation } from 'react-router-dom'
import { LinePage } from './line-page'
import { StopPage } from './stop-page'

/** The page of a line, or of a stop, by its path. */
const GuidePage = () => (useLocation().pathname === '/line' ? <LinePage /> : <StopPage />)

export { GuidePage as Page }
