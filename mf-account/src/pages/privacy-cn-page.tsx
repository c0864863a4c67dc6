import { PrivacyTermsView } from '../features/read-privacy-terms/privacy-terms-view'
import { terms } from '../privacy/privacy-cn'

const PrivacyCnPage = () => <PrivacyTermsView terms={terms} />

export { PrivacyCnPage as Page }
