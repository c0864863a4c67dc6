export type ChannelMessage = { type: 'signed-in'; memberId: string } | { type: 'signed-out' }

export interface SessionChannel {
  post: (message: ChannelMessage) => void
  listen: (listener: (message: ChannelMessage) => void) => void
}

/** Tabs of one browser share the cookie, so this channel synchronizes the signed-in member. */
export const openSessionChannel = (): SessionChannel => {
  let channel: BroadcastChannel
  try {
    channel = new BroadcastChannel('shuttle-session')
  } catch {
    // Browsers that block storage may refuse the channel too: then each tab is on its own.
    return { post: () => undefined, listen: () => undefined }
  }
  return {
    post: (message) => channel.postMessage(message),
    listen: (listener) => {
      channel.addEventListener('message', (event: MessageEvent<ChannelMessage>) => listener(event.data))
    },
  }
}
