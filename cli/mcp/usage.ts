/** How `talkgraph mcp` is called. */
export const mcpUsage = 'mcp [--server URL]'
