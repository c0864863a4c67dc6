/**
 * All of the router that anybody in the page may use. Shared whole, it would bring 60 KiB more; what a remote imports
 * and this file lacks is refused by its build.
 */
export {
  Link,
  Navigate,
  useBlocker,
  useHref,
  useLocation,
  useNavigate,
  useSearchParams,
} from 'react-router-dom'
