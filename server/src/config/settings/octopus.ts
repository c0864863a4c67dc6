import * as z from 'zod/mini'
import { setting } from '../setting'
import { httpAddress, rsaPrivateKey, rsaPublicKeys } from '../setting-kinds'

const unset = 'the sandbox'

/** Octopus. */
export const octopus = {
  OCTOPUS_URL: setting(z.optional(httpAddress), { unset, about: 'which address the service queries' }),
  OCTOPUS_LANDING_URL: setting(z.optional(httpAddress), { unset, about: 'where its landing pages are' }),
  OCTOPUS_MERCHANT: setting(z.optional(z.string()), { unset, about: "the merchant's number" }),
  OCTOPUS_PRIVATE_KEY: setting(z.optional(rsaPrivateKey), { unset, about: 'our key (PEM)' }),
  OCTOPUS_PUBLIC_KEY: setting(z.optional(rsaPublicKeys), {
    unset,
    about: 'their key (PEM); several one behind the other, of which the first encrypts',
  }),
  OCTOPUS_GATEWAY: setting(z.optional(z.string()), {
    unset: "the merchant's number",
    about: "our payment gateway's number",
  }),
  OCTOPUS_KEY_VERSION: setting(z._default(z.string(), '1'), { about: 'version of our key as it is filed' }),
  OCTOPUS_PUBLIC_KEY_VERSION: setting(z._default(z.string(), '1'), {
    about: 'version of their key as it is filed; several with commas between, in the order of the keys',
  }),
}
