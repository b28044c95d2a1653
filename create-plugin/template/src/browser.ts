// What a visitor's browser gets: how the steps go, and how they are drawn. Forms and samples are for the studio.
export { name, nodes, texts } from './plugin.js'
export * from './widget.js'
