export { RideNotices } from './ride-notices'
