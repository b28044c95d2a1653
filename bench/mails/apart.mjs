const closing = 'a closing is kept, as other corpora do'
const nothingLeft = 'nothing would be left, so all of it is read'
const quoted = 'what is quoted is not the person’s own'
const signed = 'a signature is cut off, as other corpora do'
const first = 'by its headers it answers no mail, and of a first mail nothing is cut off'

/** Mails whose known answer contradicts what was decided, or another corpus, with the reason. */
export const apart = {
  'activecollab/apple_mail_case_01.eml': closing,
  'crisp/email_with_regards.txt': closing,
  'discourse/embedded_email_17.txt': nothingLeft,
  'discourse/embedded_email_18.txt': nothingLeft,
  'discourse/forwarded_message.txt': nothingLeft,
  'discourse/spam_1.txt': nothingLeft,
  'discourse/embedded_email_16.txt': quoted,
  'discourse/embedded_email_7.txt': quoted,
  'discourse/quote_and_text.txt': quoted,
  'talon/iphone.eml': signed,
  'talon/sparrow.eml': signed,
  'activecollab/outlook_2010_html.eml': first,
  'activecollab/outlook_2010_plain.eml': first,
  'activecollab/outlook_2010_rich.eml': first,
  'talon/outlook.eml': first,
}
