import { PrivacyTermsView } from '../features/read-privacy-terms/privacy-terms-view'
import { terms } from '../privacy/privacy-en'

const PrivacyEnPage = () => <PrivacyTermsView terms={terms} />

export { PrivacyEnPage as Page }
