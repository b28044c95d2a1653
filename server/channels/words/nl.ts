import type { ChannelWords } from './channel-words.js'

/** Dutch. */
export const words: ChannelWords = {
  hints: {
    pick: 'Maak een keuze.',
    number: 'Antwoord met een nummer uit de lijst.',
    numbers: 'Antwoord met een of meer nummers, bijvoorbeeld 1,3.',
    between: (from, to) => `Antwoord met een getal van ${from} tot en met ${to}.`,
    date: example => `Antwoord met een datum, bijvoorbeeld ${example}.`,
    time: example => `Antwoord met een tijd, bijvoorbeeld ${example}.`,
    times: (from, to) => `Antwoord met een tijd van ${from} tot ${to}.`,
    days: names => `Niet op ${names}.`,
    file: size => `Stuur een bestand van maximaal ${size}.`,
    orFile: size => `U kunt ook antwoorden met een bestand van maximaal ${size}.`,
    location: 'Deel uw locatie of typ een adres.',
    inputs: {
      text: 'Typ uw antwoord.',
      name: 'Typ uw naam.',
      email: 'Typ uw e-mailadres.',
      number: 'Typ een getal, bijvoorbeeld 12.',
      url: 'Typ een webadres.',
      tel: 'Typ uw telefoonnummer, bijvoorbeeld +44 20 7946 0958.',
    },
    more: 'Meer',
    show: 'Opties tonen',
    otherDay: 'Andere datum',
    ticks: 'Kies de opties een voor een en daarna ‘Klaar’.',
    done: 'Klaar',
  },
  notes: {
    unsupported: 'Sorry, dit kan ik hier niet lezen. Wilt u het typen?',
    answered: 'Deze vraag is al beantwoord.',
    lost: 'Sorry, het bestand is niet aangekomen. Stuur het alstublieft opnieuw.',
    stopped: 'U ontvangt geen berichten meer. Schrijf START om opnieuw te beginnen.',
    help: 'Dit is een automatische chat. Schrijf STOP om geen berichten meer te ontvangen.',
  },
}
