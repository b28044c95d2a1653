import type { ChannelWords } from './channel-words.js'

/** French. */
export const words: ChannelWords = {
  hints: {
    pick: 'Veuillez choisir.',
    number: 'Veuillez répondre par un numéro de la liste.',
    numbers: 'Veuillez répondre par un ou plusieurs numéros, par exemple 1,3.',
    between: (from, to) => `Veuillez répondre par un nombre de ${from} à ${to}.`,
    date: example => `Veuillez répondre par une date, par exemple ${example}.`,
    time: example => `Veuillez répondre par une heure, par exemple ${example}.`,
    times: (from, to) => `Veuillez répondre par une heure entre ${from} et ${to}.`,
    days: names => `Sauf ${names}.`,
    file: size => `Veuillez envoyer un fichier de ${size} maximum.`,
    orFile: size => `Vous pouvez aussi répondre par un fichier de ${size} maximum.`,
    location: 'Veuillez partager votre position ou écrire une adresse.',
    inputs: {
      text: 'Veuillez écrire votre réponse.',
      name: 'Veuillez écrire votre nom.',
      email: 'Veuillez écrire votre adresse e-mail.',
      number: 'Veuillez écrire un nombre, par exemple 12.',
      url: 'Veuillez écrire une adresse web.',
      tel: 'Veuillez écrire votre numéro de téléphone, par exemple +44 20 7946 0958.',
    },
    more: 'Voir plus',
    show: 'Voir les choix',
    otherDay: 'Autre date',
    ticks: 'Choisissez une option après l’autre, puis « Terminé ».',
    done: 'Terminé',
  },
  notes: {
    unsupported: 'Je ne peux malheureusement pas lire cela ici. Veuillez plutôt l’écrire.',
    answered: 'Cette question a déjà reçu une réponse.',
    lost: 'Le fichier n’est malheureusement pas arrivé. Veuillez l’envoyer à nouveau.',
    stopped: 'Vous ne recevrez plus de messages. Écrivez START pour recommencer.',
    help: 'Ceci est un chat automatique. Écrivez STOP pour ne plus recevoir de messages.',
  },
}
