/** Plays though the phone is set to silent, as a film would (Safari). */
const askForPlayback = (): void => {
  const { audioSession } = navigator as Navigator & { audioSession?: { type: string } }
  if (audioSession) audioSession.type = 'playback'
}

/**
 * Plays a sound once; resolves when it has ended. Call it while a tap is handled: browsers allow no other start of a sound.
 * Decoded here, because a media element asks in parts for what is never the same twice.
 */
export const playSound = async (fetchSound: () => Promise<ArrayBuffer>): Promise<void> => {
  askForPlayback()
  const player = new AudioContext()
  try {
    await player.resume()
    const sound = await player.decodeAudioData(await fetchSound())
    const source = new AudioBufferSourceNode(player, { buffer: sound })
    source.connect(player.destination)
    const ended = new Promise((resolve) => source.addEventListener('ended', resolve, { once: true }))
    source.start()
    await ended
  } finally {
    await player.close()
  }
}
