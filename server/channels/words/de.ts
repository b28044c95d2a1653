import type { ChannelWords } from './channel-words.js'

/** German. */
export const words: ChannelWords = {
  hints: {
    pick: 'Bitte wählen Sie aus.',
    number: 'Bitte antworten Sie mit einer Nummer aus der Liste.',
    numbers: 'Bitte antworten Sie mit einer oder mehreren Nummern, zum Beispiel 1,3.',
    between: (from, to) => `Bitte antworten Sie mit einer Zahl von ${from} bis ${to}.`,
    date: example => `Bitte antworten Sie mit einem Datum, zum Beispiel ${example}.`,
    time: example => `Bitte antworten Sie mit einer Uhrzeit, zum Beispiel ${example}.`,
    times: (from, to) => `Bitte antworten Sie mit einer Uhrzeit von ${from} bis ${to}.`,
    days: names => `Nicht am ${names}.`,
    file: size => `Bitte senden Sie eine Datei mit bis zu ${size}.`,
    orFile: size => `Sie können auch mit einer Datei mit bis zu ${size} antworten.`,
    location: 'Bitte teilen Sie Ihren Standort oder schreiben Sie eine Adresse.',
    inputs: {
      text: 'Bitte schreiben Sie Ihre Antwort.',
      name: 'Bitte schreiben Sie Ihren Namen.',
      email: 'Bitte schreiben Sie Ihre E-Mail-Adresse.',
      number: 'Bitte schreiben Sie eine Zahl, zum Beispiel 12.',
      url: 'Bitte schreiben Sie eine Internetadresse.',
      tel: 'Bitte schreiben Sie Ihre Telefonnummer, zum Beispiel +44 20 7946 0958.',
    },
    more: 'Mehr',
    show: 'Auswahl anzeigen',
    otherDay: 'Anderes Datum',
    ticks: 'Bitte nacheinander auswählen, dann „Fertig“.',
    done: 'Fertig',
  },
  notes: {
    unsupported: 'Das kann ich hier leider nicht lesen. Bitte schreiben Sie es stattdessen.',
    answered: 'Diese Frage ist bereits beantwortet.',
    lost: 'Die Datei ist leider nicht angekommen. Bitte senden Sie sie noch einmal.',
    stopped: 'Von hier kommt nichts mehr. Schreiben Sie START, um wieder zu beginnen.',
    help: 'Hier antwortet ein automatischer Chat. Schreiben Sie STOP, um nichts mehr zu erhalten.',
  },
}
