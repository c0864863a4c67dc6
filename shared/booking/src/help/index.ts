export { HelpAside } from './help-aside'
export { HelpLink } from './help-link'
