import type { RouteObject } from 'react-router'

/** The pages of the room Bots. */
export const botRoutes: RouteObject[] = [
  { path: 'bots', lazy: async () => ({ Component: (await import('./list/list.js')).BotList }) },
  {
    path: 'bots/sub-flows',
    lazy: async () => ({ Component: (await import('./sub-flows/sub-flow-list.js')).SubFlowList }),
  },
  {
    path: 'bots/new',
    lazy: async () => ({ Component: (await import('./new/new-bot.js')).NewBot }),
  },
  {
    path: 'bots/:id/flow',
    // A step of a plug-in is known by its name, its fields and its exits from the first drawing on.
    lazy: async () => {
      const [{ FlowPage }] = await Promise.all([
        import('./flow/room/flow.js'),
        import('./plugins.js').then(({ bringPlugins }) => bringPlugins()),
      ])
      return { Component: FlowPage }
    },
  },
  {
    path: 'bots/:id',
    lazy: async () => ({ Component: (await import('./publish/bot-pages.js')).PublishingPages }),
    children: [
      {
        index: true,
        lazy: async () => ({ Component: (await import('./overview/overview.js')).Overview }),
      },
      {
        path: 'versions',
        lazy: async () => ({ Component: (await import('./versions/versions.js')).Versions }),
      },
      {
        path: 'looks',
        lazy: async () => ({ Component: (await import('./looks/looks.js')).Looks }),
      },
      {
        path: 'embed',
        lazy: async () => ({ Component: (await import('./embed/embed.js')).Embed }),
      },
      {
        path: 'channels',
        lazy: async () => ({ Component: (await import('./channels/channels.js')).Channels }),
      },
      {
        path: 'channels/new/:kind',
        lazy: async () => ({ Component: (await import('./channels/connect.js')).Connect }),
      },
      {
        path: 'channels/:channelId',
        lazy: async () => ({ Component: (await import('./channels/one-channel.js')).OneChannel }),
      },
      {
        path: 'intents',
        lazy: async () => ({ Component: (await import('./intents/intents.js')).Intents }),
      },
      {
        path: 'results',
        lazy: async () => ({
          Component: (await import('../results/list/bot-results.js')).BotResults,
        }),
      },
      {
        path: 'settings',
        lazy: async () => ({ Component: (await import('./settings/settings.js')).BotSettings }),
      },
    ],
  },
]
