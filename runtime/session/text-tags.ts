/** The tags that a bot's texts may hold; every other one is left out where the text is shown. */
export const textTags =
  'a abbr b blockquote br cite code del div em h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s small span strong sub sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  )
