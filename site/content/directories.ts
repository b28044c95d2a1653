/** The headings of the directories; their counts are fixed. */
export const directories = {
  aiApps: {
    title: '2785 apps for 722 tasks',
    description:
      'Find an AI app for a task: what it does, what it asks for, and what to look out for.',
  },
  chatbotTemplates: {
    title: '1970 templates for 19 industries',
    description:
      'Conversations that businesses have every day, drawn up so that you can build them.',
  },
} as const
