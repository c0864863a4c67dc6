import { terms } from '../features/read-terms/activity.zh-cn'
import { TermsPage } from './terms-page'

export const ActivityCnPage = () => <TermsPage terms={terms} />
