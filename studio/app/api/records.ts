import type { AnswerOf, EventOf, InputOf } from 'talkgraph/client'

// Names for what the API answers with: the shapes are the server's own.

/** Who calls, and for which account. */
export type CallerRecord = AnswerOf<'fetchMe'>

/** Somebody who signs in. */
export type PersonRecord = NonNullable<CallerRecord['member']>

/** Somebody who belongs to an account. */
export type MemberRecord = AnswerOf<'listMembers'>['members'][number]

/** Somebody who was invited and has not come yet. */
export type InvitationRecord = AnswerOf<'listInvitations'>['invitations'][number]

/** An invitation that was just made. */
export type MadeInvitation = AnswerOf<'inviteMember'>

/** A key of an account, without the key itself. */
export type KeyRecord = AnswerOf<'listKeys'>['keys'][number]

/** A bot with what its pages need beside its state. */
export type BotAbout = AnswerOf<'fetchOverview'>

/** A bot with the state that it is in. */
export type BotState = BotAbout['chatbot']

/** A finding of lint with its place in words. */
export type VersionFinding = AnswerOf<'listFindings'>['findings'][number]

/** A version of a bot, without its flow. */
export type BotVersion = AnswerOf<'listVersions'>['versions'][number]

/** A draft that was kept under a name, without its flow. */
export type NamedDraft = AnswerOf<'listNamedDrafts'>['drafts'][number]

/** What changed from one version of a bot to another. */
export type VersionChanges = Pick<
  AnswerOf<'listChanges'>,
  'nodes' | 'edges' | 'looks' | 'settings' | 'others' | 'left'
>

/** A value that is another one than before, as people read it; null where there is none. */
export type ValueChange = VersionChanges['looks'][number]

/** What became of a step. */
export type NodeChange = VersionChanges['nodes'][number]

/** A way between two steps that is new, or gone. */
export type EdgeChange = VersionChanges['edges'][number]

/** A bot to begin with. */
export type ExampleBot = AnswerOf<'listExamples'>['examples'][number]

/** What a visitor can say with one press. */
export type QuickPrompt = AnswerOf<'fetchChatbot'>['chatbot']['nextSuggestions'][number]

/** What was set of stored conversations, above the bot file; null leaves it to that. */
export type StoredSettings = Pick<
  AnswerOf<'fetchChatbot'>['chatbot']['settings'],
  'collectResults' | 'resultRetentionDays' | 'resultWebhookUrl' | 'leadMail' | 'leadMailTo'
>

/** Somebody who asks for an account. */
export type AccessRequestRecord = AnswerOf<'listAccessRequests'>['requests'][number]

/** How the server stands. */
export type ServerStateRecord = AnswerOf<'fetchServerState'>

/** What the public site says of who runs the server, and what it claims. */
export type ServerSiteRecord = AnswerOf<'fetchServerSite'>

/** What a visitor of the site sent. */
export type EnquiryRecord = AnswerOf<'listEnquiries'>['enquiries'][number]

/** An account as who runs the server sees it. */
export type AccountUseRecord = AnswerOf<'listServerAccounts'>['accounts'][number]

/** A newsletter. */
export type NewsletterRecord = AnswerOf<'listNewsletters'>['newsletters'][number]

/** Who reads newsletters. */
export type SubscriberCounts = AnswerOf<'listNewsletters'>['counts']

/** Somebody who asked for newsletters. */
export type SubscriberRecord = AnswerOf<'listNewsletters'>['subscribers'][number]

/** A stored conversation in a list. */
export type ResultRecord = AnswerOf<'listResults'>['results'][number]

/** How far a conversation came. */
export type ResultState = ResultRecord['state']

/** A stored conversation with all that was said in it. */
export type WholeResultRecord = AnswerOf<'fetchResult'>['result']

/** A call or a mail of a conversation, and what became of it. */
export type ResultCall = WholeResultRecord['calls'][number]

/** A step that was visited, or an edge that was followed. */
export type PathEntry = WholeResultRecord['path'][number]

/** Counts of a range of days. */
export type ResultCounts = AnswerOf<'countResults'>

/** How many conversations began on a day, and what became of them. */
export type DayCount = ResultCounts['days'][number]

/** How many conversations passed an edge. */
export type EdgeCount = ResultCounts['edges'][number]

/** What conversations did at each step of a flow. */
export type FlowResults = AnswerOf<'countFlowResults'>

/** What the conversations that rest did at a step, each counted once. */
export type StepResults = FlowResults['steps'][number]

/** What was answered at a step. */
export type StepAnswers = AnswerOf<'countStepAnswers'>

/** A kind of channel that a bot can be connected with. */
export type ChannelKind = AnswerOf<'listChannelKinds'>['kinds'][number]

/** One thing that an owner enters to connect a bot. */
export type ChannelField = ChannelKind['fields'][number]

/** A connection of a bot with a channel. */
export type ChannelRecord = AnswerOf<'listChannels'>['channels'][number]

/** How messages go over a connection. */
export type ChannelHealth = ChannelRecord['health']

/** What an owner entered, as it is told. */
export type ChannelSetting = ChannelRecord['settings'][string]

/** What brings people to a bot's own page. */
export type ChannelPage = AnswerOf<'fetchChannelPage'>['page']

/** A message that a provider has approved; `text` names its values as `{{name}}`. */
export type ChannelTemplate = AnswerOf<'listDeskTemplates'>['templates'][number]

/** Which threads a desk lists. */
export type DeskFilter = NonNullable<InputOf<'listDeskThreads'>['filter']>

/** A thread as a desk shows it. */
export type DeskThread = AnswerOf<'fetchDeskThread'>['thread']

/** What is known of the visitor of a thread beside the thread. */
export type DeskVisitor = Pick<AnswerOf<'fetchDeskThread'>, 'answers' | 'earlier'>

/** What a desk must know of the channel over which a visitor writes. */
export type DeskChannel = NonNullable<DeskThread['via']>

type ToldMessage = AnswerOf<'listDeskMessages'>['messages'][number]

/** A message as a desk shows it. */
export type DeskMessage = Pick<
  ToldMessage,
  | 'id'
  | 'chatbotId'
  | 'threadId'
  | 'question'
  | 'answer'
  | 'reaction'
  | 'messageType'
  | 'iconUrl'
  | 'agentName'
  | 'prompts'
  | 'file'
  | 'key'
> &
  Partial<Pick<ToldMessage, 'status' | 'statusReason'>>

/** A file of a message; `size` in bytes. */
export type DeskFile = NonNullable<DeskMessage['file']>

/** What became of a message that went out. */
export type MessageStatus = NonNullable<DeskMessage['status']>

/** Somebody who answers at the desk. */
export type DeskAgent = AnswerOf<'fetchDesk'>['agents'][number]

/** A label that an account puts on threads. */
export type DeskLabel = AnswerOf<'fetchDesk'>['labels'][number]

/** How many threads are open. */
export type DeskCounts = AnswerOf<'fetchDesk'>['counts']

/** What agents say often, by its name. */
export type DeskReply = AnswerOf<'listReplies'>['replies'][number]

/** What a desk's stream tells. */
export type DeskEvent = WithMessage<EventOf<'followThreads'>['data']>

type WithMessage<Event> = Event extends { readonly message: unknown }
  ? Omit<Event, 'message'> & { readonly message: DeskMessage }
  : Event

/** A source as the API answers it. */
export type SourceRecord = AnswerOf<'listSources'>['sources'][number]

/** What a run found; it counts pages. */
export type RunRecord = NonNullable<SourceRecord['lastRun']>

/** A page of a source, or a question with its answer. */
export type SourcePageRecord = AnswerOf<'listSourcePages'>['pages'][number]

/** What visitors asked and no source answered. */
export type OpenQuestionRecord = AnswerOf<'listOpenQuestions'>['questions'][number]

/** What an agent answered and proposes as knowledge. */
export type ProposedPairRecord = AnswerOf<'listProposedPairs'>['pairs'][number]

/** A question of a test set. */
export type KnowledgeTestRecord = AnswerOf<'listKnowledgeTests'>['tests'][number]

/** What came of a test set. */
export type KnowledgeTestRun = AnswerOf<'runKnowledgeTests'>

/** A piece that was found for a question. */
export type PieceRecord = AnswerOf<'searchKnowledge'>['pieces'][number]

/** What a bot says to a question that an owner tries. */
export type TriedRecord = AnswerOf<'askKnowledge'>

/** A bot, or a sub-flow, that plays a sub-flow of the account. */
export type SubFlowUse = AnswerOf<'listSubFlowUses'>['uses'][number]

/** Somebody where they are in a draft. */
export type DraftPresence = Extract<
  EventOf<'listDraftOperations'>,
  { readonly event: 'presence' }
>['data']

/** Who is no longer there. */
export type DraftLeft = Extract<EventOf<'listDraftOperations'>, { readonly event: 'left' }>['data']
