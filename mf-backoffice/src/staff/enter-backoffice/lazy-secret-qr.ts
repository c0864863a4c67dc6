import { lazyPart } from '../../kit/lazy-part'

/** If it does not load, the key can still be typed. */
export const LazySecretQr = lazyPart(
  async () => (await import(/* webpackChunkName: "secret-qr" */ './secret-qr')).SecretQr,
  () => undefined,
)
