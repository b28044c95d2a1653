/** What the directories are. */
export const directories = {
  aiApps: {
    description:
      'Find an AI app for a task: what it does, what it asks for, and what to look out for.',
  },
  chatbotTemplates: {
    description:
      'Conversations that businesses have every day, drawn up so that you can build them.',
  },
} as const
