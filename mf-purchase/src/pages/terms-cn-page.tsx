import { terms } from '../features/read-terms/terms.zh-cn'
import { TermsPage } from './terms-page'

export const TermsCnPage = () => <TermsPage terms={terms} />
