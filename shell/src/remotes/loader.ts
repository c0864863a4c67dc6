/** How this build of the shell loads remotes. */
export { federatedLoader as loader } from './federated-loader'
