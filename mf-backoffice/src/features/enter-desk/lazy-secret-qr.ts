import { lazyPart } from '../../components/lazy-part'

/** Without it the key is typed. */
export const LazySecretQr = lazyPart(
  async () => (await import(/* webpackChunkName: "secret-qr" */ './secret-qr')).SecretQr,
  () => undefined,
)
