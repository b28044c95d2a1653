const { authentication, withKey } = require('./authentication.js')
const { version, dependencies } = require('./package.json')
const { triggers } = require('./triggers.js')

/** The app: it signs in with a key of the account, and a Zap begins with what happens in a bot. */
module.exports = {
  version,
  platformVersion: dependencies['zapier-platform-core'],
  authentication,
  beforeRequest: [withKey],
  triggers,
}
