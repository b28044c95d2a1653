import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: '../server/dist/site',
  ssr: true,
} satisfies Config
