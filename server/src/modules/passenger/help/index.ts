export { registerHelp } from './help.routes'
