import { deleteAccount, fetchAccount, fetchBudgets, renameAccount } from './account.js'
import { fetchPlan } from './account-plan.js'
import { resetAppearance, updateAppearance } from './appearance.js'
import { listBookingCalendars, listBookingTimes } from './booking-calendars.js'
import { exportBookingsAsCalendar, exportBookingsAsCsv } from './booking-export.js'
import { fetchBookingFeed, renewBookingFeed } from './booking-feed.js'
import { addBooking, cancelBooking, changeBooking, listBookings } from './bookings.js'
import type { Call } from './call/define-call.js'
import {
  changeChannel,
  checkChannel,
  connectChannel,
  disconnectChannel,
  fetchChannel,
  listChannelKinds,
  listChannels,
} from './channels/calls.js'
import { listChannelTemplates, testChannel } from './channels/messages.js'
import { fetchChannelPage } from './channels/page.js'
import { checkPageName } from './channels/page-name.js'
import {
  changeConnection,
  checkConnection,
  deleteConnection,
  fetchConnection,
  listConnections,
  listConnectors,
  loadConnectionOptions,
  makeConnection,
  signInToConnect,
} from './connections/calls.js'
import {
  addContact,
  changeContact,
  deleteContact,
  fetchContact,
  forgetContactOfAccount,
  listContacts,
} from './contacts/contacts.js'
import { addContactNote, deleteContactNote, mergeContacts, splitContact } from './contacts/merge.js'
import { exportContacts, importContactsAsCsv } from './contacts/table.js'
import { copyChatbot } from './copies.js'
import { createChatbot } from './create.js'
import { deleteChatbot } from './delete.js'
import { deleteOldResults, forgetVisitorOfAccount } from './delete-many.js'
import { listDeskTemplates, sendDeskTemplate } from './desk/approved.js'
import { deleteLabel, putLabel } from './desk/labels.js'
import { listDeskMessages, sendDeskFile, sendDeskMessage } from './desk/messages.js'
import { fetchDesk, setAvailability } from './desk/overview.js'
import { deleteReply, listReplies, putReply } from './desk/replies.js'
import { assignThread, readDeskThread, takeThread } from './desk/take.js'
import { fetchDeskThread, listDeskThreads } from './desk/threads.js'
import {
  changeTicket,
  fetchTicket,
  fetchTicketOfThread,
  listTickets,
  makeTicket,
} from './desk/tickets.js'
import { changeDraft, fetchDraft } from './draft.js'
import { listDraftOperations } from './draft-operations.js'
import { tellPresence } from './draft-presence.js'
import { runDraftStep, sendDraftFile } from './draft-steps.js'
import { editFlow } from './edit-flow.js'
import { copyExample, fetchExample, listExampleBots } from './examples.js'
import { endExperiment, listExperiments } from './experiments.js'
import { fetchChatbot } from './fetch.js'
import { addFile, deleteFile, listFiles } from './files.js'
import { listChanges, listFindings } from './findings.js'
import { storeFlow } from './flow.js'
import { countFlowResults, countStepAnswers } from './flow-results.js'
import { forget } from './forget.js'
import { countFunnel } from './funnel.js'
import {
  fetchExampleOfEvent,
  listHookDeliveries,
  listHooks,
  resendHookDelivery,
  subscribeHook,
  unsubscribeHook,
} from './hooks/calls.js'
import { deleteIcons, updateIcon } from './icons.js'
import {
  changeIntents,
  classifyText,
  deleteIntents,
  fetchIntents,
  putIntents,
  reviewIntents,
  trainIntents,
} from './intents/intents.js'
import { inviteMember, listInvitations, withdrawInvitation } from './invitations.js'
import { createKey, deleteKey, listKeys } from './keys.js'
import { askKnowledge } from './knowledge/ask.js'
import { deleteEmbeddings, fetchEmbeddings, putEmbeddings } from './knowledge/embeddings.js'
import {
  approvePair,
  deleteProposedPair,
  listProposedPairs,
  proposePair,
} from './knowledge/proposed-pairs.js'
import { deleteOpenQuestion, listOpenQuestions } from './knowledge/questions.js'
import { searchPieces } from './knowledge/search.js'
import { addPairs, deletePair } from './knowledge/source-pairs.js'
import {
  addSource,
  cancelSource,
  changeSource,
  deleteSource,
  fetchSource,
  listSourcePages,
  listSources,
  retrainSource,
} from './knowledge/sources.js'
import {
  addKnowledgeTests,
  deleteKnowledgeTest,
  listKnowledgeTests,
  runKnowledgeTests,
} from './knowledge/tests.js'
import { listChatbots } from './list.js'
import { followThreads, readThread, typeInThread } from './live.js'
import { changeMailTexts, fetchMailTexts, previewMailText, tryMailText } from './mail-texts.js'
import { chooseAccount, fetchMe } from './me.js'
import { changeMember, listMembers, removeMember } from './members.js'
import { reactToMessage, sendMessage } from './message.js'
import {
  deleteNamedDraft,
  fetchNamedDraft,
  keepDraft,
  listNamedDrafts,
  renameDraft,
} from './named-drafts.js'
import { fetchOverview, listOverviews } from './overview.js'
import { payForPlan } from './plan-checkout.js'
import { proposeBot, proposeChange } from './proposals.js'
import { listPublications } from './publications.js'
import { publishFlow, unpublish } from './publish.js'
import { fetchPush, subscribePush, unsubscribePush } from './push.js'
import {
  fetchFailures,
  fetchIdentitySecret,
  fetchWebhookSecret,
  listCalls,
  listMails,
  retryCall,
} from './reports.js'
import { countResults } from './result-counts.js'
import { exportResultsAsCsv, exportResultsAsJson } from './result-export.js'
import { countLeads } from './result-leads.js'
import { deleteResult, deleteResults, fetchResult, listResults } from './results.js'
import { keepSecret } from './secrets.js'
import { createSubFlow } from './sub-flow-create.js'
import { listSubFlows } from './sub-flow-list.js'
import { takeSubFlowEverywhere } from './sub-flow-take.js'
import { listSubFlowUses } from './sub-flow-uses.js'
import { copyTemplate } from './templates.js'
import { changeThread, deleteThread, fetchThread, listMessages, listThreads } from './threads.js'
import { updateChatbot, updateSettings } from './update.js'
import { deleteVersion, fetchVersion, listVersions } from './versions.js'

/** Every call of the API, one line each, in the order of the reference. */
export const allCalls: readonly Call[] = [
  listChatbots,
  listOverviews,
  createChatbot,
  copyChatbot,
  fetchChatbot,
  fetchOverview,
  updateChatbot,
  updateSettings,
  deleteChatbot,
  updateAppearance,
  resetAppearance,
  updateIcon,
  deleteIcons,
  storeFlow,
  editFlow,
  fetchDraft,
  changeDraft,
  listDraftOperations,
  tellPresence,
  runDraftStep,
  sendDraftFile,
  proposeBot,
  proposeChange,
  listNamedDrafts,
  keepDraft,
  fetchNamedDraft,
  renameDraft,
  deleteNamedDraft,
  addFile,
  listFiles,
  deleteFile,
  keepSecret,
  publishFlow,
  unpublish,
  listPublications,
  listVersions,
  fetchVersion,
  deleteVersion,
  listFindings,
  listChanges,
  listSubFlows,
  createSubFlow,
  listSubFlowUses,
  takeSubFlowEverywhere,
  listExampleBots,
  fetchExample,
  copyExample,
  copyTemplate,
  listChannelKinds,
  listChannels,
  connectChannel,
  fetchChannel,
  changeChannel,
  disconnectChannel,
  checkChannel,
  fetchChannelPage,
  checkPageName,
  testChannel,
  listChannelTemplates,
  listConnectors,
  listConnections,
  makeConnection,
  signInToConnect,
  fetchConnection,
  changeConnection,
  deleteConnection,
  checkConnection,
  loadConnectionOptions,
  listHooks,
  subscribeHook,
  fetchExampleOfEvent,
  unsubscribeHook,
  listHookDeliveries,
  resendHookDelivery,
  listSources,
  addSource,
  fetchSource,
  changeSource,
  deleteSource,
  retrainSource,
  cancelSource,
  listSourcePages,
  addPairs,
  deletePair,
  searchPieces,
  askKnowledge,
  fetchEmbeddings,
  putEmbeddings,
  deleteEmbeddings,
  listOpenQuestions,
  deleteOpenQuestion,
  listProposedPairs,
  proposePair,
  approvePair,
  deleteProposedPair,
  listKnowledgeTests,
  addKnowledgeTests,
  deleteKnowledgeTest,
  runKnowledgeTests,
  fetchIntents,
  putIntents,
  reviewIntents,
  changeIntents,
  deleteIntents,
  trainIntents,
  classifyText,
  sendMessage,
  reactToMessage,
  listThreads,
  fetchThread,
  listMessages,
  changeThread,
  deleteThread,
  typeInThread,
  readThread,
  followThreads,
  fetchDesk,
  setAvailability,
  putLabel,
  deleteLabel,
  listReplies,
  putReply,
  deleteReply,
  listDeskThreads,
  fetchDeskThread,
  listDeskMessages,
  sendDeskMessage,
  sendDeskFile,
  listDeskTemplates,
  sendDeskTemplate,
  takeThread,
  assignThread,
  readDeskThread,
  makeTicket,
  fetchTicketOfThread,
  listTickets,
  fetchTicket,
  changeTicket,
  listBookings,
  addBooking,
  listBookingCalendars,
  listBookingTimes,
  fetchBookingFeed,
  renewBookingFeed,
  exportBookingsAsCsv,
  exportBookingsAsCalendar,
  changeBooking,
  cancelBooking,
  listContacts,
  addContact,
  exportContacts,
  importContactsAsCsv,
  fetchContact,
  changeContact,
  deleteContact,
  forgetContactOfAccount,
  mergeContacts,
  splitContact,
  addContactNote,
  deleteContactNote,
  fetchFailures,
  listCalls,
  retryCall,
  fetchWebhookSecret,
  fetchIdentitySecret,
  listMails,
  listResults,
  countResults,
  countLeads,
  countFlowResults,
  countStepAnswers,
  listExperiments,
  endExperiment,
  countFunnel,
  exportResultsAsCsv,
  exportResultsAsJson,
  fetchResult,
  deleteResult,
  deleteResults,
  deleteOldResults,
  forget,
  forgetVisitorOfAccount,
  listKeys,
  createKey,
  deleteKey,
  fetchMe,
  chooseAccount,
  fetchPush,
  subscribePush,
  unsubscribePush,
  fetchAccount,
  fetchBudgets,
  fetchPlan,
  payForPlan,
  renameAccount,
  fetchMailTexts,
  changeMailTexts,
  previewMailText,
  tryMailText,
  deleteAccount,
  listMembers,
  changeMember,
  removeMember,
  listInvitations,
  inviteMember,
  withdrawInvitation,
]
