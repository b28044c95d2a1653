export const subFlowSample = {
  subFlowId: 'address',
  version: 3,
  inputs: { country: '{country}' },
  outputs: { street: 'delivery_street', town: 'delivery_town' },
}
