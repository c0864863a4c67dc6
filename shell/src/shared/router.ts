/**
 * What shell and remotes may use of the router, under the name `react-router-dom`. Shared whole, it would bring
 * 60 KiB more; what a remote imports and this file lacks is refused by its build.
 */
export { Navigate, useHref, useLocation, useNavigate, useSearchParams } from 'react-router'
export { Link } from '../navigation/link'
export { useBlocker } from '../navigation/use-blocker'
