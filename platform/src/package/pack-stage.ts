import { execFileSync } from 'node:child_process'

/**
 * Packs a folder into a `.tar.gz`. The same files make the same bytes: names in order, one time (seconds since 1970),
 * nobody's ownership. Whoever unpacks it, as root too, gets what every user can read and only the owner can write: the
 * folder itself is a temporary one that nobody else may enter. Throws when tar fails.
 */
export const packStage = (stage: string, file: string, seconds: string): void => {
  const sameEachTime = ['--sort=name', `--mtime=@${seconds}`, '--owner=0', '--group=0', '--numeric-owner']
  const modes = '--mode=u=rwX,go=rX'
  execFileSync('tar', [...sameEachTime, modes, '--use-compress-program=gzip -n', '-cf', file, '-C', stage, '.'])
}
