import { PrivacyTermsView } from '../features/read-privacy-terms/privacy-terms-view'
import { terms } from '../privacy/privacy-hk'

const PrivacyHkPage = () => <PrivacyTermsView terms={terms} />

export { PrivacyHkPage as Page }
