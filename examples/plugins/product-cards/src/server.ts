import { defineStep, fields, secret, text } from 'talkgraph/runtime'
import { searchSchema } from './plugin.js'

/** The server asks the shop, with a key that no browser sees. It fills `{placeholders}` of the search words. */
export const steps = {
  'product-cards/search': defineStep({
    publicSchema: searchSchema,
    schema: fields({ shop: text(), token: secret() }),
    fields: {
      shop: {
        kind: 'address',
        isSecure: true,
        title: 'Shop',
        help: 'The address of your shop’s search, such as https://shop.example/api/products.',
      },
      token: { kind: 'secret', title: 'Key', help: 'Sent as a bearer token.' },
    },
    needs: ['call'],
    failure: 'A shop could not be asked',
    run: ({ shop, token, query }, { call }) =>
      call({
        url: shop,
        method: 'GET',
        query: [{ key: 'q', value: query }],
        headers: [{ key: 'Authorization', value: `Bearer ${token}` }],
      }),
  }),
}
