/**
 * The part of the router that shell and remotes may use, under the name `react-router-dom`. Sharing all of it would add
 * 60 KiB; the build of a remote refuses imports that this file lacks.
 */
export { Navigate, useHref, useLocation, useNavigate, useSearchParams } from 'react-router'
export { Link } from '../navigation/link'
export { useBlocker } from '../navigation/use-blocker'
