/** Makes sound audible although the phone is set to silent, like a film (Safari). */
const requestPlayback = (): void => {
  const { audioSession } = navigator as Navigator & { audioSession?: { type: string } }
  if (audioSession) audioSession.type = 'playback'
}

/**
 * Runs a sound once; resolves when it has ended. Call it in a tap handler, because browsers start no sound otherwise.
 * Decoded here, because a media element sends range requests, and the answer differs each time.
 */
export const playSound = async (fetchSound: () => Promise<ArrayBuffer>): Promise<void> => {
  requestPlayback()
  const audioContext = new AudioContext()
  try {
    await audioContext.resume()
    const sound = await audioContext.decodeAudioData(await fetchSound())
    const source = new AudioBufferSourceNode(audioContext, { buffer: sound })
    source.connect(audioContext.destination)
    const ended = new Promise((resolve) => source.addEventListener('ended', resolve, { once: true }))
    source.start()
    await ended
  } finally {
    await audioContext.close()
  }
}
