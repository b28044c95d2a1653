// Any way of running Next will do; this one writes files that any server can serve.
export default { output: 'export' }
