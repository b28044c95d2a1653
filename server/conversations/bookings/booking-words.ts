/** What mails and pages say of an appointment to who comes, in one language; values stand in braces. */
export interface BookingWords {
  readonly booked: string
  readonly moved: string
  readonly cancelled: string
  readonly withWhom: string
  readonly zone: string
  readonly yourTime: string
  readonly manage: string
  readonly title: string
  readonly change: string
  readonly cancel: string
  readonly confirmCancel: string
  readonly isMoved: string
  readonly isCancelled: string
  readonly taken: string
  readonly none: string
  readonly later: string
  readonly missing: string
  readonly over: string
  readonly reallyCancel: string
}

const en: BookingWords = {
  booked: 'Your appointment: {when}',
  moved: 'Your appointment has been moved: {when}',
  cancelled: 'Your appointment has been cancelled: {when}',
  withWhom: 'With {name}',
  zone: 'Time zone: {zone}',
  yourTime: 'Your time: {time}',
  manage: 'Move or cancel the appointment',
  title: 'Your appointment',
  change: 'Choose another time',
  cancel: 'Cancel the appointment',
  confirmCancel: 'Do you really want to cancel?',
  isMoved: 'Your appointment has been moved.',
  isCancelled: 'Your appointment has been cancelled.',
  taken: 'This time has just been taken. Please choose another one.',
  none: 'There are no free times on these days.',
  later: 'Later days',
  missing: 'There is no such appointment.',
  over: 'This appointment is over.',
  reallyCancel: 'Yes, cancel it',
}

const de: BookingWords = {
  booked: 'Ihr Termin: {when}',
  moved: 'Ihr Termin wurde verlegt: {when}',
  cancelled: 'Ihr Termin wurde abgesagt: {when}',
  withWhom: 'Bei {name}',
  zone: 'Zeitzone: {zone}',
  yourTime: 'Ihre Zeit: {time}',
  manage: 'Termin verlegen oder absagen',
  title: 'Ihr Termin',
  change: 'Anderen Termin wählen',
  cancel: 'Termin absagen',
  confirmCancel: 'Möchten Sie wirklich absagen?',
  isMoved: 'Ihr Termin wurde verlegt.',
  isCancelled: 'Ihr Termin wurde abgesagt.',
  taken: 'Dieser Termin wurde gerade vergeben. Bitte wählen Sie einen anderen.',
  none: 'An diesen Tagen sind keine Termine frei.',
  later: 'Spätere Tage',
  missing: 'Diesen Termin gibt es nicht.',
  over: 'Dieser Termin ist vorbei.',
  reallyCancel: 'Ja, absagen',
}

const fr: BookingWords = {
  booked: 'Votre rendez-vous : {when}',
  moved: 'Votre rendez-vous a été déplacé : {when}',
  cancelled: 'Votre rendez-vous a été annulé : {when}',
  withWhom: 'Avec {name}',
  zone: 'Fuseau horaire : {zone}',
  yourTime: 'Votre heure : {time}',
  manage: 'Déplacer ou annuler le rendez-vous',
  title: 'Votre rendez-vous',
  change: 'Choisir un autre horaire',
  cancel: 'Annuler le rendez-vous',
  confirmCancel: 'Voulez-vous vraiment annuler ?',
  isMoved: 'Votre rendez-vous a été déplacé.',
  isCancelled: 'Votre rendez-vous a été annulé.',
  taken: 'Cet horaire vient d’être pris. Veuillez en choisir un autre.',
  none: 'Aucun horaire n’est libre ces jours-là.',
  later: 'Jours suivants',
  missing: 'Ce rendez-vous n’existe pas.',
  over: 'Ce rendez-vous est passé.',
  reallyCancel: 'Oui, annuler',
}

const es: BookingWords = {
  booked: 'Su cita: {when}',
  moved: 'Su cita se ha cambiado: {when}',
  cancelled: 'Su cita se ha cancelado: {when}',
  withWhom: 'Con {name}',
  zone: 'Zona horaria: {zone}',
  yourTime: 'Su hora: {time}',
  manage: 'Cambiar o cancelar la cita',
  title: 'Su cita',
  change: 'Elegir otra hora',
  cancel: 'Cancelar la cita',
  confirmCancel: '¿Desea realmente cancelarla?',
  isMoved: 'Su cita se ha cambiado.',
  isCancelled: 'Su cita se ha cancelado.',
  taken: 'Esta hora acaba de ocuparse. Elija otra, por favor.',
  none: 'No hay horas libres en estos días.',
  later: 'Días siguientes',
  missing: 'Esta cita no existe.',
  over: 'Esta cita ya ha pasado.',
  reallyCancel: 'Sí, cancelar',
}

const it: BookingWords = {
  booked: 'Il Suo appuntamento: {when}',
  moved: 'Il Suo appuntamento è stato spostato: {when}',
  cancelled: 'Il Suo appuntamento è stato annullato: {when}',
  withWhom: 'Con {name}',
  zone: 'Fuso orario: {zone}',
  yourTime: 'La Sua ora: {time}',
  manage: 'Spostare o annullare l’appuntamento',
  title: 'Il Suo appuntamento',
  change: 'Scegliere un altro orario',
  cancel: 'Annullare l’appuntamento',
  confirmCancel: 'Vuole davvero annullare?',
  isMoved: 'Il Suo appuntamento è stato spostato.',
  isCancelled: 'Il Suo appuntamento è stato annullato.',
  taken: 'Questo orario è appena stato occupato. Ne scelga un altro.',
  none: 'In questi giorni non ci sono orari liberi.',
  later: 'Giorni successivi',
  missing: 'Questo appuntamento non esiste.',
  over: 'Questo appuntamento è passato.',
  reallyCancel: 'Sì, annulla',
}

const nl: BookingWords = {
  booked: 'Uw afspraak: {when}',
  moved: 'Uw afspraak is verzet: {when}',
  cancelled: 'Uw afspraak is geannuleerd: {when}',
  withWhom: 'Met {name}',
  zone: 'Tijdzone: {zone}',
  yourTime: 'Uw tijd: {time}',
  manage: 'Afspraak verzetten of annuleren',
  title: 'Uw afspraak',
  change: 'Een ander tijdstip kiezen',
  cancel: 'Afspraak annuleren',
  confirmCancel: 'Wilt u echt annuleren?',
  isMoved: 'Uw afspraak is verzet.',
  isCancelled: 'Uw afspraak is geannuleerd.',
  taken: 'Dit tijdstip is net bezet. Kies een ander tijdstip.',
  none: 'Op deze dagen zijn er geen vrije tijden.',
  later: 'Latere dagen',
  missing: 'Deze afspraak bestaat niet.',
  over: 'Deze afspraak is voorbij.',
  reallyCancel: 'Ja, annuleren',
}

const pt: BookingWords = {
  booked: 'Seu horário: {when}',
  moved: 'Seu horário foi alterado: {when}',
  cancelled: 'Seu horário foi cancelado: {when}',
  withWhom: 'Com {name}',
  zone: 'Fuso horário: {zone}',
  yourTime: 'Sua hora: {time}',
  manage: 'Alterar ou cancelar o horário',
  title: 'Seu horário',
  change: 'Escolher outro horário',
  cancel: 'Cancelar o horário',
  confirmCancel: 'Deseja realmente cancelar?',
  isMoved: 'Seu horário foi alterado.',
  isCancelled: 'Seu horário foi cancelado.',
  taken: 'Este horário acabou de ser ocupado. Escolha outro.',
  none: 'Não há horários livres nestes dias.',
  later: 'Dias seguintes',
  missing: 'Este horário não existe.',
  over: 'Este horário já passou.',
  reallyCancel: 'Sim, cancelar',
}

const pl: BookingWords = {
  booked: 'Państwa termin: {when}',
  moved: 'Państwa termin został przełożony: {when}',
  cancelled: 'Państwa termin został odwołany: {when}',
  withWhom: 'Z {name}',
  zone: 'Strefa czasowa: {zone}',
  yourTime: 'Czas u Państwa: {time}',
  manage: 'Przełóż lub odwołaj termin',
  title: 'Państwa termin',
  change: 'Wybierz inny termin',
  cancel: 'Odwołaj termin',
  confirmCancel: 'Czy na pewno odwołać?',
  isMoved: 'Termin został przełożony.',
  isCancelled: 'Termin został odwołany.',
  taken: 'Ten termin został właśnie zajęty. Proszę wybrać inny.',
  none: 'W tych dniach nie ma wolnych terminów.',
  later: 'Późniejsze dni',
  missing: 'Nie ma takiego terminu.',
  over: 'Ten termin już minął.',
  reallyCancel: 'Tak, odwołaj',
}

const ar: BookingWords = {
  booked: 'موعدكم: {when}',
  moved: 'تم تغيير موعدكم: {when}',
  cancelled: 'تم إلغاء موعدكم: {when}',
  withWhom: 'مع {name}',
  zone: 'المنطقة الزمنية: {zone}',
  yourTime: 'توقيتكم: {time}',
  manage: 'تغيير الموعد أو إلغاؤه',
  title: 'موعدكم',
  change: 'اختيار موعد آخر',
  cancel: 'إلغاء الموعد',
  confirmCancel: 'هل تريدون الإلغاء حقًا؟',
  isMoved: 'تم تغيير موعدكم.',
  isCancelled: 'تم إلغاء موعدكم.',
  taken: 'تم حجز هذا الموعد للتو. يُرجى اختيار موعد آخر.',
  none: 'لا توجد مواعيد متاحة في هذه الأيام.',
  later: 'أيام لاحقة',
  missing: 'لا يوجد موعد كهذا.',
  over: 'انتهى هذا الموعد.',
  reallyCancel: 'نعم، ألغِه',
}

const he: BookingWords = {
  booked: 'הפגישה שלכם: {when}',
  moved: 'הפגישה שלכם הועברה: {when}',
  cancelled: 'הפגישה שלכם בוטלה: {when}',
  withWhom: 'עם {name}',
  zone: 'אזור זמן: {zone}',
  yourTime: 'השעה אצלכם: {time}',
  manage: 'העברת הפגישה או ביטולה',
  title: 'הפגישה שלכם',
  change: 'בחירת מועד אחר',
  cancel: 'ביטול הפגישה',
  confirmCancel: 'לבטל באמת?',
  isMoved: 'הפגישה הועברה.',
  isCancelled: 'הפגישה בוטלה.',
  taken: 'השעה הזו נתפסה זה עתה. נא לבחור שעה אחרת.',
  none: 'אין שעות פנויות בימים אלה.',
  later: 'ימים מאוחרים יותר',
  missing: 'אין פגישה כזו.',
  over: 'הפגישה הזו כבר עברה.',
  reallyCancel: 'כן, לבטל',
}

/** The languages that there are words of. */
export const bookingLanguages = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'nl',
  'pt',
  'pl',
  'ar',
  'he',
] as const

const languages: Readonly<Record<(typeof bookingLanguages)[number], BookingWords>> = {
  en,
  de,
  fr,
  es,
  it,
  nl,
  pt,
  pl,
  ar,
  he,
}

/** The words of a language, by its tag; English where there are none. */
export function bookingWords(locale: string): {
  readonly words: BookingWords
  readonly language: string
} {
  const tag = locale.toLowerCase().split('-', 1)[0] ?? ''
  const language = bookingLanguages.find(each => each === tag) ?? 'en'
  return { words: languages[language], language }
}
