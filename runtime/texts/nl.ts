import type { BotText } from '../node/bot-texts.js'

/** Dutch. */
export const texts: Readonly<Record<BotText, string>> = {
  'Please enter a valid email address': 'Vul een geldig e-mailadres in',
  'Please enter a valid number': 'Vul een geldig getal in',
  'Please enter a valid url': 'Vul een geldig webadres in',
  'Please enter a valid phone number': 'Vul een geldig telefoonnummer in',
  'Please enter a valid date': 'Vul een geldige datum in',
  'Please upload a file smaller than 5MB': 'Upload een bestand dat kleiner is dan 5 MB',
  'Sorry, no time slots are available on {day}. Please choose a different date.':
    'Helaas zijn er op {day} geen tijden beschikbaar. Kies een andere datum.',
  'Nice to meet you, {name}': 'Aangenaam kennis te maken, {name}',
  Yes: 'Ja',
  No: 'Nee',
  Worst: 'Heel slecht',
  Best: 'Heel goed',
  '{name} has joined the chat': '{name} neemt deel aan de chat',
  '{name} has left the chat': '{name} heeft de chat verlaten',
  'An agent': 'Een medewerker',
  'Please enter a valid time': 'Voer een geldige tijd in',
  'Please enter a time from {from} to {to}': 'Voer een tijd in van {from} tot {to}',
  Choose: 'Kiezen',
  Continue: 'Doorgaan',
  'Pay {amount}': '{amount} betalen',
  Pay: 'Betalen',
  'I have paid': 'Ik heb betaald',
  'Did you mean {one} or {other}?': 'Bedoelt u {one} of {other}?',
  'Do you mean “{intent}”?': 'Bedoelt u “{intent}”?',
  'for example {example}': 'bijvoorbeeld {example}',
  '{day} cannot be chosen. Please choose a different date.':
    'Deze dag kan niet worden gekozen ({day}). Kies een andere datum.',
  'Sorry, this time has just been taken. Please choose another one.':
    'Sorry, dit tijdstip is net bezet. Kies een ander tijdstip.',
  'Sorry, there are no free times at the moment.':
    'Sorry, er zijn op dit moment geen vrije tijden.',
  'This time could not be booked. We will get back to you.':
    'Dit tijdstip kon niet worden geboekt. Wij nemen contact met u op.',
}
