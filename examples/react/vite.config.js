// The new JSX of React, without a plugin.
export default { oxc: { jsx: { runtime: 'automatic' } } }
