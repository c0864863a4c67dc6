import { execFileSync } from 'node:child_process'

/**
 * Packs a folder into a `.tar.gz`. Equal files make equal bytes: sorted names, one time (seconds since 1970), no owner.
 * Unpacked, as root too, every file is readable for all users and writable for its owner only, unlike the temporary
 * folder itself. Throws when tar fails.
 */
export const packStage = (stage: string, file: string, seconds: string): void => {
  const sameEachTime = ['--sort=name', `--mtime=@${seconds}`, '--owner=0', '--group=0', '--numeric-owner']
  const modes = '--mode=u=rwX,go=rX'
  execFileSync('tar', [...sameEachTime, modes, '--use-compress-program=gzip -n', '-cf', file, '-C', stage, '.'])
}
