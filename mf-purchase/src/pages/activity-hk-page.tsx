import { terms } from '../features/read-terms/activity.zh-hk'
import { TermsPage } from './terms-page'

export const ActivityHkPage = () => <TermsPage terms={terms} />
