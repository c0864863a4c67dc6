import { terms } from '../features/read-terms/terms.zh-hk'
import { TermsPage } from './terms-page'

export const TermsHkPage = () => <TermsPage terms={terms} />
