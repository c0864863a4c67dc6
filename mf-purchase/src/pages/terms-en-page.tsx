import { terms } from '../features/read-terms/terms.en'
import { TermsPage } from './terms-page'

export const TermsEnPage = () => <TermsPage terms={terms} />
