import type { GraphRefusal } from '../meta/graph.js'

/** What the owner can do where a message was refused, by WhatsApp's code. */
const remedies: Readonly<Record<string, string>> = {
  '10': 'The access token may not send messages. Give its system user the permission whatsapp_business_messaging.',
  '190':
    'The access token is wrong or has expired. Make a new one for a system user and enter it in Channels.',
  '200':
    'The access token may not send messages. Give its system user the permission whatsapp_business_messaging.',
  '368':
    'WhatsApp has blocked the account for a while because its policies were broken. See the account’s quality in WhatsApp Manager.',
  '130472':
    'WhatsApp left this person out of marketing messages for a test of its own. Nothing can be done.',
  '130497': 'WhatsApp does not let this business write to this country.',
  '131021': 'The number wrote to itself. Use another phone.',
  '131026':
    'The message cannot be delivered: the person is not on WhatsApp, has not taken its terms, or uses an old app. Reach them by another way.',
  '131030':
    'A test number writes only to the numbers that are entered in the app dashboard. Enter this one, or use a number of your own.',
  '131031': 'WhatsApp has locked the account. Ask its support in WhatsApp Manager.',
  '131037':
    'The display name of the number is not approved yet. See WhatsApp Manager, Phone numbers.',
  '131042':
    'Something is wrong with the payment method. Mend it in WhatsApp Manager, Payment settings.',
  '131045': 'The number is not registered. Register it on the page API setup of the app dashboard.',
  '131047':
    'More than 24 hours have passed since the person last wrote. Only an approved template may be sent now.',
  '131048':
    'WhatsApp holds messages back because people have blocked or reported the number. See its quality in WhatsApp Manager.',
  '131049':
    'WhatsApp did not deliver the message to keep this person’s marketing messages few. Try again in a day or later.',
  '131050': 'The person has stopped marketing messages from this business.',
  '131051': 'WhatsApp does not take this kind of message.',
  '131052': 'WhatsApp could not fetch the file that the person sent. Ask for it once more.',
  '131053':
    'WhatsApp could not fetch the file, or does not take its type or size. See that its address is open to the internet.',
  '131056': 'Too many messages to this person in a short time. They go out one by one.',
  '130429': 'Too many messages in a short time. They go out one by one.',
  '131062': 'This template needs the person’s phone number, which WhatsApp does not show for them.',
  '132000':
    'The template was given another number of values than it has. Read the templates again.',
  '132001':
    'There is no such template in this language, or it is not approved any more. Read the templates again.',
  '132005': 'With its values the template is too long. Shorten them.',
  '132007': 'A value of the template breaks WhatsApp’s policy.',
  '132012': 'A value does not fit the template. Read the templates again.',
  '132015':
    'WhatsApp has paused the template because people did not like it. Change it in WhatsApp Manager, or use another.',
  '132016': 'WhatsApp has disabled the template for good. Use another.',
  '133010': 'The number is not registered. Register it on the page API setup of the app dashboard.',
}

/** Why a message was not delivered, with what the owner can do; in WhatsApp's words where nothing better is known. */
export function reasonOf(code: string, told: string): string {
  return remedies[code] ?? (told.trim() === '' ? `WhatsApp says ${code}` : told.trim())
}

/** What the owner can do where the settings were refused. */
export function checkRemedy({ code, message }: GraphRefusal): string {
  if (/appsecret_proof/i.test(message))
    return 'The app secret does not belong to the app of this access token. Copy it from the same app: App settings, Basic.'
  switch (code) {
    case '190':
    case '102':
      return 'Meta does not know this access token, or it has expired. Make a new one for a system user in Business settings.'
    case '100':
    case '33':
    case '803':
      return 'Meta knows no number with this id, or the access token may not see it. Copy the phone number id from WhatsApp, API setup, not the number itself, and give the system user the WhatsApp account.'
    case '10':
    case '200':
      return 'The access token lacks a permission. Give its system user whatsapp_business_messaging and whatsapp_business_management.'
    case 'BLOCKED_ADDRESS':
      return `The address of the API may not be called: ${message}. Leave it blank for Meta’s own.`
    default:
      return `Meta could not be asked (${code}: ${message}). Try again in a moment.`
  }
}
