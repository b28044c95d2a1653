export const htmlSample = {
  html: '<h3>Opening hours</h3><ul><li>Tuesday to Friday: 7 to 18</li><li>Saturday: 7 to 14</li></ul>',
}
