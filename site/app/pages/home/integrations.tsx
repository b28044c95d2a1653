import { IntegrationTiles } from '../../brands/integration-tiles.js'
import { Section } from '../../kit/section.js'

/** What a bot is joined with. */
export const Integrations = () => (
  <Section
    title="It passes on what it hears"
    tone="sunken"
    lead="What visitors answer reaches the tools that your team works with; keys and tokens never leave the server."
  >
    <IntegrationTiles />
    <p>
      <a href="/integrations">See all integrations</a>
    </p>
  </Section>
)
