import { terms } from '../features/read-terms/activity.en'
import { TermsPage } from './terms-page'

export const ActivityEnPage = () => <TermsPage terms={terms} />
