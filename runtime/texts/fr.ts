import type { BotText } from '../node/bot-texts.js'

/** French. */
export const texts: Readonly<Record<BotText, string>> = {
  'Please enter a valid email address': 'Veuillez saisir une adresse e-mail valide',
  'Please enter a valid number': 'Veuillez saisir un nombre valide',
  'Please enter a valid url': 'Veuillez saisir une adresse web valide',
  'Please enter a valid phone number': 'Veuillez saisir un numéro de téléphone valide',
  'Please enter a valid date': 'Veuillez saisir une date valide',
  'Please upload a file smaller than 5MB': 'Veuillez envoyer un fichier de moins de 5 Mo',
  'Sorry, no time slots are available on {day}. Please choose a different date.':
    'Nous sommes désolés, aucun créneau n’est disponible le {day}. Veuillez choisir une autre date.',
  'Nice to meet you, {name}': 'C’est un plaisir de faire votre connaissance, {name}',
  Yes: 'Oui',
  No: 'Non',
  Worst: 'Très mauvais',
  Best: 'Excellent',
  '{name} has joined the chat': '{name} a rejoint la discussion',
  '{name} has left the chat': '{name} a quitté la discussion',
  'An agent': 'Un conseiller',
  'Please enter a valid time': 'Veuillez saisir une heure valide',
  'Please enter a time from {from} to {to}': 'Veuillez saisir une heure entre {from} et {to}',
  Choose: 'Choisir',
  Continue: 'Continuer',
  'Pay {amount}': 'Payer {amount}',
  Pay: 'Payer',
  'I have paid': 'J’ai payé',
  'Did you mean {one} or {other}?': 'Voulez-vous dire {one} ou {other} ?',
  'Do you mean “{intent}”?': 'Voulez-vous dire « {intent} » ?',
  'for example {example}': 'par exemple {example}',
  '{day} cannot be chosen. Please choose a different date.':
    'Ce jour ne peut pas être choisi ({day}). Veuillez choisir une autre date.',
  'Sorry, this time has just been taken. Please choose another one.':
    'Désolé, cet horaire vient d’être pris. Veuillez en choisir un autre.',
  'Sorry, there are no free times at the moment.':
    'Désolé, aucun horaire n’est libre pour le moment.',
  'This time could not be booked. We will get back to you.':
    'Cet horaire n’a pas pu être réservé. Nous reviendrons vers vous.',
}
